// What the events of any game of cards mean to the table: a game adds its own kinds.
import { count } from '../core/say.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  dealt: { act: 'deal' },
  turned: { act: 'turnUp' },
  led: { act: 'play' },
  played: { act: 'play' },
  trick: { act: 'trick' },
  drew: { act: 'draws' },
  melded: { act: 'note' },
  bid: { act: 'note' },
  passed: { act: 'note' },
  won: { act: 'note' },
};

/** What happens while the cards are dealt: not worth a stop in walking through the game. */
export const DEALING = new Set(['dealt', 'turned']);

/** No card costs anybody a stroke. */
export const COSTS = new Set();

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

/** No event of a game of cards is too long to hear. */
export const inBrief = () => null;
