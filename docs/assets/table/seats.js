// The seats round the table, yours at the bottom; play goes to the left, clockwise from above.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { bagPicture, drawPiece } from './piece.js';
import { scoreWords, withCards } from './words.js';

const RING = 10; // as many seats fit round the table; more sit in rows

/** Where seat number `step` from the bottom sits, as parts of the table's width and height. */
function place(step, seats) {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / seats;
  return { '--x': (0.5 + 0.39 * Math.cos(angle)).toFixed(4), '--y': (0.495 + 0.335 * Math.sin(angle)).toFixed(4) };
}

/** Chalk: strokes in fives, as they are counted on a slate. */
function chalk(count) {
  const groups = [];
  for (let left = count; left > 0; left -= 5) groups.push(Math.min(left, 5));
  return groups.map((marks) => html`<span class="fives" data-marks=${marks}>${
    Array.from({ length: Math.min(marks, 4) }, () => html`<i></i>`)}${
    marks === 5 ? html`<i class="across"></i>` : nothing}</span>`);
}

function slate(view, seat) {
  const { unit, score, plus } = view;
  const words = scoreWords(unit, score[seat]);
  const extra = plus[seat] ? `, ${plus[seat]} plus` : '';
  const marks = withCards(view)
    ? html`<span class="tokens">${score[seat]}</span>`
    : html`${score[seat] <= 10 ? chalk(score[seat]) : score[seat]}${
      score[seat] ? nothing : html`<span class="no-marks">–</span>`}${
      plus[seat] ? html`<span class="plus">${'+'.repeat(plus[seat])}</span>` : nothing}`;
  return html`<span class="slate" role="img" aria-label=${words + extra} title=${words + extra}>${marks}</span>`;
}

function standing(view, seat) {
  const said = [];
  if (seat === view.seat) said.push('you');
  else if (view.to_move === seat) said.push('to move');
  if (view.winners.includes(seat)) said.push('has won');
  else if (!view.players[seat].in) said.push('out');
  return said.join(' · ');
}

function drawSeat(view, seat, step, speech) {
  const player = view.players[seat];
  const mine = seat === view.seat;
  const said = speech.get(seat);
  const cards = withCards(view);
  const state = classMap({
    seat: true, mine, turn: view.to_move === seat, speaks: said !== undefined, out: !player.in, won: view.winners.includes(seat),
  });
  return html`<li class=${state} style=${styleMap(place(step, view.players.length))}
      aria-current=${view.to_move === seat ? 'true' : nothing}>
    ${said ? html`<q class="speech" lang=${said.lang}>${said.words}</q>` : nothing}
    ${drawPiece(view.held[seat], cards)}
    <span class="who">
      <span class="name">${player.name}</span>
      ${seat === view.dealer ? html`<span class="dealer" role="img" aria-label="dealer" title="has the ${
        cards ? 'pack' : 'bag'} and deals">${cards ? html`<i class="pack"></i>` : bagPicture()}</span>` : nothing}
    </span>
    ${slate(view, seat)}
    <span class="standing">${standing(view, seat)}</span>
  </li>`;
}

/** Draw every seat, starting with the one at the screen; `speech` maps seats to their cries. */
export function drawSeats(view, speech, middle) {
  const seats = view.players.length;
  const first = view.seat ?? 0;
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return html`<div class="table ${seats <= RING ? 'ring' : 'rows'}" data-seats=${seats}>
    <div class="wood" aria-hidden="true"></div>
    <ol class="seats" aria-label="The seats, in the order of play, from ${view.players[first].name}">
      ${order.map((seat, step) => drawSeat(view, seat, step, speech))}
    </ol>
    <div class="middle">${middle}</div>
  </div>`;
}
