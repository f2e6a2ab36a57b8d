// The table where cards are held in the hand: a long board, the others' cards at its sides, the stock
// at its left, the trick at its right, and the hand of the seat at the screen over its lower rim.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawCaption } from '../core/acts/caption.js';
import { lyingIn, markOf, zoneOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { drawBack, drawFace, drawGap } from './faces.js';
import { drawHand } from './hand.js';
import { drawKept } from './kept.js';
import { crowdOf } from './places.js';
import { drawSeat, nearest } from './seats.js';
import { drawSlate } from './slate.js';
import { drawSigns, drawSuit } from './suits.js';
import { drawTrick } from './trick.js';

/** Draw what is put away as a card lying among the words that say how many. */
const drawAway = (away) => html`<span class="away" data-zone="away">${away && lyingIn(away) ? drawBack() : drawGap()} ${away?.text}</span>`;

/** Draw the stock with the turned card crosswise under it, and what is trumps. */
function drawStock(view) {
  const [stock, turned, away] = ['stock', 'turned', 'away'].map((id) => zoneOf(view, id));
  if (!stock && !turned) return nothing;
  const trump = markOf(view, 'trump');
  const covered = stock ? lyingIn(stock) : 0;
  const left = covered + (turned ? lyingIn(turned) : 0);
  return html`<div class="pool">
    <div class="pile">
      <span class="crosswise" data-zone=${turned ? 'turned' : nothing}>${turned?.cards.length ? turned.cards.map((card) => drawFace(card)) : drawGap()}</span>
      <span class="heap" data-zone="stock" style="--cards: ${Math.min(covered, 14)}">${covered ? drawBack() : drawGap()}</span>
    </div>
    <p class="tells"><span>${left ? say('{n} in the stock', { n: left }) : say('The stock is empty')}</span>
      ${trump ? html`<span class="trump">${drawSuit(trump.value)} ${trump.text}</span>` : nothing}
      ${away ? drawAway(away) : nothing}</p>
  </div>`;
}

/** Draw the table for cards, with all that lies on it and the hand before it. */
export function drawCardTable(view, host) {
  const { furniture } = host;
  const seats = view.players.length;
  const first = nearest(view);
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return html`<div class="table card-table" data-seats=${seats} data-round=${crowdOf(seats)} data-act=${view.act?.kind ?? nothing} data-cards>
    ${drawSigns()}
    <div class="board">
      <div class="wood" aria-hidden="true"></div>
      ${drawSlate(view, furniture, order)}
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[first].name })}>
        ${repeat(order, (seat) => seat, (seat, step) => drawSeat(view, seat, step, furniture))}
      </ol>
      ${drawStock(view)}
      ${drawTrick(view)}
      ${drawKept(view, first, 'yours')}
      ${drawCaption(view, furniture, host.lang)}
    </div>
    ${drawHand(view, host, first)}
    <svg class="traces" aria-hidden="true"></svg>
    <p class="beats">${furniture.beats(view)}</p>
  </div>`;
}
