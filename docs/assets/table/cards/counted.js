// What is counted for the seats, and what the last trick brought: read from the marks of the table and of
// its events, and never worked out by a rule.
import { markOf } from '../core/lying.js';
import { say } from '../core/say.js';

/** Whether the game counts this for its seats. */
export const isCounted = (view, id) => view.marks.some((mark) => mark.id === id && typeof mark.place === 'number');

const isOf = (id, seat) => (mark) => mark.id === id && mark.place === seat;

/** How it stood before these events: the values of a mark by seat, as far as the events tell. */
export function before(view, events, id = 'score') {
  const first = events[0]?.n ?? Infinity;
  const found = new Map();
  for (const { n, after, marked } of view.events) {
    if (n >= first) break;
    for (const mark of [...after?.afresh ? after.marks : [], ...marked]) if (mark.id === id) found.set(mark.place, mark.value);
  }
  return found;
}

/** What these events changed, by seat: `Map` of what has come to whom, or gone from him. */
export function changes(view, events, id = 'score') {
  const [stood, found] = [before(view, events, id), new Map()];
  for (const { marked } of events) {
    for (const { id: one, place, value } of marked) {
      if (one === id && typeof place === 'number') found.set(place, value - (stood.get(place) ?? 0));
    }
  }
  return new Map([...found].filter(([, by]) => by));
}

/** The events since a trick was taken last, the trick with them; none of another deal. */
function sinceTrick(view, { ACTS }) {
  const last = view.events.findLastIndex(({ kind, deal }) => ACTS[kind]?.act === 'trick' && deal === view.lastDeal);
  return last < 0 ? [] : view.events.slice(last);
}

/** What the last trick, and whatever came after it, brought each seat. */
export const brought = (view, furniture) => changes(view, sinceTrick(view, furniture));

/** What stands in chalk for a seat; null where nothing does. */
export const countOf = (view, seat) => markOf(view, 'score', seat)?.value ?? null;

/** Say what is counted for a seat; nothing where the game counts nothing. */
export const countInWords = (view, seat) => (isCounted(view, 'score') ? say('counts {n}', { n: countOf(view, seat) }) : null);

/** The phrases of a seat's marks, in the engine's words: of those of these ids that it has. */
export const phrasesOf = (view, seat, ids) => ids.map((id) => view.marks.find(isOf(id, seat))?.text).filter(Boolean);
