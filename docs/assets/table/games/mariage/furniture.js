// Mariage's furniture: the table for cards, and what only Mariage says at it.
import '../../cards/danish.js';

export { drawCardChoices as drawChoices } from '../../cards/choosing.js';
export { styles } from '../../cards/styles.js';
export { drawCardTable as drawTable } from '../../cards/table.js';
export * from '../../cards/words.js';
export * from './events.js';

/** The table asks once more before one says oneself out. */
export const claims = new Set(['out']);

/** Its engine advises nobody. */
export const hints = false;

/** It tells of no rank: what beats what stands beside the hand. */
export const key = false;
