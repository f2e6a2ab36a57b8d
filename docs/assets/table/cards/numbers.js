// Small numbers in words, in the middle of a sentence: as many as cards are thrown or lie on a heap.
import { inWords } from '../core/numbers.js';
import { language, say } from '../core/say.js';

/** Say a number of cards in a word, or where there is none for it, in figures. */
export const inWord = (n) => (n === 1 ? say('one') : inWords(n).toLowerCase());

/** Say one number or another: “three, four or five”. */
export function either(numbers) {
  const ways = new Intl.ListFormat(language() === 'en' ? 'en-GB' : language(), { type: 'disjunction' });
  return ways.format(numbers.map(inWord));
}
