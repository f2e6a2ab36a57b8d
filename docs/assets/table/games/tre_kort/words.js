// What only Tre-Kort says at the table: how many deals there are, and what is asked of each before the play.
import { say } from '../../core/say.js';
import { asked as toPlay } from '../../cards/words.js';

export * from '../../cards/words.js';

/** Say which deal it is, of how many. */
export function progress(view) {
  const deals = view.readings.length === 'one-deal' ? 1 : view.players.length;
  return say('Deal {deal} of {deals}', { deal: view.lastDeal, deals });
}

/** Say what is asked of the seat whose turn it is. */
export const asked = (view) => (view.phase === 'bid' ? say('Do you play this deal?') : toPlay(view));
