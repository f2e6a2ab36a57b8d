// The middle of the table: the bag or pack, the deal, the pool; and the whole table in small.
import { html, nothing } from 'lit';
import { drawBag, drawPack } from './figures.js';
import { place } from './places.js';
import { count, say } from './say.js';
import { drawTokens } from './slate.js';
import { drawSpeech, lastSpeaker } from './speech.js';
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

function drawPool(view) {
  if (!view.pool) return nothing;
  if (!withCards(view)) return html`<span class="pool">${stakes(view.pool)}</span>`;
  const words = tokens(view.pool);
  return html`<span class="pool" role="img" aria-label=${words} title=${words}>${drawTokens(view.pool)}</span>`;
}

/** Say which deal it is, and how much is in the bag or pack and in the pool. */
export function drawCounts(view) {
  const { left } = stock(view);
  const words = withCards(view) ? inPack : inBag;
  return html`<p class="counts"><span class="deal-number">${say('Deal {deal}', { deal: view.lastDeal })}</span>
    ${left === null ? nothing : html`<span class="stock">${words(left)}</span>`} ${drawPool(view)}</p>`;
}

/** The same in words alone: “Deal 2 · 38 pieces in the bag · 4 stakes in the pool”. */
export function countsInWords(view) {
  const { left } = stock(view);
  const [inStock, inPool] = withCards(view) ? [inPack, tokens] : [inBag, stakes];
  const deal = say('Deal {deal}', { deal: view.lastDeal });
  return [deal, left === null ? '' : inStock(left), view.pool ? inPool(view.pool) : ''].filter(Boolean).join(' · ');
}

/** Draw the middle of the table; where the seats are too close for it, what was said last is there. */
export function drawMiddle(view, speech) {
  const { left, part } = stock(view);
  const speaker = lastSpeaker(speech);
  return html`<div class="middle">
    <span class="source-of-pieces" aria-hidden="true">${withCards(view) ? drawPack(left ?? 14) : drawBag(part)}</span>
    ${drawCounts(view)}
    <p class="spoken" aria-hidden="true">${speaker === null ? nothing
      : html`${drawSpeech(speech.get(speaker))}<span class="by">${view.players[speaker].name}</span>`}</p>
  </div>`;
}

/** Draw the whole table in small, for where the seats are a strip; and the way to see them all. */
export function drawOverview(view, order) {
  const seats = order.length;
  return html`<div class="overview">
    <ol aria-hidden="true">${order.map((seat, step) => {
      const { side, style } = place(step, seats);
      const is = [side, seat === view.seat && 'mine', view.to_move === seat && 'turn', !view.players[seat].in && 'out'];
      return html`<li class=${is.filter(Boolean).join(' ')} style="--u: ${style['--u']}"></li>`;
    })}</ol>
    <label class="everyone"><input type="checkbox" /> ${say('Show all seats')}</label>
  </div>`;
}
