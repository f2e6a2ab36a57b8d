// What is said aloud: the cries at the seats, and the words for those who listen to the page.

const SPOKEN = 6; // more events than this are summed up for a screen reader

/** Map each seat to its last cry among `events`, in the source's words. */
export function speechOf(events, lang) {
  const speech = new Map();
  for (const event of events) {
    // Whoever answers a request cries; it is the asker's event all the same.
    if (event.cry) speech.set(event.by ?? event.seat, { words: event.cry, lang });
  }
  return speech;
}

/** Say the new events in one breath. */
export function announce(events) {
  const told = events.slice(-SPOKEN).map(({ text }) => text).join(' ');
  const more = events.length - SPOKEN;
  return more > 0 ? `${more} things happened before this. ${told}` : told;
}
