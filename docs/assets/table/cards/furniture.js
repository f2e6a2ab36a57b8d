// The furniture that every game of cards has; of a game's own, what it says otherwise takes its place.
import './danish.js';

export { drawCardChoices as drawChoices, picked } from './choosing.js';
export { HOLDS } from './holds.js';
export { styles } from './styles.js';
export { drawCardTable as drawTable } from './table.js';
export { drawTaken } from './taken.js';
export * from './events.js';
export * from './words.js';

/** Their engines advise nobody. */
export const hints = false;

/** They tell of no rank: what beats what stands beside the hand. */
export const key = false;
