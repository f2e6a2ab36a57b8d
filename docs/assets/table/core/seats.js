// The seats round the table, yours at the bottom, each with its name, what it holds and how it stands.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawCaption } from './acts/caption.js';
import { markOf } from './lying.js';
import { drawOverview, drawOwn, drawStock } from './middle.js';
import { FEW, place, sides, stripOrder } from './places.js';
import { say } from './say.js';
import { drawSpeech, lastSpeaker } from './speech.js';

/** Say what holds of a seat in every game, a phrase each: whoever has won is not said to be out. */
export function stands(view, seat) {
  const won = view.winners.includes(seat);
  return [seat === view.yours && say('you'), won && say('has won'), !won && !view.players[seat].in && say('out')].filter(Boolean);
}

/** Say how a seat stands: “you · 3 cards”. */
export const standing = (view, seat, furniture) => [...stands(view, seat), ...furniture.standing(view, seat)].join(' · ');

/** Draw how a seat stands; that it is to move a ring shows to those who see it. */
function drawStanding(view, seat, furniture) {
  const moves = seat !== view.yours && view.to_move === seat && view.waiting !== 'over';
  return html`<span class="standing">${standing(view, seat, furniture)}</span>${moves ? html`<span class="unseen">${say('to move')}</span>` : nothing}`;
}

/** Who acts and who is asked, or else who spoke last and who is to move. */
function engagedSeats(view, speech) {
  const { from, to } = view.act?.trace ?? {};
  const acts = [from, to].filter((seat) => typeof seat === 'number');
  return acts.length ? acts : [lastSpeaker(speech), view.to_move].filter((seat) => typeof seat === 'number');
}

/** Who has stood in this deal, until all show. */
function stoodSeats({ shown, events, deal }, { ACTS }) {
  const stood = shown ? [] : events.filter((event) => event.deal === deal && ACTS[event.kind]?.act === 'stand');
  return new Set(stood.map(({ seat }) => seat));
}

/** Whom the showing cost something: marked until the next deal. */
function hitSeats(view, furniture) {
  if (!view.shown) return new Set();
  const costs = view.events.filter(({ deal, kind }) => deal === view.lastDeal && furniture.COSTS.has(kind));
  return new Set(costs.map(({ seat }) => seat));
}

function drawDealer(view, seat, furniture) {
  const dealer = markOf(view, 'dealer', seat);
  return dealer ? furniture.drawDealer(dealer.value, dealer.text) : nothing;
}

/** What the asked seat has answered, while that is shown: it is cut into the back of his piece. */
function answerOf({ act }, seat, { ACTS }) {
  const shown = act?.trace?.to === seat && (act.kind === 'cry' || act.kind === 'stroke');
  return shown ? act.chain?.findLast(({ kind }) => ACTS[kind]?.act === 'cry') ?? null : null;
}

function drawSeat(view, seat, step, {
  speech, near, engaged, wide, stood, hit, furniture,
}) {
  const player = view.players[seat];
  const seats = view.players.length;
  const {
    side, hand, across, down, style,
  } = place(step, seats, wide);
  const said = speech.get(seat);
  const speaks = said ? drawSpeech(said) : nothing;
  const state = classMap({
    seat: true,
    [side]: true,
    [hand]: true,
    [across]: true,
    [down]: true,
    mine: seat === view.seat,
    turn: view.to_move === seat && view.waiting !== 'over',
    speaks: Boolean(said),
    last: Boolean(said?.last),
    large: near.has(seat) || engaged.has(seat),
    near: near.has(seat),
    engaged: engaged.has(seat),
    stood: stood.has(seat),
    out: !player.in,
    won: view.winners.includes(seat),
    hit: hit.has(seat),
    lifted: view.act?.lifted.includes(seat),
  });
  return html`<li class=${state} style=${styleMap({ ...style, order: stripOrder(step, seats) })}
      data-seat=${seat} aria-current=${view.to_move === seat ? 'true' : nothing}>
    <div class="plate">
      <span class="who"><span class="name" title=${player.name}>${player.name}</span>${drawDealer(view, seat, furniture)}</span>
      ${furniture.drawScore(view, seat)}
      ${drawStanding(view, seat, furniture)}
    </div>
    ${furniture.drawHeld(view, seat, answerOf(view, seat, furniture), true)}
    ${speaks}
  </li>`;
}

/** Say how crowded it is, for the sizes: the least of these numbers that holds all the seats. */
const crowd = (seats) => [4, 7, FEW, 20, 37].find((most) => seats <= most) ?? 37;

/**
 * Draw the table and every seat, starting with the one at the screen; `speech` maps seats to cries,
 * `furniture` draws what this game has at a seat and in the middle.
 */
export function drawSeats(view, speech, furniture, lang) {
  const seats = view.players.length;
  const few = seats <= FEW;
  const first = view.near;
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  const engaged = few ? [] : engagedSeats(view, speech);
  const drawn = {
    speech,
    furniture,
    engaged: new Set(engaged),
    wide: engaged.map((seat) => (seat - first + seats) % seats),
    near: new Set(few ? [] : [first, (first + 1) % seats, (first + seats - 1) % seats]),
    stood: few ? new Set() : stoodSeats(view, furniture),
    hit: hitSeats(view, furniture),
  };
  const { side } = sides(seats);
  return html`<div class="table ${few ? 'few' : 'many'}" data-seats=${seats} data-crowd=${crowd(seats)}
      data-act=${view.act?.kind ?? nothing} data-cards=${furniture.playsCards(view) ? '' : nothing} style=${styleMap({ '--rows': side })}>
    <div class="wood" aria-hidden="true"></div>
    ${few ? nothing : drawOverview(view, order)}
    <div class="strip"><div class="follow" role=${few ? nothing : 'group'}
      aria-label=${few ? nothing : say('The seats')}>
      <ol class="seats" aria-label=${say('The seats, in the order of play, from {name}', { name: view.players[first].name })}>
        ${repeat(order, (seat) => seat, (seat, step) => drawSeat(view, seat, step, drawn))}
      </ol>
    </div>${drawCaption(view, furniture, lang)}</div>
    ${drawStock(view, furniture)}${furniture.drawPool(view)}
    ${few ? nothing : drawOwn(view, furniture)}
    <svg class="traces" aria-hidden="true"></svg>
  </div>`;
}
