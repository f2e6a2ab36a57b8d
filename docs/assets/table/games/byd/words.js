// What only Byd says at the table: which trick is being played, the bid, and the last card that is shown.
import { markOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { drawPicked } from '../../cards/picked.js';
import { asked as toPlay, drawMove as drawPlayed } from '../../cards/words.js';

const LAST = new Set(['bid', 'bid-with', 'show']); // the phases that are about the last card

/** Say which trick is being played, or that the bidding has come. */
export function progress(view) {
  if (view.phase !== 'play') return LAST.has(view.phase) ? say('The last card') : '';
  return say('Trick {n}', { n: 1 + view.players.reduce((sum, _, seat) => sum + (markOf(view, 'tricks', seat)?.value ?? 0), 0) });
}

/** Say what is asked of the seat whose turn it is. */
export const asked = (view) => (view.phase === 'show' ? say('Show your last card') : toPlay(view));

/** Say what playing the picked card does. */
export const drawMove = (view, choice, picked) => (view.phase === 'show'
  ? drawPicked(view, picked, (card) => say('Show {card}', { card })) : drawPlayed(view, choice, picked));
