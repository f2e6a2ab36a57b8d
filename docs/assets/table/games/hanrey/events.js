// What the kinds of Hanrey's events mean to the table.
import { count } from '../../core/say.js';

/** How long an event holds up the next one where it is played over the table, in milliseconds. */
export const BEATS = {
  __proto__: null,
  dealt: 60, turned: 300, led: 300, beat: 320, 'took-up': 420, 'put-away': 360, drew: 140, out: 60,
};

/** What happens while the cards are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'turned']);

/** Nothing is counted in Hanrey but the cards in the hands. */
export const COSTS = new Set();
export const COUNTED = new Set();

/** What the end brought. */
export const BROUGHT = new Set(['lost', 'won', 'broken-off']);

/** Whether the law of an event is worth showing when nothing else is looked at. */
export const hasLaw = () => true;

/** Whether an event is news to a seat that was not looking: what others are dealt or draw is not. */
export const isNews = ({ kind, seat }, own) => !['dealt', 'drew'].includes(kind) || seat === own;

/** What many do alike, by the kind of event: the sentence that sums it up. */
export const SUMS = {
  __proto__: null,
  dealt: (n) => count(n, 'One card is dealt to others.', '{n} cards are dealt to others.'),
};

/** No event of Hanrey is too long to hear. */
export const inBrief = () => null;
