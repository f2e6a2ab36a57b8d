// What only Styrvolt says at the table: which trick is being played, or that cards are exchanged.
import { markOf } from '../../core/lying.js';
import { say } from '../../core/say.js';

export { beats } from '../../cards/strength.js';

/** Say which trick is being played, or that cards are exchanged. */
export function progress(view) {
  if (view.phase === 'exchange') return say('The exchanges');
  if (view.phase !== 'play') return '';
  return say('Trick {n}', { n: 1 + view.players.reduce((sum, _, seat) => sum + (markOf(view, 'tricks', seat)?.value ?? 0), 0) });
}
