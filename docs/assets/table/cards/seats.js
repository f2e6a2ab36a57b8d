// The others round the board, each with his name, what stands at it, the backs of his cards and what he keeps.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { handOf, lyingIn, markOf } from '../core/lying.js';
import { stands } from '../core/seats.js';
import { countInWords } from './counted.js';
import { drawBack, drawFace, drawGap } from './faces.js';
import { drawHeap, heapAt, laidAwayBy } from './heaps.js';
import { drawMarks } from './marks.js';
import { placeOf } from './places.js';

const BACKS = 8; // of more cards than this the number is said on the last back

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

/** What is drawn at the seat already need not be read there too: it is only said. */
function drawnThere(view, seat) {
  const kept = heapAt(view, seat);
  const ids = ['bid', 'joined', 'declarer', 'vole', 'melds', 'count', 'honours', 'beet', 'beet-played', 'partner', 'pair', ...kept ? ['tricks'] : []];
  return new Set([kept?.text, laidAwayBy(view, seat)?.text, countInWords(view, seat), ...ids.map((id) => markOf(view, id, seat)?.text)].filter(Boolean));
}

/** Draw how a seat stands, in phrases: those are hidden that are drawn. */
function drawStanding(view, seat, furniture) {
  const drawn = drawnThere(view, seat);
  const phrases = [...stands(view, seat), ...furniture.standing(view, seat)];
  const [seen, said] = [phrases.filter((one) => !drawn.has(one)), phrases.filter((one) => drawn.has(one))];
  return html`<span class="standing">${seen.join(' · ')}</span>${said.length ? html`<span class="unseen">${said.join(' · ')}</span>` : nothing}`;
}

/** Draw who deals: the pack that he has. */
export const drawDealer = (view, seat) => (markOf(view, 'dealer', seat) ? html`<span class="deals" aria-hidden="true">${drawBack()}${drawBack()}</span>` : nothing);

/** Draw a seat, `step` places to the left of the nearest; who deals by his name, or where that is not drawn among his marks. */
export function drawSeat(view, seat, step, furniture) {
  const { name, in: plays } = view.players[seat];
  const { side, at, of } = placeOf(step, view.players.length);
  const own = seat === nearest(view);
  const moves = view.to_move === seat && view.waiting !== 'over';
  const is = [side, own && 'mine', moves && 'turn', !plays && 'out', markOf(view, 'joined', seat)?.value === 0 && 'passed-on', view.winners.includes(seat) && 'won'].filter(Boolean).join(' ');
  return html`<li class="seat ${is}" style="--of: ${of}; --place: ${at}" data-seat=${seat} aria-current=${moves ? 'true' : nothing}>
    <div class="plate"><span class="who"><span class="name" title=${name}>${name}</span>${own ? nothing : drawDealer(view, seat)}</span>
      ${drawMarks(view, seat, furniture, own ? drawDealer(view, seat) : nothing)}${drawStanding(view, seat, furniture)}</div>
    ${own ? nothing : html`${drawOthers(view, seat)}${drawHeap(view, seat, '', furniture.heapCalled?.())}`}
  </li>`;
}
