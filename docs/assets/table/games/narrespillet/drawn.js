// The faces of Narrespillet as SVG, 100 wide and 152 high: what stands in the corner, and what beside it.
// From 66 px they are whole, from 104 px a picture bears its name; below that they have the
// corner and one sign, and below 40 px a house’s card its corner alone.
import { PIPS } from '../../cards/faces.js';
import { HEADS, ROBES } from './courts.js';
import { SIGNS } from './houses.js';
import { PICTURES, emblem } from './pictures.js';
import { scene } from './scenes.js';
import { full } from './strokes.js';

const use = (id, x, y, size, more = '') => `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${more}/>`;
const signOf = (id, ...at) => use(`house-${id}`, ...at);
const symbol = (id, drawn) => `<symbol id="${id}" viewBox="0 0 100 100">${drawn}</symbol>`;

/** Every sign that the faces use, each drawn once. */
export const SYMBOLS = [
  ...Object.entries(SIGNS).map(([id, path]) => symbol(`house-${id}`, full(path))),
  ...Object.entries(HEADS).map(([id, drawn]) => symbol(`head-${id}`, drawn)),
  ...Object.entries(ROBES).map(([id, drawn]) => symbol(`robe-${id}`, drawn)),
  ...PICTURES.map((card) => symbol(`emblem-${card}`, emblem(card))),
].join('');

const PLATE = full('M5 4H27.5A2 2 0 0 1 29.5 6V146A2 2 0 0 1 27.5 148H5A2 2 0 0 1 3 146V6A2 2 0 0 1 5 4z'); // under a picture’s number and name
const FRAME = '<rect class="frame" x="31.5" y="4" width="65" height="144"/><rect class="inner" x="34" y="6.5" width="60" height="139"/>';

/** What stands in the frame, in units of its own. */
const framed = (wide, high, inside) => `<svg x="34" y="6.5" width="60" height="139" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none">${inside}</svg>`;

const drawRank = (letter, x, y) => `<text class="rank${letter.length > 1 ? ' wide' : ''}" x="${x}" y="${y}">${letter}</text>`;

const pips = (id, n) => PIPS[n].map(([x, y]) => [50 + (x - 50) * 0.9, y])
  .map(([x, y]) => signOf(id, x, y, 19, y > 76 ? ` transform="rotate(180 ${x} ${y})"` : '')).join('');

const court = (id, of) => FRAME + framed(100, 232, `${use(`robe-${of}`, 50, 182, 100)}${use(`head-${of}`, 50, 83, 100)}${signOf(id, 50, 186, 58)}`);

/** Whether a card is a picture, or the Fool. */
export const isPicture = (card) => PICTURES.includes(card);

/** A card of a house. */
function ofHouse(id, of, letter) {
  const corner = `${drawRank(letter, 13, 26)}${signOf(id, 13, 42, 18)}`;
  const isCourt = of in HEADS;
  const large = isCourt ? court(id, of) + corner
    : `${of === 'a' ? signOf(id, 50, 76, 70) : pips(id, of)}${corner}<g transform="rotate(180 50 76)">${corner}</g>`;
  const one = isCourt ? use(`head-${of}`, 61, 117, 64, ' class="one"') : signOf(id, 62, 110, 60, ' class="one"');
  return `<g class="large">${large}</g><g class="small"><g class="corner">${drawRank(letter, 7, 46)}${signOf(id, 20, 69, 29)}</g>${one}</g>`;
}

/** A picture: its number and its emblem on a dark plate, where its name is laid too, and what it shows beside it. */
function picture(card) {
  const id = `emblem-${card}`;
  const number = card === 'fool' ? '' : String(PICTURES.indexOf(card) + 1);
  const top = number ? drawRank(number, 16, 27) + use(id, 16.2, 44, 21, ' class="again"') : use(id, 16.2, 18, 23);
  return `<g class="large">${PLATE}<g class="plate">${top}</g>${FRAME}${framed(60, 133, `<g class="scene">${scene(card)}</g>`)}${use(id, 64, 76, 54)}</g>`
    + `<g class="small">${full('M3 3H97V59H3z')}<g class="plate">${number ? drawRank(number, 8, 51) : use(id, 31, 31, 48)}</g>${use(id, 50, 106, 80)}</g>`;
}

/** Whether there is such a card of a house: what a stranger calls a card is never part of a drawing. */
const isOfHouse = (house, of) => house in SIGNS && (of === 'a' || of in PIPS || of in HEADS);

/** Draw a card; `letter` is what a card of a house has in its corner. What is no card of the pack is drawn empty. */
export function drawn(card, letter) {
  if (isPicture(card)) return picture(card);
  const [house, rank] = [card[0], card.slice(1)];
  return isOfHouse(house, rank) ? ofHouse(house, rank, letter) : '';
}
