// What lies on the wood beside the pieces: the bag or the pack, and the pool.
import { html, nothing } from 'lit';
import { lyingIn, markOf, stockOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { drawBag, drawPack } from './figures.js';
import { drawTokens } from './slate.js';

/** Draw the bag or the pack, as full as it is beside what is in the hands. */
export function drawStock(view) {
  const stock = stockOf(view);
  const left = lyingIn(stock);
  if (stock.id === 'pack') return drawPack(left);
  const hands = view.zones.filter(({ kind }) => kind === 'hand');
  return drawBag(left / hands.reduce((sum, hand) => sum + lyingIn(hand), left));
}

/** Draw the pool if there are tokens in it; stakes are told above the table. */
export function drawPool(view) {
  const pool = markOf(view, 'pool');
  if (pool?.unit !== 'tokens') return nothing;
  return html`<span class="pool" role="img" aria-label=${pool.text} title=${pool.text}>${drawTokens(pool.value)}</span>`;
}

/** Draw who deals from this, and say it. */
export function drawDealer(stock, words) {
  return html`<span class="dealer" role="img" aria-label=${say('dealer')} title=${words}>${
    stock === 'pack' ? drawPack(3) : drawBag(1)}</span>`;
}
