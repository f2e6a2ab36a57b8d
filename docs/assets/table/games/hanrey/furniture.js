// Hanrey's furniture: the table for cards, and what only Hanrey says at it.
import './danish.js';
import board from '../../cards/css/board.css';
import cards from '../../cards/css/cards.css';
import hand from '../../cards/css/hand.css';

export { drawCardChoices as drawChoices } from '../../cards/choosing.js';
export { drawCardTable as drawTable } from '../../cards/table.js';
export * from './events.js';
export * from './words.js';

/** Its engine advises nobody. */
export const hints = false;

/** It tells of no rank: what beats what stands beside the hand. */
export const key = false;

/** The styles of what is drawn here. */
export const styles = [cards, board, hand];
