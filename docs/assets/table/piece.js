// The pieces as drawn: turned tiles for the Danish games, small cards for the German one.
// The figures are game-icons.net's (CC BY 3.0); it has no cuckoo, so that one is ours.
import { html, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import cat from 'game-icons:cat';
import house from 'game-icons:house';
import horse from 'game-icons:horse-head';
import sabres from 'game-icons:crossed-sabres';
import pot from 'game-icons:cooking-pot';
import owl from 'game-icons:owl';
import jester from 'game-icons:jester-hat';
import bag from 'game-icons:swap-bag';
import { pieceName } from './words.js';

const cuckoo = '<path fill="currentColor" d="M30 148c20-16 40-26 62-29c14-32 46-50 82-45c34 5 58'
  + ' 27 70 60c30 16 62 38 92 68c28 28 52 60 66 92l88 156l-22 10l-92-98l28 102l-26 6l-60-124c-20'
  + ' 22-44 38-74 46l-4 44h54v18h-74l3-58c-14 1-28 0-42-2l-8 60h-74v-18h54l6-48c-52-16-88-52'
  + '-100-104c-9-38-4-78 14-106c-15-14-24-22-43-30zM160 108a15 15 0 1 0 .1 0z"/>';

const FIGURES = { cuckoo, dragoon: sabres, cat, horse, house, pot, owl, fool: jester };
const SUITS = { s: ['♠', 'black'], d: ['♦', 'red'] };
const COURT = { k: 'K', q: 'Q', j: 'J' };

const picture = (body) => svg`<svg viewBox="0 0 512 512" aria-hidden="true">${unsafeSVG(body)}</svg>`;

export const bagPicture = () => picture(bag);

function tile(piece) {
  const figure = FIGURES[piece];
  return figure ? picture(figure) : html`<span class="number" aria-hidden="true">${piece}</span>`;
}

function card(piece) {
  if (piece === 'joker') return html`<span class="joker" aria-hidden="true">Joker</span>`;
  const [suit, colour] = SUITS[piece[0]];
  const rank = COURT[piece.slice(1)] ?? (piece === 'd1' ? 'A' : piece.slice(1));
  return html`<span class="pip ${colour}" aria-hidden="true">${rank}<br />${suit}</span>`;
}

/**
 * Draw a piece: a code such as `cat` or `sq`, "hidden" face down, or null for an empty place.
 * `cards` says whether this game is played with cards.
 */
export function drawPiece(piece, cards) {
  if (piece === null || piece === undefined) return html`<span class="piece none"></span>`;
  const shape = cards ? 'card' : 'tile';
  if (piece === 'hidden') {
    return html`<span class="piece ${shape} back" role="img" aria-label="a piece face down"></span>`;
  }
  return html`<span class="piece ${shape} face" role="img" aria-label=${pieceName(piece)}
    data-piece=${piece}>${cards ? card(piece) : tile(piece)}</span>`;
}
