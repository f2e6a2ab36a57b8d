// The signs of the suits and of the courts, cut for this archive: each drawn once, and shown again
// wherever a card or a word wants it.
import { html, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { say, sentence } from '../core/say.js';

const SIGNS = {
  __proto__: null,
  s: 'M50 5C44 25 13 37 13 61c0 12 9 20 19 20 6 0 11-3 14-8-1 10-4 16-11 22h30c-7-6-10-12-11-22'
    + ' 3 5 8 8 14 8 10 0 19-8 19-20C87 37 56 25 50 5z',
  h: 'M50 95C43 74 11 58 11 32 11 18 21 8 32 8c8 0 15 5 18 13C53 13 60 8 68 8c11 0 21 10 21 24 0 26-32 42-39 63z',
  d: 'M50 3C57 20 71 38 84 50 71 62 57 80 50 97 43 80 29 62 16 50 29 38 43 20 50 3z',
  c: 'M50 6a20 20 0 0 1 16 32 20 20 0 1 1-12 34c1 10 4 16 11 23H35c7-7 10-13 11-23a20 20 0 1 1-12-34A20 20 0 0 1 50 6z',
  k: 'M46 2h8v8h8v7h-8v9l18 18 19-17-8 45H17L9 27l19 17 18-18v-9h-8v-7h8zM17 78h66v11H17z',
  q: 'M17 72 8 38l17 14 8-22 17 20 17-20 8 22 17-14-9 34zM17 78h66v11H17zM8 24a6 6 0 1 1-.1 0zM33 15a6 6 0 1 1-.1 0z'
    + 'M67 15a6 6 0 1 1-.1 0zM92 24a6 6 0 1 1-.1 0z',
  j: 'M14 73c-4-22 9-39 30-41 9-1 16 2 21 6-7 8-10 18-10 27 11 0 22 2 31 8zM61 60c0-24 11-43 32-54 6 23-3 44-24 56zM12 79h76v11H12z',
};

/** Draw all signs once, unseen, for the cards of this tree to use. */
export function drawSigns() {
  return html`<svg class="signs" width="0" height="0" aria-hidden="true">${
    unsafeSVG(Object.entries(SIGNS).map(([id, path]) => `<symbol id="sign-${id}" viewBox="0 0 100 100"><path d="${path}"/></symbol>`).join(''))}</svg>`;
}

/** Draw the sign of a suit in a line of words. */
export const drawSuit = (suit) => html`<svg class="suit ${suit === 'h' || suit === 'd' ? 'red' : ''}" viewBox="0 0 100 100"
  aria-hidden="true">${svg`<path d=${SIGNS[suit]} />`}</svg>`;

// What the suits are called.
const NAMES = {
  __proto__: null, s: sentence('spades'), h: sentence('hearts'), d: sentence('diamonds'), c: sentence('clubs'),
};

/** Name a suit. */
export const suitInWords = (suit) => say(NAMES[suit]);

/** Draw the sign of a suit that no word beside it names: whoever listens hears its name. */
export const drawSuitNamed = (suit) => html`${drawSuit(suit)}<span class="unseen">${suitInWords(suit)}</span>`;
