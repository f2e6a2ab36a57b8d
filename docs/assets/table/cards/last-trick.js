// The trick that was taken last, as it lay before it went: one tap away while a choice is due.
import { html, nothing } from 'lit';
import { zoneOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { pickingOf, picks } from './picking.js';

const laysIn = ({ moved }) => moved.some(({ from, to }) => to === 'trick' && from !== to);
const goesFrom = ({ moved }) => moved.some(({ from, to }) => from === 'trick' && to !== from);

/** Find the last trick of this deal, `{ zone, said }`: as it lay, and what was said when it went; null where none has gone. */
export function lastTrick(view) {
  const events = view.events.filter(({ after, deal }) => after && deal === view.lastDeal);
  const gone = events.findLastIndex(goesFrom);
  const laid = events.findLastIndex((event, at) => at < gone && laysIn(event));
  return laid < 0 ? null : { zone: zoneOf(events[laid].after, 'trick'), said: events[gone].text };
}

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
