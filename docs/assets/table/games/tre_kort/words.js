// What only Tre-Kort says at the table: which deal it is, of how many.
import { say } from '../../core/say.js';

/** Say which deal it is, of how many: each deals once, or one deal is a game. */
export function progress(view) {
  const deals = view.readings.length === 'one-deal' ? 1 : view.players.length;
  return say('Deal {deal} of {deals}', { deal: view.lastDeal, deals });
}
