// The same where the table is told in words: each card, field and participant that can be tapped is a button.
import { html, nothing } from 'lit';
import { zoneOf } from '../../core/lying.js';
import { say } from '../../core/say.js';
import { fieldAim, tapCard, whoAim } from './composing.js';
import { takable } from './moves.js';
import { houseInWords } from './houses.js';
import {
  HOUSES, actorOf, circle, nameOf,
} from './participants.js';

const drawButton = (words, press, pressed, host) => html`<button type="button" class="choice" aria-pressed=${pressed === undefined ? nothing : String(pressed)} ?disabled=${host.busy} @click=${press}><span class="label">${words}</span></button>`;

/** The cards that may be picked, with their names. */
function cardsOf(view) {
  const free = takable(view);
  return view.zones.flatMap(({ cards }) => cards).filter(({ card }) => free.has(card));
}

/** Draw all that can be tapped. */
export function drawInWords(view, host, { cards }) {
  const all = circle(view, view.to_move ?? 0);
  const fields = all.flatMap((who) => HOUSES.map((house) => ({ who, house, aim: fieldAim(view, host, who, house) }))).filter(({ aim }) => aim);
  const people = all.map((who) => ({ who, aim: whoAim(view, host, who) })).filter(({ aim }) => aim);
  const own = actorOf(view);
  return html`<div class="allowed" role="group" aria-label=${say('What can be picked')}>${cardsOf(view).map(({ card, name }) => drawButton(name, () => tapCard(view, host, card), cards.includes(card), host))}</div>
    ${fields.length || people.length ? html`<div class="allowed" role="group" aria-label=${say('Fields')}>
      ${fields.map(({ who, house, aim }) => drawButton(who === own ? houseInWords(house) : say('{field} of {who}', { field: houseInWords(house), who: nameOf(view, who) }), aim.press, aim.picked, host))}
      ${people.map(({ who, aim }) => drawButton(nameOf(view, who), aim.press, undefined, host))}</div>` : nothing}`;
}
