// What is kept at a seat and lies covered: the tricks it has taken, or the cards it keeps, as a small heap
// with its number.
import { html, nothing } from 'lit';
import { lyingIn, markOf, zoneOf } from '../core/lying.js';
import { drawBack, drawGap } from './faces.js';

const HIGH = 6; // a heap of more looks no higher

/** Find what is kept at a seat; null where its game keeps nothing there. */
export const heapAt = (view, seat) => view.zones.find(({ id, kind, place }) => kind === 'pile' && place === seat && id !== `away:${seat}`) ?? null;

/** Find what a seat has laid away, where its game lays anything away there. */
export const laidAwayBy = (view, seat) => zoneOf(view, `away:${seat}`);

/** How many are counted there: tricks, where its game counts them, else cards. */
const numberOf = (view, zone, seat) => markOf(view, 'tricks', seat)?.value ?? lyingIn(zone);

/** Draw the heap that a seat keeps, its place too where none lies there yet; what it is `called` stands under it. */
export function drawHeap(view, seat, where = '', called = null) {
  const zone = heapAt(view, seat);
  if (!zone) return nothing;
  const cards = lyingIn(zone);
  const number = cards && numberOf(view, zone, seat); // between two deals no trick is counted any more
  return html`<span class="kept ${where}" data-zone=${zone.id} data-seat=${seat} style="--cards: ${Math.min(cards, HIGH)}" aria-hidden="true">${
    cards ? drawBack() : drawGap()}${number ? html`<b class="number chalked">${number}</b>` : nothing}${number && called ? html`<span class="called">${called}</span>` : nothing}</span>`;
}
