// Gnav's furniture: all that the table asks of this family of games while one of them is played.
import './danish.js';
import chalk from '../../core/css/chalk.css';
import pieces from './css/pieces.css';

export * from './events.js';
export * from './middle.js';
export * from './seat.js';
export { drawKind } from './piece.js';
export { drawScore, scoreInWords } from './slate.js';
export { asked, pieceName as kindInWords } from './words.js';

/** Its engine advises whoever asks. */
export const hints = true;

/** Its engine tells how the pieces rank and what each does. */
export const key = true;

/** The styles of what is drawn here. */
export const styles = [pieces, chalk];
