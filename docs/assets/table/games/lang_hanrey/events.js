// What the kinds of Lang Hanrey's events mean to the table.
import * as cards from '../../cards/events.js';

export {
  COSTS, DEALING, SUMS, hasLaw, inBrief, isNews,
} from '../../cards/events.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  ...cards.ACTS,
  led: { act: 'play', to: 'to' },
  beat: { act: 'play' },
  kept: { act: 'trick' },
  'took-up': { act: 'takeUp' },
  collected: { act: 'takeUp' },
  out: { act: 'note' },
  lost: { act: 'note' },
};

/** What the end brought. */
export const BROUGHT = new Set(['lost', 'won']);
