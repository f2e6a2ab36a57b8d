// The faces of French-suited cards, drawn for a book's page: one drawing for every size. From 66 px
// its style shows pips and framed courts, below that the index and one sign.
import { html, nothing } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { say, sentence } from '../core/say.js';

const LETTERS = { __proto__: null, a: sentence('A'), k: sentence('K'), q: sentence('Q'), j: sentence('J') };

const [TOP, LOW] = [30, 122]; // of a card 100 wide and 152 high
const [MID, LEFT, RIGHT] = [50, 37, 63];
const PIP = 21;

const column = (x, rows) => Array.from({ length: rows }, (_, row) => [x, TOP + (row * (LOW - TOP)) / (rows - 1)]);
const both = (rows) => [...column(LEFT, rows), ...column(RIGHT, rows)];

/** Where the pips of a number stand on a card 100 wide and 152 high. */
export const PIPS = {
  __proto__: null,
  2: column(MID, 2),
  3: column(MID, 3),
  4: both(2),
  5: [...both(2), [MID, 76]],
  6: both(3),
  7: [...both(3), [MID, 53]],
  8: [...both(3), [MID, 53], [MID, 99]],
  9: [...both(4), [MID, 76]],
  10: [...both(4), [MID, 45], [MID, 107]],
};

const sign = (id, x, y, size, more = '') => `<use href="#sign-${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${more}/>`;
const turned = (x, y) => ` transform="rotate(180 ${x} ${y})"`;

const pips = (suit, rank) => PIPS[rank].map(([x, y]) => sign(suit, x, y, PIP, y > 76 ? turned(x, y) : '')).join('');

function court(suit, rank, letter) {
  return `<rect class="frame" x="27" y="17" width="46" height="118"/><rect class="line" x="30" y="20" width="40" height="112"/>${
    sign(rank, 50, 40, 28)}<text class="letter" x="50" y="93">${letter}</text>${sign(suit, 50, 112, 19)}`;
}

/** What a card from 66 px on shows between its corners. */
function figure(suit, rank, letter) {
  if (rank === 'a') return sign(suit, 50, 76, 40);
  return PIPS[rank] ? pips(suit, rank) : court(suit, rank, letter);
}

/** The one sign of a smaller card. */
const one = (suit, rank) => ('kqj'.includes(rank) ? sign(rank, 66, 84, 42) + sign(suit, 66, 119, 34) : sign(suit, 64, 108, 56));

const drawn = new Map(); // what has been drawn, by card and letter

/** Whether there is such a rank: what a stranger calls a card is never part of a drawing. */
const isRank = (rank) => rank in LETTERS || rank in PIPS;

function draw(suit, rank, letter) {
  const wide = letter.length > 1 ? ' wide' : '';
  const corner = `<text class="rank${wide}" x="13" y="26">${letter}</text>${sign(suit, 13, 38, 15)}`;
  return `<g class="large">${figure(suit, rank, letter)}${corner}<g transform="rotate(180 50 76)">${corner}</g></g>`
    + `<g class="small"><text class="rank${wide}" x="7" y="46">${letter}</text>${sign(suit, 22, 67, 30)}${one(suit, rank)}</g>`;
}

/** What a card says in its corner: “A”, “10”; in Danish “E”. */
export function indexOf(card) {
  const rank = card.slice(1);
  return LETTERS[rank] ? say(LETTERS[rank]) : rank;
}

/** Draw a card face up: its code is a suit and a rank, such as `sa` or `h10`; where its name stands beside it, it is for eyes alone. One that `takes` a trick is ringed. */
export function drawFace({ card, name, takes = false }, isNamed = false) {
  const [suit, letter] = [card[0], indexOf(card)];
  const key = `${card} ${letter}`;
  if (!drawn.has(key)) drawn.set(key, isRank(card.slice(1)) ? draw(suit, card.slice(1), letter) : '');
  return html`<span class="card face ${suit === 'h' || suit === 'd' ? 'red' : ''} ${takes ? 'takes' : ''}" data-card=${card}
    role=${isNamed ? nothing : 'img'} aria-label=${isNamed ? nothing : name} aria-hidden=${isNamed ? 'true' : nothing}><svg
    viewBox="0 0 100 152" aria-hidden="true">${unsafeSVG(drawn.get(key))}</svg></span>`;
}

/** Keep the place of a card where none lies: what comes or goes is seen to come or go there. */
export const drawGap = () => html`<span class="card back gap" aria-hidden="true"></span>`;

/** Draw the back of a card. */
export const drawBack = () => html`<span class="card back" aria-hidden="true"></span>`;
