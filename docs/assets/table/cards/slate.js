// The slate: what is counted for each seat, in chalk, with what the last trick brought; drawn only where
// the game counts, and no more sit there than it has room for.
import { html, nothing } from 'lit';
import { say } from '../core/say.js';
import { signed } from '../core/acts/sums.js';
import { brought, countOf, hasCounts } from './counted.js';
import { drawShort, isLong } from './large.js';
import { drawPairs, inPairs } from './pairs.js';

const ROOM = 4; // of more seats what is counted stands at each

/** Whether what is counted stands on a slate. */
export const slated = (view) => view.players.length <= ROOM && hasCounts(view);

/** Draw the slate, for the eyes: in words the counts are among what is said of each seat. */
export function drawSlate(view, furniture, order) {
  if (inPairs(view)) return drawPairs(view, order);
  if (!slated(view)) return nothing;
  const goal = view.marks.find(({ id }) => id === 'goal')?.value ?? null;
  const came = brought(view, furniture);
  const plus = (by) => (by && !isLong(by) ? html`<span class="plus">${by > 0 ? '+' : ''}${signed(by)}</span>` : nothing);
  return html`<div class="counts ${order.some((seat) => isLong(countOf(view, seat))) ? 'wide' : ''}" data-seats=${order.length} aria-hidden="true">
    ${goal === null ? nothing : html`<p class="goal">${say('to {n}', { n: goal })}</p>`}
    <table>${order.map((seat) => html`<tr data-counted=${seat}>
      <th>${view.players[seat].name}</th><td class="came">${plus(came.get(seat))}</td><td class="count chalked">${signed(countOf(view, seat))}</td><td class="short">${drawShort(countOf(view, seat))}</td></tr>`)}</table>
  </div>`;
}
