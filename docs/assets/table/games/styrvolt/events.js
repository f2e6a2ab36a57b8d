// What the kinds of Styrvolt's events mean to the table.
import * as cards from '../../cards/events.js';

/** Which act each kind of event makes at the table (core/acts/acts.js). */
export const ACTS = {
  __proto__: null,
  looked: { act: 'draws' },
  'laid-out': { act: 'turnUp' },
  exchanged: { act: 'play' },
  kept: { act: 'note' },
};

/** What happens before anybody chooses: not worth a stop in walking through the game. */
export const DEALING = new Set([...cards.DEALING, 'looked', 'laid-out']);
