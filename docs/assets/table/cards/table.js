// The table where cards are held in the hand: a long board, the others' cards at its sides, the stock
// at its left, the trick at its right, and the hand of the seat at the screen over its lower rim.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawCaption } from '../core/acts/caption.js';
import { lyingIn, markOf, zoneOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { drawCovered } from './covered.js';
import { drawBack, drawFace, drawGap } from './faces.js';
import { drawHand } from './hand.js';
import { drawHeap } from './heaps.js';
import { isLongOrder } from './order.js';
import { crowdOf } from './places.js';
import { drawSeat, nearest } from './seats.js';
import { drawSlate } from './slate.js';
import { drawStakes, isStaked } from './stakes.js';
import { drawSigns, drawSuit } from './suits.js';
import { drawTrick } from './trick.js';

/** Draw what is put away as a card lying among the words that say how many. */
const drawAway = (away) => html`<span class="away" data-zone="away">${away && lyingIn(away) ? drawBack() : drawGap()} ${away?.text}</span>`;

const SIDE_BY_SIDE = 2; // so many turned cards do not lie under the stock

/** Draw the cards that lie open: one half under the stock, its index in sight; several beside one another. */
function drawTurned(turned) {
  if (!turned) return nothing;
  const { cards } = turned;
  return html`<span class=${cards.length < SIDE_BY_SIDE ? 'beneath' : 'beside'} style="--turned: ${cards.length}" data-zone="turned">${
    cards.length ? cards.map((card) => drawFace(card)) : drawGap()}</span>`;
}

/** Draw a card that was looked at and lies under all others. */
function drawUnder(under) {
  if (!under || !lyingIn(under)) return nothing;
  return html`<span class="beneath" data-zone="under">${drawCovered(under.cards[0] ?? null)}</span>`;
}

/** Say which suit is trumps, or which two are, with their signs. */
function drawTrump(view) {
  const [one, two] = [markOf(view, 'trump'), markOf(view, 'trumps')];
  const mark = two ?? one;
  if (!mark) return nothing;
  const signs = String(mark.value).split(' ').map((suit) => drawSuit(suit));
  const [called, ...named] = mark.text.split(': '); // where two suits have a name of their own, the signs say which
  return html`<span class="trump">${signs} ${called}${named.length ? html`<span class="unseen">: ${named.join(': ')}</span>` : nothing}</span>`;
}

/** Say how many cards are left; where none is drawn any more, as the engine says it. */
function stockInWords(view, stock, turned) {
  const left = [stock, turned].reduce((sum, zone) => sum + (zone ? lyingIn(zone) : 0), 0);
  if (stock?.text && turned?.cards.length >= SIDE_BY_SIDE) return stock.text;
  return left ? say('{n} in the stock', { n: left }) : say('The stock is empty');
}

/** Draw the stock with the turned cards, what is trumps, and what is played for. */
function drawStock(view) {
  const [stock, turned, away, under] = ['stock', 'turned', 'away', 'under'].map((id) => zoneOf(view, id));
  if (!stock && !turned) return nothing;
  const covered = stock ? lyingIn(stock) : 0;
  const opened = turned?.cards.length >= SIDE_BY_SIDE;
  const heap = html`<span class="heap" data-zone="stock" style="--cards: ${Math.min(covered, 14)}">${covered ? drawBack() : drawGap()}</span>`;
  return html`<div class="pool ${isStaked(view) ? 'staked' : ''}">
    <div class="pile ${opened ? 'opened' : ''}">${drawUnder(under)}${drawTurned(turned)}${opened ? nothing : heap}</div>
    <p class="tells"><span class="left">${opened ? heap : nothing} ${stockInWords(view, stock, turned)}</span>
      ${drawTrump(view)}
      ${away ? drawAway(away) : nothing}
      ${drawStakes(view)}</p>
  </div>`;
}

/** Draw the table for cards, with all that lies on it and the hand before it. */
export function drawCardTable(view, host) {
  const { furniture } = host;
  const seats = view.players.length;
  const first = nearest(view);
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  const beats = furniture.beats(view);
  return html`<div class="table card-table ${isLongOrder(beats) ? 'long-order' : ''}" data-seats=${seats} data-round=${crowdOf(seats)} data-act=${view.act?.kind ?? nothing} data-cards>
    ${drawSigns()}
    <div class="board">
      <div class="wood" aria-hidden="true"></div>
      ${drawSlate(view, furniture, order)}
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[first].name })}>
        ${repeat(order, (seat) => seat, (seat, step) => drawSeat(view, seat, step, furniture))}
      </ol>
      ${drawStock(view)}
      ${drawTrick(view, host)}
      ${drawHeap(view, first, 'yours')}
      ${drawCaption(view, furniture, host.lang)}
    </div>
    ${drawHand(view, host, first)}
    <svg class="traces" aria-hidden="true"></svg>
    <p class="beats">${beats}</p>
  </div>`;
}
