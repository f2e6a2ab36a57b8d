// The way on after a deal where several devices play: each says that it is ready, and whoever hosts deals.
import { html, nothing } from 'lit';
import { listed } from '../names.js';
import { say } from '../say.js';
import { session } from '../session.js';
import { together } from './together.js';

const names = (seats) => listed(seats.map(({ name }) => name));

/** Who elsewhere has said that he is ready, and who has not. */
function drawWaited(seats) {
  const away = seats.filter(({ kind, stand_in: computer }) => kind === 'elsewhere' && !computer);
  const [ready, others] = [away.filter((seat) => seat.ready), away.filter((seat) => !seat.ready)];
  if (!ready.length) return nothing;
  return html`<p class="quiet" role="status">${others.length
    ? say('Ready: {ready}. Not yet: {others}.', { ready: names(ready), others: names(others) })
    : say('All who play elsewhere are ready.')}</p>`;
}

/** Draw the way on to the next deal. */
export function drawReady(host) {
  const { table, you } = together;
  const seats = table?.seats ?? [];
  if (!you) {
    return html`<button class="main" data-first ?disabled=${host.busy} @click=${host.next}>${say('Next deal')}</button>${drawWaited(seats)}`;
  }
  if (you.seat === null) return html`<p class="quiet" role="status">${say('The next deal comes when those who play are ready.')}</p>`;
  const { ready = false } = seats[you.seat] ?? {};
  return html`<button class="main" data-first data-ready ?disabled=${host.busy || ready} @click=${() => session.next()}>${
    ready ? say('You are ready; the others are waited for') : say('I am ready for the next deal')}</button>${drawWaited(seats)}`;
}
