// What a seat has left or has taken: chalk strokes on a slate, or counters.
import { html, nothing } from 'lit';
import { drawChalk, drawRubbed } from './chalk.js';
import { say } from '../../core/say.js';
import { scoreWords, withCards } from './words.js';

const LAID = 20; // more counters than this lie in a heap with their number beside it

/** How many strokes have been rubbed out at a seat and not written again. */
function rubbedOut(view, seat) {
  if (!view.unit.endsWith('left')) return 0;
  const undone = new Set(view.events.filter(({ kind }) => kind === 'void').map(({ deal }) => deal));
  const of = (kind) => view.events
    .filter((event) => event.kind === kind && event.seat === seat && !undone.has(event.deal))
    .reduce((sum, { by }) => sum + by, 0);
  return Math.max(0, of('lost') - of('gained'));
}

function strokes(view, seat) {
  return html`${drawChalk(view.score[seat])}${drawRubbed(rubbedOut(view, seat))}${
    view.plus[seat] ? html`<span class="plus">${'+'.repeat(view.plus[seat])}</span>` : nothing}`;
}

/** Draw counters, and how many they are. */
export function drawTokens(count) {
  const rows = [];
  for (let left = Math.min(count, LAID); left > 0; left -= 10) rows.push(Math.min(left, 10));
  return html`<span class="tokens"><span class="heap" aria-hidden="true">${rows.map((row) => html`<span>${
    Array.from({ length: row }, () => html`<i></i>`)}</span>`)}</span><span class="count">${count}</span></span>`;
}

/** Say what the seat has left or has taken. */
export function scoreInWords(view, seat) {
  const { unit, score, plus } = view;
  const counted = scoreWords(unit, score[seat]);
  return plus[seat] ? say('{score}, {n} plus', { score: counted, n: plus[seat] }) : counted;
}

/** Draw what the seat has left or has taken. */
export function drawScore(view, seat) {
  const words = scoreInWords(view, seat);
  return html`<span class=${withCards(view) ? 'stake' : 'slate'} role="img" aria-label=${words} title=${words}>${
    withCards(view) ? drawTokens(view.score[seat]) : strokes(view, seat)}</span>`;
}
