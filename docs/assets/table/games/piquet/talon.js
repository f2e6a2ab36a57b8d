// What is bought from, in two parts that shrink, and what was thrown: its owner may look at that again.
import { html, nothing } from 'lit';
import { drawBack, drawFace, drawGap } from '../../cards/faces.js';
import { inWord } from '../../cards/numbers.js';
import { lyingIn, zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';

/** The parts by their zones: forehand’s, and the dealer’s. */
export const PARTS = ['five', 'three'];

/** Whose part it is: the dealer's lies by its own name. */
export const buyerOf = (view, part) => {
  const dealer = view.marks.find(({ id }) => id === 'dealer')?.place;
  return part === 'three' ? dealer : 1 - dealer;
};

/** Say what lies in a part, and for whom: “five, for you”. */
export function partInWords(view, part) {
  const zone = zoneOf(view, part);
  const n = zone ? lyingIn(zone) : 0;
  const buyer = buyerOf(view, part);
  if (!n) return buyer === view.yours ? say('you have bought all') : say('{name} has bought all', { name: view.players[buyer].name });
  return buyer === view.yours ? say('{n}, for you', { n: inWord(n) }) : say('{n}, for {name}', { n: inWord(n), name: view.players[buyer].name });
}

/** Say what was left unbought of a part; nothing where nothing was. */
export function leftInWords(view, part) {
  const zone = zoneOf(view, part);
  return zone && lyingIn(zone) ? zone.text : null;
}

function drawPart(view, part) {
  const zone = zoneOf(view, part);
  const n = zone ? lyingIn(zone) : 0;
  return html`<div class="part ${n ? '' : 'bought'}"><span class="spread" data-zone=${part} aria-hidden="true">${
    Array.from({ length: n }, drawBack)}${n ? nothing : drawGap()}</span><span class="tells">${partInWords(view, part)}</span></div>`;
}

/** Draw both parts. */
export const drawTalon = (view) => html`<div class="talon">${PARTS.map((part) => drawPart(view, part))}</div>`;

const thrownBy = (view, seat) => zoneOf(view, `away:${seat}`);

/** The cards that whoever looks has thrown and may look at again. */
export const ownThrown = (view) => (view.seat === null ? [] : thrownBy(view, view.seat)?.cards ?? []);

/** Draw what a seat has thrown as a small heap; whoever threw it opens it and looks. */
export function drawThrown(view, seat, own) {
  const zone = thrownBy(view, seat);
  if (!zone) return nothing;
  const n = lyingIn(zone);
  const heap = html`<span class="kept thrown-heap" data-zone=${zone.id} style="--cards: ${n}" aria-hidden="true">${n ? drawBack() : drawGap()}${
    n ? html`<b class="number">${n}</b>` : nothing}</span>`;
  if (!own || !zone.cards.length) return html`<span class="thrown ${own ? 'yours' : 'theirs'}">${heap}${n ? html`<span class="tells" aria-hidden="true">${say('thrown')}</span>` : nothing}</span>`;
  return html`<details class="thrown yours"><summary>${heap}<span class="unseen">${say('What you threw')}</span><span class="tells" aria-hidden="true">${say('thrown')}</span></summary>
    <span class="faces">${zone.cards.map((card) => drawFace(card))}</span></details>`;
}
