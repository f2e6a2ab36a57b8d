// What only Polsk Pas draws and says at the table for cards, and what its events mean there.

export * from './events.js';

/** The table asks once more before one says “la vola”. */
export const saidForGood = new Set(['vole']);
