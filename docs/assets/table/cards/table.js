// The table where cards are held in the hand: a long board, the others' cards at its sides, the stock
// at its left, the trick at its right, and the hand of the seat at the screen over its lower rim.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawCaption } from '../core/acts/caption.js';
import {
  handOf, lyingIn, markOf, zoneOf,
} from '../core/lying.js';
import { say } from '../core/say.js';
import { standing } from '../core/seats.js';
import { drawBack, drawFace, drawGap } from './faces.js';
import { drawHand } from './hand.js';
import { drawSigns, drawSuit } from './suits.js';

const BACKS = 8; // of more cards than this the number is said on the last back
const SIDES = {
  __proto__: null, 1: ['south'], 2: ['south', 'north'], 3: ['south', 'west', 'east'], 4: ['south', 'west', 'north', 'east'],
};

/** The seat that is nearest: whoever sits at the screen, else the first. */
export const nearest = (view) => view.seat ?? view.near ?? 0;

/** Draw what another holds: backs up to a number, or the faces where they may be seen. */
function drawOthers(view, seat) {
  const hand = handOf(view, seat);
  const [cards, covered] = [hand?.cards ?? [], hand?.unknown ?? 0];
  const backs = Math.min(covered, BACKS);
  return html`<div class="others" data-zone=${hand?.id ?? nothing} style="--n: ${Math.max(1, backs + cards.length)}">
    ${repeat(cards, ({ card }) => card, (card) => drawFace(card))}
    ${Array.from({ length: backs }, drawBack)}${backs + cards.length ? nothing : drawGap()}
    ${covered > 1 ? html`<b class="number ${covered > BACKS ? 'more' : ''}" aria-hidden="true">${covered}</b>` : nothing}
  </div>`;
}

function drawSeat(view, seat, side, furniture) {
  const { name, in: plays } = view.players[seat];
  const own = seat === nearest(view);
  const moves = view.to_move === seat && view.waiting !== 'over';
  const is = [side, own && 'mine', moves && 'turn', !plays && 'out', view.winners.includes(seat) && 'won'].filter(Boolean).join(' ');
  return html`<li class="seat ${is}" data-seat=${seat} aria-current=${moves ? 'true' : nothing}>
    <div class="plate"><span class="who"><span class="name" title=${name}>${name}</span></span>
      <span class="standing">${standing(view, seat, furniture)}</span></div>
    ${own ? nothing : drawOthers(view, seat)}
  </li>`;
}

/** Draw the trick as it was laid, the last card on top, each with the name of who laid it. */
function drawTrick(view) {
  const trick = zoneOf(view, 'trick');
  const cards = trick?.cards ?? [];
  const name = ({ by }) => view.players[by]?.name ?? '';
  return html`<ol class="trick" data-zone="trick" style="--n: ${Math.max(1, cards.length)}" aria-label=${say('On the table')}>
    ${repeat(cards, ({ card }) => card, (card, at) => html`<li class=${at === cards.length - 1 ? 'last' : ''} style="--at: ${at}">
      <span class="by">${name(card)}</span>${drawFace(card)}</li>`)}
    ${cards.length ? nothing : html`<li role="presentation">${drawGap()}</li>`}
  </ol>`;
}

/** Draw what is put away as a card lying among the words that say how many. */
const drawAway = (away) => html`<span class="away" data-zone="away">${away && lyingIn(away) ? drawBack() : drawGap()} ${away?.text}</span>`;

/** Draw the stock with the turned card crosswise under it, and what is trumps. */
function drawStock(view) {
  const [stock, turned] = ['stock', 'turned'].map((id) => zoneOf(view, id));
  const trump = markOf(view, 'trump');
  const covered = stock ? lyingIn(stock) : 0;
  const left = covered + (turned ? lyingIn(turned) : 0);
  return html`<div class="pool">
    <div class="pile">
      <span class="crosswise" data-zone="turned">${turned?.cards.length ? turned.cards.map((card) => drawFace(card)) : drawGap()}</span>
      <span class="heap" data-zone="stock" style="--cards: ${Math.min(covered, 14)}">${covered ? drawBack() : drawGap()}</span>
    </div>
    <p class="tells"><span>${left ? say('{n} in the stock', { n: left }) : say('The stock is empty')}</span>
      ${trump ? html`<span class="trump">${drawSuit(trump.value)} ${trump.text}</span>` : nothing}
      ${drawAway(zoneOf(view, 'away'))}</p>
  </div>`;
}

/** Draw the table for cards, with all that lies on it and the hand before it. */
export function drawCardTable(view, host) {
  const { furniture } = host;
  const seats = view.players.length;
  const first = nearest(view);
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return html`<div class="table card-table" data-seats=${seats} data-act=${view.act?.kind ?? nothing} data-cards>
    ${drawSigns()}
    <div class="board">
      <div class="wood" aria-hidden="true"></div>
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[first].name })}>
        ${repeat(order, (seat) => seat, (seat, step) => drawSeat(view, seat, SIDES[seats][step], furniture))}
      </ol>
      ${drawStock(view)}
      ${drawTrick(view)}
      ${drawCaption(view, furniture, host.lang)}
    </div>
    ${drawHand(view, host, first)}
    <svg class="traces" aria-hidden="true"></svg>
    <p class="beats">${furniture.beats(view)}</p>
  </div>`;
}
