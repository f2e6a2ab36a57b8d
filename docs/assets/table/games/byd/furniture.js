// What only Byd draws and says at the table for cards, and what its events mean there.
import './danish.js';

export * from './events.js';
export * from './words.js';
