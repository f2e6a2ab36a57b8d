// What only Mariage draws and says at the table for cards, and what its events mean there.

export * from './events.js';

/** The table asks once more before one says oneself out. */
export const saidForGood = new Set(['out']);
