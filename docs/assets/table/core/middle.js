// The middle of the table: which deal it is, what is not in anybody's hands, and what was said last;
// and the whole table in small.
import { html, nothing } from 'lit';
import { markOf, stockOf } from './lying.js';
import { place } from './places.js';
import { say } from './say.js';
import { drawSpeech, lastSpeaker } from './speech.js';

/** Say which deal it is, and how much is in the stock and in the pool. */
function drawCounts(view, furniture) {
  return html`<p class="counts"><span class="deal-number">${say('Deal {deal}', { deal: view.lastDeal })}</span>
    <span class="stock">${stockOf(view).text}</span> ${furniture.drawPool(view)}</p>`;
}

/** The same in words alone: “Deal 2 · 38 pieces in the bag · 4 stakes in the pool”. */
export function countsInWords(view) {
  const deal = say('Deal {deal}', { deal: view.lastDeal });
  return [deal, stockOf(view).text, markOf(view, 'pool')?.text].filter(Boolean).join(' · ');
}

/** Draw the middle of the table; where the seats are too close for it, what was said last is there. */
export function drawMiddle(view, speech, furniture) {
  const speaker = lastSpeaker(speech);
  return html`<div class="middle">
    <span class="source-of-pieces" aria-hidden="true">${furniture.drawStock(view)}</span>
    ${drawCounts(view, furniture)}
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
