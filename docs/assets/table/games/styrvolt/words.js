// What only Styrvolt says at the table: which trick is being played, and that a card may be exchanged.
import { markOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { asked as usual } from '../../cards/words.js';

export { beats } from '../../cards/strength.js';

/** Say which trick is being played, or that cards are exchanged. */
export function progress(view) {
  if (view.phase === 'exchange') return say('The exchanges');
  if (view.phase !== 'play') return '';
  return say('Trick {n}', { n: 1 + view.players.reduce((sum, _, seat) => sum + (markOf(view, 'tricks', seat)?.value ?? 0), 0) });
}

/** Say what is asked of the seat whose turn it is. */
export function asked(view) {
  if (view.phase !== 'exchange') return usual(view);
  return view.choices.length > 1 ? say('Exchange, or keep?') : say('Nothing to exchange');
}
