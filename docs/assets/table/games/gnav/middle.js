// The middle of the table: the bag or the pack, and the pool.
import { html, nothing } from 'lit';
import { count, say } from '../../core/say.js';
import { drawBag, drawPack } from './figures.js';
import { drawTokens } from './slate.js';
import { withCards } from './words.js';

const inBag = (n) => count(n, '{n} piece in the bag', '{n} pieces in the bag');
const inPack = (n) => count(n, '{n} card in the pack', '{n} cards in the pack');
const stakes = (n) => count(n, '{n} stake in the pool', '{n} stakes in the pool');
const tokens = (n) => count(n, '{n} token in the pool', '{n} tokens in the pool');

/** How many pieces are in the bag or pack, and what part of all the pieces that is. */
function stock(view) {
  if (typeof view.bag !== 'number') return { left: null, part: 1 };
  const held = view.held.filter((piece) => piece !== null).length;
  // Once a deal is shown the bag is that of the next one: what lies on the table is not in it.
  const left = view.waiting === 'deal' ? view.bag - held : view.bag;
  return { left, part: left / (left + held) };
}

/** Draw the bag or the pack, as full as it is. */
export function drawStock(view) {
  const { left, part } = stock(view);
  return withCards(view) ? drawPack(left ?? 14) : drawBag(part);
}

/** Say how much is in the bag or pack; nothing where that is not known. */
export function stockInWords(view) {
  const { left } = stock(view);
  if (left === null) return '';
  return withCards(view) ? inPack(left) : inBag(left);
}

/** Say how much is in the pool, if anything is. */
export function poolInWords(view) {
  if (!view.pool) return '';
  return withCards(view) ? tokens(view.pool) : stakes(view.pool);
}

/** Draw the pool: stakes are told, tokens lie there. */
export function drawPool(view) {
  const words = poolInWords(view);
  if (!words) return nothing;
  if (!withCards(view)) return html`<span class="pool">${words}</span>`;
  return html`<span class="pool" role="img" aria-label=${words} title=${words}>${drawTokens(view.pool)}</span>`;
}

/** Say who has the bag or the pack, and deals. */
export const dealerInWords = (view) => (withCards(view) ? say('has the pack and deals') : say('has the bag and deals'));

/** Draw who has the bag or the pack, and deals. */
export function drawDealer(view) {
  return html`<span class="dealer" role="img" aria-label=${say('dealer')} title=${dealerInWords(view)}>${
    withCards(view) ? drawPack(3) : drawBag(1)}</span>`;
}
