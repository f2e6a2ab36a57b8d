// The pieces as drawn: turned tiles for the Danish games, small cards for the German one.
import { html, nothing } from 'lit';
import { drawFigure, drawSuit } from './figures.js';
import { say } from '../../core/say.js';
import { pieceName } from './words.js';

const COURT = { __proto__: null, k: 'K', q: 'Q', j: 'J', 1: 'A' };

function tile(piece) {
  return drawFigure(piece) ?? html`<span class="number" aria-hidden="true">${piece}</span>`;
}

function card(piece) {
  if (piece === 'joker') return html`<span class="joker">${drawFigure(piece)}</span>`;
  const [suit, rank] = [piece[0], piece.slice(1)];
  return html`<span class="corner ${suit === 'd' ? 'red' : ''}" aria-hidden="true">
    <b>${COURT[rank] ?? rank}</b>${drawSuit(suit)}</span>`;
}

/** Draw the sign of a kind of piece, as it stands in a line: a figure, a number, a card’s corner. */
export const drawKind = (piece) => (/^(?:[sd](?:\d+|[kqj]))$/.test(piece) ? card(piece) : tile(piece));

/**
 * Draw a piece: a code such as `cat` or `sq`, "hidden" face down, or null for an empty place.
 * `cards` says whether this game is played with cards, `cut` what is cut small into the back, the figure
 * that was `cried` or the piece that is `known` to lie there, `tells` whether one may ask the face what it does.
 */
export function drawPiece(piece, cards, { cried = null, known = null } = {}, tells = false) {
  const shape = cards ? 'card' : 'tile';
  if (piece === null || piece === undefined) return html`<span class="piece ${shape} none"></span>`;
  if (piece === 'hidden') {
    const called = cards ? say('a card face down') : say('a piece face down');
    return html`<span class="piece ${shape} back" role="img" aria-label=${known ? say('{piece}, face down', { piece: pieceName(known) }) : called}>${
      cried ? drawFigure(cried) : known ? html`<span class="known">${drawKind(known)}</span>` : nothing}</span>`;
  }
  return html`<span class="piece ${shape} face" role=${tells ? 'button' : 'img'} tabindex=${tells ? '0' : nothing}
    aria-haspopup=${tells ? 'dialog' : nothing} aria-label=${pieceName(piece)}
    data-piece=${piece}>${cards ? card(piece) : tile(piece)}</span>`;
}
