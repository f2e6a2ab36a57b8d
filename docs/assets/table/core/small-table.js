// The table as it will be: a place for each, and the names where they are few.
import { html, svg } from 'lit';

const NAMED = 6; // so many names find room round it
const LONGEST = 7; // letters of a name
const [X, Y, RIM, RING, NAME] = [138, 102, 70, 47, 85];

const short = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Where a seat is: the first nearest to who looks, the others to its left and round. */
function place(seat, number) {
  const turn = 2 * Math.PI * (1 / 4 + seat / number);
  return [Math.cos(turn), Math.sin(turn)];
}

function drawName(name, [across, down]) {
  const anchor = Math.abs(across) < 0.2 ? 'middle' : across < 0 ? 'end' : 'start';
  return svg`<text x=${X + across * NAME} y=${Y + down * NAME + 5 + 4 * down} text-anchor=${anchor}>${short(name)}</text>`;
}

/** Draw the table with these names round it, for eyes alone: a sentence says it beside. */
export function drawSmallTable(names) {
  const places = names.map((_, seat) => place(seat, names.length));
  const size = Math.min(16, (RING * 2.6) / names.length);
  return html`<svg class="round" viewBox="0 0 276 206" width="276" height="206" aria-hidden="true">
    <circle class="board" cx=${X} cy=${Y} r=${RIM} />
    ${places.map(([across, down]) => svg`<circle class="back" cx=${X + across * RING} cy=${Y + down * RING} r=${size} />`)}
    ${names.length > NAMED ? '' : places.map((at, seat) => drawName(names[seat], at))}
  </svg>`;
}
