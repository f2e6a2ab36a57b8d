// What is counted for the seats, and what the last trick brought: read from the marks of the table and of
// its events, and never worked out by a rule.
import { changes } from '../core/acts/sums.js';
import { markOf } from '../core/lying.js';
import { say } from '../core/say.js';

/** Whether the game counts this for its seats. */
export const isCounted = (view, id) => view.marks.some((mark) => mark.id === id && typeof mark.place === 'number');

/** Whether something has been counted: before that there is nothing to be shown in chalk. */
export const hasCounts = (view) => view.marks.some(({ id, value }) => id === 'score' && value !== 0);

/** The events since a trick was taken last, the trick with them; none of another deal. */
function sinceTrick(view, { ACTS }) {
  const last = view.events.findLastIndex(({ kind, deal }) => ACTS[kind]?.act === 'trick' && deal === view.lastDeal);
  return last < 0 ? [] : view.events.slice(last);
}

/** What the last trick, and whatever came after it, brought each seat. */
export const brought = (view, furniture) => changes(view.events, sinceTrick(view, furniture));

/** What stands in chalk for a seat; null where nothing does. */
export const countOf = (view, seat) => markOf(view, 'score', seat)?.value ?? null;

/** Say what is counted for a seat; nothing where the game counts nothing. */
export const countInWords = (view, seat) => (isCounted(view, 'score') ? say('counts {n}', { n: countOf(view, seat) }) : null);

/** The phrases of a seat's marks, in the engine's words: of those of these ids that it has. */
export const phrasesOf = (view, seat, ids) => ids.map((id) => markOf(view, id, seat)?.text).filter(Boolean);
