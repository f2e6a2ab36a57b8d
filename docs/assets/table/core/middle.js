// The middle of the table: what is not in anybody's hands; and, for where the seats are a strip, the
// whole table in small.
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { bearerOf, lyingIn, markOf, stockOf } from './lying.js';
import { place, placeOfStock } from './places.js';
import { say } from './say.js';

/** Say in words which deal it is: “Deal 2 · 38 pieces in the bag · 4 stakes in the pool”. */
export function countsInWords(view) {
  const deal = say('Deal {deal}', { deal: view.lastDeal });
  return [deal, stockOf(view).text, markOf(view, 'pool')?.text].filter(Boolean).join(' · ');
}

/** Who dealt what is shown: the stock stays with him until the next deal is dealt. */
function whoDealt({ events, lastDeal, shown }) {
  const begun = shown ? events.findLast(({ deal, after }) => deal === lastDeal && after?.afresh) : null;
  return begun ? bearerOf(begun.after, 'dealer') : null;
}

/** Draw the stock beside whoever deals from it, and under it how much lies there. */
export function drawStock(view, furniture) {
  const stock = stockOf(view);
  const seats = view.players.length;
  const dealer = whoDealt(view) ?? bearerOf(view, 'dealer') ?? view.near;
  const { side, down, style } = placeOfStock((dealer - view.near + seats) % seats, seats);
  return html`<div class="stock ${side} ${down}" style=${styleMap(style)}>
    <span class="source-of-pieces" aria-hidden="true">${furniture.drawStock(view)}</span>
    <span class="count" aria-hidden="true">${lyingIn(stock)}</span><span class="unseen">${stock.text}</span></div>`;
}

/** Draw once more what you and your neighbours hold, for where the seats are a strip. */
export function drawOwn(view, furniture) {
  const seats = view.players.length;
  const three = [1, 0, seats - 1].map((step) => (view.near + step) % seats);
  return html`<div class="own" aria-hidden="true">${three.map((seat) => html`<div class=${seat === view.near ? 'mine' : ''}>${
    furniture.drawHeld(view, seat)}<span class="name">${view.players[seat].name}</span>${furniture.drawScore(view, seat)}</div>`)}</div>`;
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
