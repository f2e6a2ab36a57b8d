// What a seat has left or has taken: chalk strokes on a slate, or counters.
import { html, nothing } from 'lit';
import { markOf } from '../../core/lying.js';
import { drawChalk, drawRubbed } from '../../core/chalk.js';

const LAID = 20; // more counters than this lie in a heap with their number beside it

function strokes(score, plus) {
  return html`${drawChalk(score.value)}${drawRubbed(score.gone)}${
    plus ? html`<span class="plus">${'+'.repeat(plus.value)}</span>` : nothing}`;
}

/** Draw counters in rows of ten. */
export function drawHeap(count) {
  const rows = [];
  for (let left = Math.min(count, LAID); left > 0; left -= 10) rows.push(Math.min(left, 10));
  return html`<span class="heap" aria-hidden="true">${rows.map((row) => html`<span>${
    Array.from({ length: row }, () => html`<i></i>`)}</span>`)}</span>`;
}

/** Draw counters, and how many they are. */
export const drawTokens = (count) => html`<span class="tokens">${drawHeap(count)}<span class="count">${count}</span></span>`;

/** Say what the seat has left or has taken. */
export const scoreInWords = (view, seat) => ['score', 'plus'].map((id) => markOf(view, id, seat)?.text).filter(Boolean).join(', ');

/** Draw what the seat has left or has taken. */
export function drawScore(view, seat) {
  const [score, words] = [markOf(view, 'score', seat), scoreInWords(view, seat)];
  const tokens = score.unit === 'tokens';
  return html`<span class=${tokens ? 'stake' : 'slate'} role="img" aria-label=${words} title=${words}>${
    tokens ? drawTokens(score.value) : strokes(score, markOf(view, 'plus', seat))}</span>`;
}
