// What stands at a seat beside its name: what it has bid, the suits it has melded, what is counted for it.
import { html, nothing } from 'lit';
import { signed } from '../core/acts/sums.js';
import { markOf } from '../core/lying.js';
import { indexOf } from './faces.js';
import { drawSuit } from './suits.js';
import { brought, countOf, hasCounts } from './counted.js';
import { slated } from './slate.js';

/** Draw what a seat has bid, or that it has passed, in the engine's words, until it has been paid. */
function drawBid(view, seat) {
  const paid = view.waiting === 'over' || view.act?.kind === 'pay';
  const bid = paid ? null : markOf(view, 'bid', seat);
  return bid ? html`<span class="bid ${bid.value ? '' : 'passed'}">${bid.text}</span>` : nothing;
}

/** The suits that a mark of melds holds. */
const suitsOf = (mark) => [...String(mark.value)].filter((letter) => 'shdc'.includes(letter));

/** Draw the suits that a seat has melded, each as its king and queen. */
function drawMelds(view, seat) {
  const melds = markOf(view, 'melds', seat);
  return melds ? suitsOf(melds).map((suit) => html`<span class="meld ${suit === 'h' || suit === 'd' ? 'red' : ''}">${indexOf(`${suit}k`)}${indexOf(`${suit}q`)}${drawSuit(suit)}</span>`) : nothing;
}

/** Draw what is counted for a seat, where there are too many for a slate. */
function drawCount(view, seat, furniture) {
  if (!hasCounts(view)) return nothing;
  const by = brought(view, furniture).get(seat);
  return html`<span class="slate chalked ${slated(view) ? 'narrow' : ''}"><span class="count">${signed(countOf(view, seat))}</span>${
    by ? html`<span class="plus">${by > 0 ? '+' : ''}${signed(by)}</span>` : nothing}</span>`;
}

/** Draw the marks of a seat, for the eyes: in words they are among what is said of it. */
export function drawMarks(view, seat, furniture) {
  return html`<span class="marks" aria-hidden="true">${drawCount(view, seat, furniture)}${drawBid(view, seat)}${drawMelds(view, seat)}</span>`;
}
