// What only Piquet has at the table: cards that are thrown and bought, melds announced one after another, a slate with honours.
import { HOLDS as ofAllCards } from '../../cards/holds.js';
import { styles as ofCards } from '../../cards/styles.js';
import announcedCss from './css/announced.css';
import boardCss from './css/board.css';
import './danish.js';

export { drawPiquetTable as drawTable } from './table.js';
export * from './events.js';
export * from './words.js';

/** Of what it draws. */
export const styles = [...ofCards, boardCss, announcedCss];

/** By what the table is laid out besides: cards are picked to be thrown. */
export const HOLDS = { ...ofAllCards, 'picked': '.piquet .picked' };
