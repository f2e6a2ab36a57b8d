// The end of a game: who has won, large, and why; in what order all stand, and what lies on the table; the
// ways on from it; then what may be taken home, and the last deal summed up.
import { html, nothing } from 'lit';
import { signed } from './acts/sums.js';
import { drawChips, drawGrounds } from './law.js';
import { matchOf, numberOf } from './match/deals.js';
import {
  drawDealer, drawMatch, drawNextDeal, goesOn,
} from './match/panel.js';
import { listed, seatName } from './names.js';
import { drawEvening, drawNext } from './programme/panel.js';
import { programme } from './programme/programme.js';
import { drawReview } from './review.js';
import { say } from './say.js';
import { session } from './session.js';
import { change, drawSheet, sheetOf } from './sheet.js';
import { together } from './together/together.js';

/** Say who has won. */
function wonBy(view) {
  const names = view.winners.map((seat) => view.players[seat].name);
  if (!names.length) return say('The game is over');
  if (names.length > 1) return say('{winners} share the game', { winners: listed(names) });
  return view.winners[0] === view.yours ? say('You have won') : say('{winners} has won', { winners: names[0] });
}

/** The seat that deals when the same table plays again: the one at the left of whoever dealt last. */
function nextDealer({ marks, players }) {
  const dealer = marks.find(({ id }) => id === 'dealer')?.place;
  return typeof dealer === 'number' ? (dealer + 1) % players.length : null;
}

/** The same game anew: the same rules and seats, a match as long, and the deal goes on to the left. */
export function sameTable(view) {
  const { rules, readings, players, source, match } = view;
  const game = { rules, readings, players: players.map(({ name, kind }) => ({ name, kind })) };
  const dealer = nextDealer(view);
  return { ...game, ...matchOf(match ?? {}), ...(source ? { house: source.house } : {}), ...(dealer === null ? {} : { dealer }) };
}

/** Draw the ways on: to the next game of an evening, or the same again, or another. */
function drawWaysOn(view, host) {
  if (session.onShow) return html`<button class="main" data-first @click=${host.leave}>${say('New game')}</button>`;
  if (together.on && !together.hosts) return html`<button class="main" data-first @click=${host.leave}>${say('Get up from the table')}</button>`;
  if (goesOn(view)) return drawNextDeal(view, host);
  if (programme.now) return drawNext(host);
  const dealer = nextDealer(view);
  return html`<button class="main" data-first data-same ?disabled=${host.busy} @click=${host.playAgain}>${say('Play again at the same table')}${
    dealer === null ? nothing : html` ${drawDealer(dealer, view.players, view.yours)}`}</button>
    <button class="plain" data-new @click=${host.leave}>${say('Another game')}</button>`;
}

/** Draw in what order all stand, where they do not all stand alike. */
function drawOrder(view) {
  const { ending: { places, unit }, yours } = view;
  if (places.every(({ place }) => place === 1)) return nothing;
  const inStakes = places.some(({ gets }) => gets !== null);
  return html`<table class="order"><thead><tr><th scope="col"><span class="unseen">${say('Place')}</span></th><th scope="col"><span class="unseen">${say('Name')}</span></th>${
    unit ? html`<th scope="col">${unit}</th>` : nothing}${inStakes ? html`<th scope="col">${say('Stakes won')}</th>` : nothing}</tr></thead>
    <tbody>${places.map(({ seat, place, has, gets }) => html`<tr class=${seat === yours ? 'yours' : ''}><td>${place}</td><th scope="row">${seatName(view, seat)}</th>${
  unit ? html`<td>${signed(has)}</td>` : nothing}${inStakes ? html`<td>${change(gets)}</td>` : nothing}</tr>`)}</tbody></table>`;
}

/** Draw what may be taken home. */
const drawTakeHome = (host) => html`<p class="buttons take-home">
  ${session.onShow || session.view.devices ? nothing : html`<button data-share @click=${host.sharing.make}>${say('Share')}</button>`}
  <button @click=${host.export}>${say('Export the record')}</button>
  <button data-print @click=${() => window.print()}>${say('Print')}</button></p>`;

/** Draw the end of a game. */
export function drawEnding(view, host) {
  const won = view.events.filter(({ kind }) => kind === 'won').at(-1);
  const sheet = sheetOf(view, view.lastDeal);
  const isLast = Boolean(view.match?.winners.length); // who has won the match comes before who has won its last deal
  return html`${isLast ? drawMatch(view, host) : nothing}
  <section class="panel outcome" aria-labelledby="outcome-head">
    <h2 id="outcome-head">${host.furniture.outcome?.(view) ?? wonBy(view)}</h2>
    <p class="reason">${view.reason}${drawGrounds({ ...won, clauses: view.reason_clauses }, host, say('why?'))}</p>
    ${view.ending ? drawOrder(view) : nothing}
    ${sheet?.lies.map((line) => html`<p class="lies">${line.text}${drawChips(line, host)}</p>`)}
  </section>
  ${isLast ? nothing : drawMatch(view, host)}
  <p class="buttons onward ends">${drawWaysOn(view, host)}</p>
  ${drawTakeHome(host)}
  ${programme.now && !session.onShow ? drawEvening() : nothing}
  ${sheet ? html`<section class="panel summed" aria-labelledby="summed-head">
    <h2 id="summed-head">${say('Deal {deal} summed up', { deal: numberOf(view) })}</h2>
    ${drawSheet(sheet, view, host)}
    ${drawReview(view, host)}
  </section>` : nothing}`;
}
