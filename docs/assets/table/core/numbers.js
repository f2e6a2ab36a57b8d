// Small numbers in words, as a sentence begins with them.
import { say } from './say.js';

const numbers = () => [
  say('No'), say('One'), say('Two'), say('Three'), say('Four'), say('Five'), say('Six'),
  say('Seven'), say('Eight'), say('Nine'), say('Ten'), say('Eleven'), say('Twelve'),
];

/** Say a number in a word, or where there is none for it, in figures. */
export const inWords = (n) => numbers()[n] ?? String(n);
