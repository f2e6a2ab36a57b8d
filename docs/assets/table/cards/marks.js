// What stands at a seat beside its name: what it has bid or said, the suits it has melded, what is counted
// for it, what it has laid away, and the beets that lie there.
import { html, nothing } from 'lit';
import { signed } from '../core/acts/sums.js';
import { lyingIn, markOf } from '../core/lying.js';
import { drawBack, indexOf } from './faces.js';
import { laidAwayBy } from './heaps.js';
import { drawShort, isLong } from './large.js';
import { partnerInWords } from './pairs.js';
import { drawBeets } from './stakes.js';
import { drawSuit } from './suits.js';
import { brought, countOf, hasCounts } from './counted.js';
import { slated } from './slate.js';

/** Draw what a seat has bid, or that it has passed, in the engine's words, until it has been paid. */
function drawBid(view, seat) {
  const paid = view.waiting === 'over' || view.act?.kind === 'pay';
  const bid = paid ? null : markOf(view, 'bid', seat);
  return bid ? html`<span class="bid ${bid.value ? '' : 'passed'}">${bid.text}</span>` : nothing;
}

const isSuit = (value) => typeof value === 'string' && 'shdc'.includes(value);

/** Draw what a seat has said: that it plays or passes, in which suit, that it goes for all tricks. */
function drawSaid(view, seat) {
  const [joined, declarer, vole] = ['joined', 'declarer', 'vole'].map((id) => markOf(view, id, seat));
  return [declarer ?? joined, vole].filter(Boolean).map(({ id, value, text }) => html`<span class="bid ${id} ${value ? '' : 'passed'} ${isSuit(value) ? 'in-suit' : ''}"><span class="told">${text}</span>${
    isSuit(value) ? html` ${drawSuit(value)}` : nothing}</span>`);
}

/** Draw what a seat has laid away: a small back, and for whoever may know what it is. */
function drawLaidAway(view, seat) {
  const zone = laidAwayBy(view, seat);
  if (!zone || !lyingIn(zone)) return nothing;
  return html`<span class="laid-away" data-zone=${zone.id}>${drawBack()}${zone.cards.map(({ card }) => html`<span class="sign">${indexOf(card)}${drawSuit(card[0])}</span>`)}${
    zone.unknown > 1 ? html`<b>${zone.unknown}</b>` : nothing}</span>`;
}

function drawPartner(view, seat) {
  const words = partnerInWords(view, seat);
  return words ? html`<span class="partner">${words}</span>` : nothing;
}

/** The suits that a mark of melds holds. */
const suitsOf = (mark) => String(mark.value).split(' ').filter((word) => /^[shdc]$/.test(word));

/** Draw the suits that a seat has melded, each as its king and queen. */
function drawMelds(view, seat) {
  const melds = markOf(view, 'melds', seat);
  return melds ? suitsOf(melds).map((suit) => html`<span class="meld ${suit === 'h' || suit === 'd' ? 'red' : ''}">${indexOf(`${suit}k`)}${indexOf(`${suit}q`)}${drawSuit(suit)}</span>`) : nothing;
}

/** Draw what is counted for a seat, where there are too many for a slate. */
function drawCount(view, seat, furniture) {
  if (!hasCounts(view)) return nothing;
  const by = brought(view, furniture).get(seat);
  return html`<span class="slate chalked ${slated(view) ? 'narrow' : ''}"><span class="count">${drawShort(countOf(view, seat))}</span>${
    by && !isLong(by) ? html`<span class="plus">${by > 0 ? '+' : ''}${signed(by)}</span>` : nothing}</span>`;
}

/** Draw the marks of a seat, the dealer's first, for the eyes: in words they are among what is said of it. */
export function drawMarks(view, seat, furniture, dealer) {
  return html`<span class="marks" aria-hidden="true">${dealer}${drawPartner(view, seat)}${drawCount(view, seat, furniture)}${drawBid(view, seat)}${
    drawSaid(view, seat)}${drawMelds(view, seat)}${drawBeets(view, seat)}${drawLaidAway(view, seat)}</span>`;
}
