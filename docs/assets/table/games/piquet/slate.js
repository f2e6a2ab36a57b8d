// The slate of Piquet: for each seat its points, a ring for each honour, and under a line what both come to.
import { html, nothing } from 'lit';
import { changes } from '../../core/acts/sums.js';
import { markOf } from '../../core/lying.js';
import { seatName } from '../../core/names.js';
import { drawDealer } from '../../cards/seats.js';
import { count } from '../../core/say.js';
import { session } from '../../core/session.js';

const RINGS = 3; // of more honours one ring stands beside their number

const valueOf = (view, id, seat) => markOf(view, id, seat)?.value ?? 0;

/** Whether something has been counted. */
export const hasCounted = (view) => view.marks.some(({ id, value }) => id === 'score' && value !== 0);

/** What the act that is shown changed of a number: what it was before, struck out. */
function drawBefore(view, seat) {
  if (!session.acting || view.act?.kind !== 'meld') return nothing;
  const by = changes(view.events, view.act.events, 'count').get(seat);
  const was = valueOf(view, 'count', seat) - (by ?? 0);
  return by && was ? html`<s class="was">${was}</s>` : nothing;
}

function drawHonours(n) {
  if (!n) return nothing;
  return html`<span class="rings">${n > RINGS ? html`${n}<i></i>` : Array.from({ length: n }, () => html`<i></i>`)}</span>
    <span class="named">${count(n, 'honour', 'honours')}</span>`;
}

/** Draw the slate, for the eyes: in words it is among what is said of each seat. */
export function drawSlate(view, order) {
  if (!hasCounted(view)) return nothing;
  return html`<div class="counts honoured" aria-hidden="true">${order.map((seat) => {
    const honours = valueOf(view, 'honours', seat);
    return html`<div class="account" data-counted=${seat}><b class="name">${seatName(view, seat)} ${drawDealer(view, seat)}</b>
      <span class="points">${drawBefore(view, seat)}<span class="chalked">${valueOf(view, 'count', seat)}</span></span>
      <span class="honours">${drawHonours(honours)}</span>
      <span class="total chalked">${valueOf(view, 'score', seat)}</span></div>`;
  })}</div>`;
}
