// Two who play together: whose partner one is, and what each pair has taken, on one slate in strokes.
import { html } from 'lit';
import { drawChalk } from '../core/chalk.js';
import { markOf } from '../core/lying.js';
import { listed } from '../core/names.js';
import { say } from '../core/say.js';

const partnerOf = (view, seat) => markOf(view, 'partner', seat)?.value ?? null;

/** Whether it is played in pairs. */
export const inPairs = (view) => view.marks.some(({ id }) => id === 'pair');

/** Say that a seat is the partner of whoever looks on from his own; null where it is not. */
export const partnerInWords = (view, seat) => (view.yours !== null && partnerOf(view, seat) === view.yours ? say('your partner') : null);

/** Name some seats one after another, whoever looks on first, and as you. */
export function named(view, seats) {
  const others = seats.filter((seat) => seat !== view.yours);
  const names = others.map((seat) => view.players[seat].name);
  return listed(others.length < seats.length ? [say('You'), ...names] : names);
}

/** The pairs, that of the first of these seats first. */
const pairsOf = (view, order) => [...new Set(order.map((seat) => [seat, partnerOf(view, seat)].sort().join()))]
  .map((pair) => pair.split(',').map(Number));

/** Draw what each pair has taken, for the eyes: in words it is among what is said of each seat. */
export function drawPairs(view, order) {
  return html`<div class="counts pairs" aria-hidden="true"><table>${pairsOf(view, order).map((pair) => html`<tr data-counted=${pair[0]}>
    <th>${named(view, pair)}</th><td class="count chalked">${drawChalk(markOf(view, 'pair', pair[0])?.value ?? 0)}</td></tr>`)}</table></div>`;
}
