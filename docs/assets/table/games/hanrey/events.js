// What the kinds of Hanrey's events mean to the table.
import { count } from '../../core/say.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealt: { act: 'deal' },
  turned: { act: 'turnUp' },
  led: { act: 'play', to: 'to' },
  beat: { act: 'play' },
  'took-up': { act: 'takeUp' },
  'put-away': { act: 'away' },
  drew: { act: 'draws' },
  out: { act: 'note' },
  lost: { act: 'note' },
  won: { act: 'note' },
  'broken-off': { act: 'note' },
};

/** What happens while the cards are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'turned']);

/** Nothing is counted in Hanrey but the cards in the hands. */
export const COSTS = new Set();

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
  drew: (n) => count(n, 'One card is drawn.', '{n} cards are drawn.'),
};

/** No event of Hanrey is too long to hear. */
export const inBrief = () => null;
