// What is said aloud at the table: the cries at the seats.
import { html, nothing } from 'lit';

/** Map each seat to its last cry among `events`: the source's words, their language, the gloss. */
export function speechOf(events, lang) {
  const speech = new Map();
  for (const { cry, gloss, by, seat } of events) {
    if (!cry) continue;
    // Whoever answers a request cries; it is the asker's event all the same.
    const speaker = by ?? seat;
    speech.delete(speaker); // so that who spoke last stands last
    speech.set(speaker, { words: cry, gloss, lang });
  }
  const last = lastSpeaker(speech);
  if (last !== null) speech.get(last).last = true;
  return speech;
}

/** Name the seat that spoke last, or null. */
export const lastSpeaker = (speech) => [...speech.keys()].at(-1) ?? null;

/** Draw a cry as a speech mark: the source's words, and under them what they mean. */
export function drawSpeech({ words, gloss, lang }) {
  return html`<span class="speech"><q lang=${lang}>${words}</q>${
    gloss ? html`<span class="gloss">${gloss}</span>` : nothing}</span>`;
}
