// How many cards are picked, where they are counted while they are: so many dots, filled for those that are,
// a stroke after as many as there must be; beside it, where the game says it, what picking them means.
import { html, nothing } from 'lit';
import { count } from '../core/say.js';
import { rangeOf } from './moves.js';

function drawDots(n, { least, most }) {
  return html`<span class="dots" aria-hidden="true">${Array.from({ length: most }, (_, at) => html`<i class="${at < n ? 'full' : ''} ${
    at === least && least > 1 ? 'may' : ''}"></i>`)}</span>`;
}

/** Draw how many are picked of how many; nothing where they are not counted. */
export function drawTally(view, host, picked) {
  const range = rangeOf(view);
  if (!range) return nothing;
  return html`<div class="tally"><p class="meaning">${host.furniture.meaning?.(view, picked) ?? nothing}</p>
    <p class="so-far" role="status">${count(picked.length, 'One picked', '{n} picked')} ${drawDots(picked.length, range)}</p></div>`;
}
