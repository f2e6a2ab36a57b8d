// Chalk on slate: strokes in fives, each a little different, as a hand makes them.
import { html, nothing, svg } from 'lit';

const CHALKED = 10; // more strokes than this are written as a number
const SMEARS = 4; // more strokes rubbed out than this are not told apart

// From the top of each stroke to its foot, in a field 18 high; the fifth goes across the four.
const STROKES = [
  'M4 2.6C3.6 7 3.4 11 2.6 15.6', 'M9.2 2C9 6.8 8.2 11.4 8.2 16', 'M14 2.8C13.8 7.4 13.2 11 12.8 15.4',
  'M19.2 2.2C18.6 7 18.6 11.6 17.6 15.8',
];
const ACROSS = 'M0.6 13.2C7 10.6 14 7.4 21.4 4.4';

function five(marks, kind = '') {
  const wide = marks >= 4 ? 22 : 5 * marks + 2;
  const drawn = [...STROKES.slice(0, marks), ...(marks === 5 ? [ACROSS] : [])];
  return html`<svg class="fives ${kind}" viewBox="0 0 ${wide} 18" aria-hidden="true">${
    drawn.map((path) => svg`<path d=${path} />`)}</svg>`;
}

/** Draw strokes as they are counted on a slate, five by five. */
export function drawChalk(count) {
  if (count > CHALKED) return html`<span class="count">${count}</span>`;
  const groups = [];
  for (let left = count; left > 0; left -= 5) groups.push(Math.min(left, 5));
  return groups.map((marks) => five(marks));
}

/** Draw strokes that were rubbed out: they can still be seen a little. */
export const drawRubbed = (count) => (count ? five(Math.min(count, SMEARS), 'rubbed') : nothing);
