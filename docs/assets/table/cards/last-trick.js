// The trick that was taken last is one tap away while a choice is due: it lies in the place of this one.
import { html, nothing } from 'lit';
import { zoneOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { lastTrick } from './gone-by.js';
import { pickingOf, picks } from './picking.js';

/** What lies in the trick, or what lay in the last one where that is looked at. */
export function trickOf(view, host) {
  const last = picks(view) && pickingOf(host, view).back ? lastTrick(view) : null;
  return { zone: last?.zone ?? zoneOf(view, 'trick'), isLast: last !== null };
}

/** Draw the button that shows the last trick in the place of this one, and while it does what came of it. */
export function drawLookBack(view, host, picking) {
  const last = host.lesson.on ? null : lastTrick(view);
  if (!last) return nothing;
  return html`<div class="look-back"><span role="status">${picking.back ? last.said : nothing}</span>
    <button type="button" class="plain" data-last-trick aria-pressed=${String(picking.back)}
      @click=${() => picking.lookBack()}>${say('Last trick')}</button></div>`;
}
