// What only Narrespillet has at the table: four fields for each participant, cards that go from hand, row and
// Chariot to a field, and pictures for which something is named.
import { HOLDS as ofAllCards } from '../../cards/holds.js';
import cardsCss from '../../cards/css/cards.css';
import choosingCss from '../../cards/css/choosing.css';
import chalkCss from '../../core/css/chalk.css';
import boardCss from './css/board.css';
import facesCss from './css/faces.css';
import handCss from './css/hand.css';
import './danish.js';

export { drawNarreChoices as drawChoices, picked } from './choosing.js';
export { drawNarreTable as drawTable } from './table.js';
export * from './events.js';
export * from './words.js';

/** Of what it draws. */
export const styles = [chalkCss, cardsCss, choosingCss, boardCss, handCss, facesCss];

/** By what the table is laid out besides. */
export const HOLDS = { ...ofAllCards, cards: ':scope > .narrespillet', 'justice-row': '.justice-row' };
