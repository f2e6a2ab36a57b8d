// Gnav's furniture: all that the table asks of this family of games while one of them is played.
import './danish.js';
import chalk from './css/chalk.css';
import pieces from './css/pieces.css';

export * from './events.js';
export * from './middle.js';
export * from './seat.js';
export { drawScore, scoreInWords } from './slate.js';

/** Its engine advises whoever asks. */
export const hints = true;

/** The styles of what is drawn here. */
export const styles = [pieces, chalk];
