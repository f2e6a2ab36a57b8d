// Polsk Pas's furniture: the table for cards; it says nothing that other games of cards do not.
import '../../cards/danish.js';

export { drawCardChoices as drawChoices } from '../../cards/choosing.js';
export { styles } from '../../cards/styles.js';
export { drawCardTable as drawTable } from '../../cards/table.js';
export * from '../../cards/words.js';
export * from './events.js';

/** The table asks once more before one says “la vola”. */
export const claims = new Set(['vole']);

/** Its engine advises nobody. */
export const hints = false;

/** It tells of no rank: what beats what stands beside the hand. */
export const key = false;
