// What the kinds of Byd's events mean to the table.
import * as cards from '../../cards/events.js';

export {
  COSTS, DEALING, SUMS, hasLaw, inBrief, isNews,
} from '../../cards/events.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  ...cards.ACTS,
  dealer: { act: 'note' },
  unbid: { act: 'note' },
  won: { act: 'pay' },
};

/** What the end brought. */
export const BROUGHT = new Set(['won', 'unbid']);
