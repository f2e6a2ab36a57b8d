// Narrespillet's table: a column for each field, a row for each participant, yours the lowest, and between
// yours and the others' the stock, the pile and Justice's row.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawBack, drawGap } from '../../cards/faces.js';
import { nearest } from '../../cards/seats.js';
import { drawCaption } from '../../core/acts/caption.js';
import { lyingIn, markOf, zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { drawFace, drawSigns } from './faces.js';
import { drawCard, drawHand } from './hand.js';
import { HOUSES, circle } from './participants.js';
import { drawRow } from './row.js';
import { drawHouse, houseInWords } from './houses.js';

/** Draw the names of the fields over their columns; on one that Temperance closes nothing can be placed. */
const drawHeads = (view, beats) => html`<div class="heads"><details class="beats"><summary>${say('What wins')}</summary><p>${beats}</p></details>${HOUSES.map((house) => html`<span class="head" aria-hidden="true">${drawHouse(house)}<span class="named">${houseInWords(house)}</span>${
  markOf(view, 'closed')?.value === house ? html`<span class="shut">${say('closed')}</span>` : nothing}</span>`)}</div>`;

/** The card that came to a heap last, of those that lie open there. */
function topOf(view, { id, cards }) {
  const came = view.events.flatMap(({ moved }) => moved.flatMap((one) => (one.to === id ? one.cards : []))).reverse();
  return came.map((card) => cards.find((one) => one.card === card)).find(Boolean) ?? cards.at(-1);
}

/** Draw a heap: the stock, covered, or the pile with what was thrown last. */
function drawHeap(view, id) {
  const zone = zoneOf(view, id);
  const n = zone ? lyingIn(zone) : 0;
  const top = zone ? topOf(view, zone) : null;
  return html`<span class="heap ${id}"><span data-zone=${id}>${n === 0 ? drawGap() : top ? drawFace(top) : drawBack()}</span><span class="tells">${zone?.text ?? ''}</span></span>`;
}

/** Draw the picture that works at this moment. */
const drawAtWork = (view) => html`<span class="at-work" data-zone="played">${(zoneOf(view, 'played')?.cards ?? []).map((one) => drawFace(one))}</span>`;

/** Draw Justice's row, from which all take. */
function drawJustice(view, host) {
  const [justice, row] = ['justice', 'row'].map((id) => zoneOf(view, id)?.cards ?? []);
  if (!justice.length && !row.length) return nothing;
  return html`<div class="justice-row" role="group" aria-label=${say('Justice’s row')}><span data-zone="justice">${justice.map((one) => drawFace(one))}</span>
    <span class="small-cards" data-zone="row" style="--n: ${Math.max(1, row.length)}">${repeat(row, ({ card }) => card, (one) => drawCard(view, host, one))}</span></div>`;
}

/** Draw the table, with all that lies on it and the hand before it. */
export function drawNarreTable(view, host) {
  const { furniture } = host;
  const first = nearest(view);
  const order = circle(view, (first + 1) % view.players.length);
  const others = order.filter((who) => who !== first);
  const row = (who) => drawRow(view, host, who, who === first);
  return html`<div class="table narrespillet ${view.players.length > 4 ? 'many-rows' : ''}" data-seats=${view.players.length} data-act=${view.act?.kind ?? nothing} style="--rows: ${others.length}" data-cards>
    ${drawSigns()}
    <div class="board">
      <div class="wood" aria-hidden="true"></div>
      ${drawHeads(view, furniture.beats(view))}
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[(first + 1) % view.players.length].name })}>
        ${repeat(others, (who) => who, row)}
      </ol>
      <div class="pool">${drawHeap(view, 'stock')}${drawHeap(view, 'pile')}${drawAtWork(view)}${drawCaption(view, furniture, host.lang)}${drawJustice(view, host)}</div>
      <ol class="seats nearest" aria-label=${say('Your fields')}>${row(first)}</ol>
    </div>
    ${drawHand(view, host, first)}
    <svg class="traces" aria-hidden="true"></svg>
  </div>`;
}
