// What lies on the wood beside the pieces: the bag or the pack, and the pool.
import { html, nothing } from 'lit';
import { lyingIn, markOf, stockOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { drawBag, drawPack } from './figures.js';
import { drawHeap } from './slate.js';

/** Draw the bag or the pack, as full as it is beside what is in the hands. */
export function drawStock(view) {
  const stock = stockOf(view);
  const left = lyingIn(stock);
  if (stock.id === 'pack') return drawPack(left);
  const hands = view.zones.filter(({ kind }) => kind === 'hand');
  return drawBag(left / hands.reduce((sum, hand) => sum + lyingIn(hand), left));
}

/** Draw what lies in the pool, and say what and how much it is. */
export function drawPool(view) {
  const pool = markOf(view, 'pool');
  if (!pool) return nothing;
  return html`<span class="pool" role="img" aria-label=${pool.text} title=${pool.text}>${drawHeap(pool.value)}<span class="told">${pool.text}</span></span>`;
}

/** Draw who deals from this, and say it. */
export function drawDealer(stock, words) {
  return html`<span class="dealer" role="img" aria-label=${say('dealer')} title=${words}>${
    stock === 'pack' ? drawPack(3) : drawBag(1)}</span>`;
}

/** Say whose tokens go first: at their end the pool is played off. */
function fewest(view) {
  const scores = view.marks.filter(({ id, unit }) => id === 'score' && unit === 'tokens');
  if (!scores.length) return null;
  const least = Math.min(...scores.map(({ value }) => value));
  const [first, ...others] = scores.filter(({ value }) => value === least);
  return others.length ? say('fewest: {tokens}', { tokens: first.text })
    : say('fewest: {name}, {tokens}', { name: view.players[first.place].name, tokens: first.text });
}

/** Say how far the game has come: what is in the pool, and who is left, or near the end of his tokens. */
export function howFar(view) {
  const left = view.players.filter((player) => player.in).length;
  const all = view.players.length;
  const out = left < all ? say('{left} of {all} still in', { left, all }) : null;
  return [markOf(view, 'pool')?.text, markOf(view, 'playing-off')?.text ?? fewest(view), out].filter(Boolean).join(' · ');
}
