// The signs of the four houses and their names: what a house is called, a field is called too.
import { html, svg } from 'lit';
import { say, sentence } from '../../core/say.js';
import { disc, star } from './strokes.js';

/** By house, its sign in a square of 100: what is cut out of it is drawn the other way round. */
export const SIGNS = {
  __proto__: null,
  s: 'M50 0 61 15V58H82V70H58V82H42V70H18V58H39V15zM47 18V56H53V18zM50 82a9 9 0 1 1-.1 0z',
  b: 'M38 100 42 66C28 66 18 58 15 44 28 43 38 47 43 55L44 32 37 24 43 20 44 22 45 6C46-2 60-2 60 6L61 30C65 20 74 14 86 15 86 30 77 39 62 42L64 70 71 77 66 82 64 80 65 100zM49 92H56L53 50H50z',
  c: 'M14 6H86C86 38 74 55 57 59V76C68 79 76 85 79 96H21C24 85 32 79 43 76V59C26 55 14 38 14 6zM23 15C24 21 25 25 26 28H74C75 25 76 21 77 15z',
  d: `${disc(50, 50, 48)}${disc(50, 50, 39)}${disc(50, 50, 33)}${star(50, 50, 27, 11, 6)}${disc(50, 50, 5)}`,
};

const NAMES = {
  __proto__: null, s: sentence('Swords'), b: sentence('Staves'), c: sentence('Cups'), d: sentence('Coins'),
};

/** Name a house. */
export const houseInWords = (house) => say(NAMES[house]);

/** Draw the sign of a house in a line of words, or on its field. */
export const drawHouse = (house) => html`<svg class="suit of-${house}" viewBox="0 0 100 100"
  aria-hidden="true">${svg`<path fill-rule="evenodd" d=${SIGNS[house]} />`}</svg>`;
