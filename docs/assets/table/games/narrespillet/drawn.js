// The faces of Narrespillet as SVG, 100 wide and 152 high: what stands in the corner, and what beside it.
// From 66 px they are whole; below that they have the corner and one sign.
import { pipsOf } from '../../cards/faces.js';
import { HEADS, ROBES } from './courts.js';
import { SIGNS } from './houses.js';
import { PICTURES, emblem } from './pictures.js';

const use = (id, x, y, size, more = '') => `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${more}/>`;
const house = (id, ...at) => use(`house-${id}`, ...at);
const symbol = (id, drawn) => `<symbol id="${id}" viewBox="0 0 100 100">${drawn}</symbol>`;

/** Every sign that the faces use, each drawn once. */
export const SYMBOLS = [
  ...Object.entries(SIGNS).map(([id, path]) => symbol(`house-${id}`, `<path class="full" d="${path}"/>`)),
  ...Object.entries(HEADS).map(([id, drawn]) => symbol(`head-${id}`, drawn)),
  ...Object.entries(ROBES).map(([id, drawn]) => symbol(`robe-${id}`, drawn)),
  ...PICTURES.map((card) => symbol(`emblem-${card}`, emblem(card))),
].join('');

const FRAME = '<rect class="frame" x="29" y="7" width="65" height="138"/><rect class="inner" x="31.5" y="9.5" width="60" height="133"/>';

const rank = (letter, x, y, from = '') => `<text class="rank${letter.length > 1 ? ' wide' : ''}" x="${x}" y="${y}"${from}>${letter}</text>`;

const pips = (id, n) => pipsOf(n).map(([x, y]) => house(id, x, y, 21, y > 76 ? ` transform="rotate(180 ${x} ${y})"` : '')).join('');

const court = (id, of) => `${FRAME}<svg x="32" y="10" width="59" height="132" viewBox="0 0 59 132">${use(`robe-${of}`, 29.5, 102.5, 59)}${
  use(`head-${of}`, 29.5, 44.5, 59)}${house(id, 29.5, 105, 34)}</svg>`;

/** Whether a card is a picture, or the Fool. */
export const isPicture = (card) => PICTURES.includes(card);

/** A card of a house. */
function ofHouse(id, of, letter) {
  const corner = `${rank(letter, 13, 26)}${house(id, 13, 41, 19)}`;
  const isCourt = of in HEADS;
  const large = isCourt ? court(id, of) + corner
    : `${of === 'a' ? house(id, 50, 76, 62) : pips(id, of)}${corner}<g transform="rotate(180 50 76)">${corner}</g>`;
  const one = isCourt ? use(`head-${of}`, 60, 112, 72) : house(id, 62, 108, 60);
  return `<g class="large">${large}</g><g class="small">${rank(letter, 7, 46)}${house(id, 21, 67, 30)}${one}</g>`;
}

/** A picture: its number and its name on a dark band. */
function picture(card, name) {
  const number = card === 'fool' ? '' : String(PICTURES.indexOf(card) + 1);
  const band = number ? rank(number, 13.5, 26) : use(`emblem-${card}`, 13.5, 17, 23);
  return `<g class="large"><path class="full" d="M0 0H27V152H0z"/><g class="band">${band}${use(`emblem-${card}`, 13.5, 44, 21, ' class="again"')
  }<text class="called" transform="translate(18.5 146) rotate(-90)">${name}</text></g>${FRAME}${use(`emblem-${card}`, 61.5, 76, 56)}</g>`
    + `<g class="small"><path class="full" d="M0 0H100V52H0z"/><g class="band">${number ? rank(number, 7, 44) : use(`emblem-${card}`, 24, 26, 40)}</g>${
      use(`emblem-${card}`, 50, 102, 84)}</g>`;
}

/** Draw a card; `letter` is what a card of a house has in its corner, `name` what a picture is called on its band. */
export const drawn = (card, letter, name) => (isPicture(card) ? picture(card, name) : ofHouse(card[0], card.slice(1), letter));
