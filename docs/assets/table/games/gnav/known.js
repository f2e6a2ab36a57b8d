// What a seat has itself seen go face down to another, and where that lies now: read from the moves it was
// told of, the cards of which it sees only where it saw them.

const isHand = (zone) => zone.startsWith('hand:');

/** The pieces that lie face down and are known, by the hands that they lie in. */
export function knownIn({ events, lastDeal }) {
  const known = new Map();
  for (const { moved } of events.filter(({ deal }) => deal === lastDeal)) {
    const goes = moved.map(({ from, to, cards }) => [from, to, cards[0] ?? known.get(from)]);
    goes.forEach(([from]) => known.delete(from));
    goes.filter(([, to, piece]) => piece && isHand(to)).forEach(([, to, piece]) => known.set(to, piece));
  }
  return known;
}
