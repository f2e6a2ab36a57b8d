// A participant's row: the name, what is held, what lies before it, and the four fields.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawBack, drawGap } from '../../cards/faces.js';
import { drawDealer } from '../../cards/seats.js';
import { lyingIn, markOf } from '../../core/lying.js';
import { stands } from '../../core/seats.js';
import { say } from '../../core/say.js';
import { whoAim } from './composing.js';
import { drawFace } from './faces.js';
import { drawAimed, drawField } from './fields.js';
import { drawCard } from './hand.js';
import { drawAsks } from './hermit.js';
import {
  DEMONS, HOUSES, actorOf, heldBy, leaderOf, nameOf, zoneAt,
} from './participants.js';

/** Draw what is held: one back with the number of cards, and those that lie open. */
function drawHeld(view, who) {
  const hand = heldBy(view, who);
  const n = hand ? lyingIn(hand) : 0;
  const open = zoneAt(view, 'open', who)?.cards ?? [];
  return html`<span class="others holds" data-zone=${hand?.id ?? nothing}>${n ? drawBack() : drawGap()}${n ? html`<b class="number" aria-hidden="true">${n}</b>` : nothing}</span>${
    open.length ? html`<span class="small-cards" data-zone=${`open:${who}`} style="--n: ${open.length}">${repeat(open, ({ card }) => card, (one) => drawFace(one))}</span>` : nothing}`;
}

/** Draw a small row of cards that lie before a participant, each to be tapped where it may be taken. */
function drawSmall(view, host, name, who) {
  const cards = zoneAt(view, name, who)?.cards ?? [];
  return cards.length ? html`<span class="small-cards ${name}" data-zone=${`${name}:${who}`} style="--n: ${cards.length}">${repeat(cards, ({ card }) => card, (one) => drawCard(view, host, one))}</span>` : nothing;
}

/** Draw the victories of a seat in chalk. */
function drawVictories(view, seat) {
  const score = markOf(view, 'score', seat);
  return score ? html`<span class="slate chalked victories" title=${score.text} aria-hidden="true">${score.value}</span>` : nothing;
}

/** What is said of a participant besides what is drawn, to those who listen. */
const said = (view, who, furniture) => (who === DEMONS ? say('led by {name}', { name: view.players[leaderOf(view)].name })
  : [...stands(view, who), ...furniture.standing(view, who)].join(' · '));

/** Draw the row of a participant; `own` where it is that of whoever is nearest, whose hand lies before the table. */
export function drawRow(view, host, who, own) {
  const isDemons = who === DEMONS;
  const moves = view.waiting !== 'over' && view.to_move !== null && actorOf(view) === who;
  const is = [own && 'mine', moves && 'turn', isDemons && 'demons', view.winners.includes(who) && 'won'].filter(Boolean).join(' ');
  const name = nameOf(view, who);
  const hand = isDemons && moves && view.seat === leaderOf(view) ? nothing : drawHeld(view, who);
  return html`<li class="seat row ${is}" data-seat=${isDemons ? nothing : who} data-who=${who} aria-current=${moves ? 'true' : nothing}>
    <div class="plate"><span class="who">${drawAimed(whoAim(view, host, who), say('Name {name}', { name }), html`<span class="name" title=${name}>${name}</span>`, host)}</span>
      <span class="unseen">${said(view, who, host.furniture)}</span>
      <span class="keeps">${isDemons ? nothing : html`${drawVictories(view, who)}${drawDealer(view, who)}`}${own ? nothing : hand}${drawSmall(view, host, 'before', who)}${own ? nothing : drawSmall(view, host, 'chariot', who)}</span>${own ? drawAsks(view, host, who) : nothing}</div>
    ${HOUSES.map((house) => drawField(view, host, who, house))}
    ${own ? drawSmall(view, host, 'chariot', who) : nothing}
  </li>`;
}
