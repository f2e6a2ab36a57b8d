// The furniture of Tre-Kort: the table for cards, and what only this game says at it.
import '../../cards/danish.js';

export { drawCardChoices as drawChoices } from '../../cards/choosing.js';
export { styles } from '../../cards/styles.js';
export { drawCardTable as drawTable } from '../../cards/table.js';
export * from './events.js';
export * from './words.js';

/** Its engine advises nobody. */
export const hints = false;

/** It tells of no rank: what beats what stands beside the hand. */
export const key = false;
