// What the kinds of Gnav's events mean to the table: which belong to the dealing, which cost somebody
// something, which are told together.
import { say } from '../../core/say.js';

/** How long an event holds up the next one where it is played over the table, in milliseconds. */
export const BEATS = {
  __proto__: null,
  dealt: 70, asked: 110, exchanged: 250, returned: 280, drew: 250, passed: 230, kissed: 300, struck: 300,
  stopped: 300, refused: 250, tabu: 300, stood: 90, tapped: 160, answered: 160, showed: 240,
  lost: 90, gained: 90, paid: 90, took: 90, plus: 90, out: 60,
};

/** What happens while the pieces are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'knocked']);

/** What a showing may cost a seat. */
export const COSTS = new Set(['lost', 'paid']);

/** What changes what is written or laid before a seat. */
export const COUNTED = new Set(['lost', 'gained', 'paid', 'took', 'plus']);

/** What a showing may bring, told once it is over. */
export const BROUGHT = new Set(['lost', 'gained', 'plus', 'paid', 'took', 'void', 'out', 'won', 'playing-off']);

/** Whether the law of an event is worth showing when nothing else is looked at. */
export const hasLaw = ({ kind }) => kind !== 'dealer';

/** Whether an event is news to a seat that was not looking: what others are dealt is not. */
export const isNews = (event, seat) => event.kind !== 'dealt' || event.seat === seat;

/** What many do alike, by the kind of event: the sentence that sums it up. */
export const SUMS = {
  __proto__: null,
  dealt: (n) => say('{n} others are dealt a piece.', { n }),
  stood: (n) => say('{n} seats stand.', { n }),
  asked: (n) => say('{n} seats ask to exchange.', { n }),
  exchanged: (n) => say('{n} exchanges are made.', { n }),
  passed: (n) => say('{n} times the request goes past.', { n }),
  kept: (n) => say('{n} seats keep their piece.', { n }),
  lost: (n, view) => (view.marks.some(({ unit }) => unit === 'strokes taken')
    ? say('{n} seats get strokes.', { n }) : say('{n} seats lose strokes.', { n })),
  paid: (n) => say('{n} seats pay.', { n }),
  out: (n) => say('{n} seats are out.', { n }),
};

const READ_OUT = 8; // with more seats than this the showing is not read out piece by piece

/** Say shorter what would take too long to hear, or null. */
export function inBrief({ kind, moved }) {
  const seats = kind === 'showed' ? moved.length : 0;
  return seats > READ_OUT ? say('All {n} show their pieces; they stand in the table and in the log.', { n: seats }) : null;
}
