// What only Hundrede og Eet draws and says at the table for cards, and what its events mean there.

export * from './events.js';
