// The plan of an evening of the booklet: which of its games, and who is there. Each game says what
// becomes of the party in it.
import {
  LitElement, html, nothing, unsafeCSS,
} from 'lit';
import { live } from 'lit/directives/live.js';
import '../coming.js';
import base from '../css/base.css';
import eveningCss from '../css/evening.css';
import form from '../css/form.css';
import setup from '../css/setup.css';
import { keepKeys } from '../fields.js';
import { rememberNames } from '../kept/remembered.js';
import { MOST_DEALS, numberIn } from '../match/deals.js';
import { lengthInWords } from '../match/length.js';
import { say } from '../say.js';
import {
  USUAL, drawNames, drawSeating, nameTwice, players, seated,
} from '../seating.js';
import { seatsOf } from '../game-choice.js';
import { sitOut } from './panel.js';
import { booklet, seatings, sittingOut } from './seatings.js';

const MOST = 37;

const computer = () => [{ kind: 'computer', usual: true, name: say('Computer'), how: say('plays each game as it usually does') }];

export class GnavPlan extends LitElement {
  static properties = {
    games: { attribute: false },
    sources: { attribute: false },
    error: { attribute: false },
    busy: { type: Boolean },
    without: { state: true },
    deals: { state: true },
    seats: { state: true },
    fault: { state: true },
  };

  static styles = [base, form, setup, eveningCss].map(unsafeCSS);

  constructor() {
    super();
    this.addEventListener('keydown', keepKeys);
    this.games = [];
    this.sources = [];
    this.error = null;
    this.busy = false;
    this.without = new Set(); // the games that are not wanted, by their rules
    this.deals = {}; // how many deals of a game are wanted, by its rules, where more than one is
    this.seats = seated(USUAL);
    this.fault = null;
  }

  get #all() { return booklet(this.games, this.sources); }

  /** The games that are wanted and that so many can play. */
  get #chosen() {
    return this.#all.filter(({ rules, seats: [least] }) => !this.without.has(rules) && least <= this.seats.length);
  }

  #want(rules, wanted) {
    const without = new Set(this.without);
    if (wanted) without.delete(rules);
    else without.add(rules);
    this.without = without;
  }

  #resize(number) {
    if (Number.isInteger(number)) this.seats = seated(Math.min(MOST, Math.max(2, number)), this.seats);
  }

  #begin(event) {
    event.preventDefault();
    const party = players(this.seats);
    const twice = nameTwice(this.seats);
    this.fault = (twice && say('Two seats are called {name}: give one of them another name.', { name: twice }))
      || (this.#chosen.length ? null : say('Choose at least one game.'));
    if (this.fault) return;
    rememberNames(party.map(({ name }) => name));
    const games = this.#chosen.map(({ rules }) => rules);
    const deals = Object.fromEntries(games.filter((rules) => this.deals[rules] > 1).map((rules) => [rules, this.deals[rules]]));
    this.dispatchEvent(new CustomEvent('begin', { detail: { games, deals, players: party } }));
  }

  /** What becomes of the party in a game: who sits out, or that it is left out. */
  #fate({ rules, seats: [least, most] }, seating) {
    if (this.seats.length < least) return least === most ? say('left out: it is for {least}', { least }) : say('left out: it is for {least} or more', { least });
    return this.without.has(rules) ? '' : sitOut(sittingOut(players(this.seats), seating));
  }

  #drawGame(game, seating) {
    const { rules, name, line, seats } = game;
    const isLeftOut = this.seats.length < seats[0];
    return html`<label class="source">
      <input type="checkbox" name="game" value=${rules} ?disabled=${isLeftOut} .checked=${!isLeftOut && !this.without.has(rules)}
        @change=${({ target }) => this.#want(rules, target.checked)} />
      <span class="head"><span class="short">${name}</span> <span class="facts">${seatsOf(seats)}</span></span>
      <span class="line">${line} <em>${this.#fate(game, seating)}</em></span>
    </label>`;
  }

  #drawGames() {
    const chosen = this.#chosen;
    const seating = seatings(this.seats, chosen);
    const of = ({ rules }) => seating[chosen.findIndex((game) => game.rules === rules)];
    return html`<fieldset class="asked programme">
      <legend>${say('Which games?')}</legend>
      ${this.#all.map((game) => this.#drawGame(game, of(game)))}
    </fieldset>`;
  }

  /** Ask how many deals of each game are played whose text tells of one. */
  #drawLengths(games) {
    if (!games.length) return nothing;
    const several = games.filter(({ rules }) => this.deals[rules] > 1);
    const told = several.map(({ rules, name }) => `${name}, ${lengthInWords({ of: this.deals[rules] })}`);
    return html`<details class="beyond"><summary><span><b>${say('How long?')}</b> <span class="quiet">${
      told.join('; ') || say('one deal of each game whose text tells of no more')}</span></span></summary>
      <ul class="deals">${games.map(({ rules, name }) => html`<li><label><span>${name}</span> <input type="number" inputmode="numeric" name="deals"
        aria-label=${say('How many deals of {name}?', { name })} min="1" max=${MOST_DEALS} .value=${live(String(this.deals[rules] ?? 1))}
        @change=${({ target }) => { this.deals = { ...this.deals, [rules]: numberIn(target, 1, MOST_DEALS) }; }} /></label></li>`)}</ul>
      <p class="quiet how">${say('More than one deal is a choice of the house: no clause says so.')}</p>
    </details>`;
  }

  #drawParty() {
    const seating = { seats: this.seats, kinds: computer(), limits: [2, MOST], dealer: '' };
    const acts = {
      resize: (number) => this.#resize(number),
      change: (seat, change) => { this.seats = this.seats.map((row, at) => (at === seat ? { ...row, ...change } : row)); },
      all: (kind) => { this.seats = this.seats.map((row, seat) => ({ ...row, kind: seat ? kind : 'human' })); },
    };
    return html`${drawSeating(seating, acts)}
      ${this.#drawLengths(this.#chosen.filter(({ oneDeal }) => oneDeal))}
      <details class="beyond"><summary><span><b>${say('Names and seats')}</b></span></summary>${drawNames(seating, acts)}</details>`;
  }

  render() {
    const chosen = this.#chosen;
    return html`<h2>${say('One evening of the booklet')}</h2>
      <p class="told">${say('Its games one after the other, in the order in which they are printed, by one party. A reload goes on where you were.')}</p>
      <gnav-coming></gnav-coming>
      <form id="evening" @submit=${this.#begin} novalidate>
        <div>${this.#drawGames()}</div>
        <div class="who">${this.#drawParty()}</div>
      </form>
      <div class="to-table">${this.fault ? html`<p class="error" role="alert">${this.fault}</p>` : this.error}
        <gnav-due ?due=${this.busy}></gnav-due>
        <button class="plain" type="button" data-end-evening @click=${() => this.dispatchEvent(new CustomEvent('end'))}>${say('A single game instead')}</button>
        <button class="main" form="evening" ?disabled=${this.busy}>${chosen.length
  ? say('Begin with {name} (1 of {of})', { name: chosen[0].name, of: chosen.length }) : say('Begin the evening')}</button></div>`;
  }
}

customElements.define('gnav-plan', GnavPlan);
