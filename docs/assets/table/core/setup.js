// The set-up: the games kept here, then which game, by whose rules, who sits where, and what the
// source leaves open.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { wishOf } from './address.js';
import { chosenText } from './chosen-file.js';
import { siteRoot } from './client.js';
import './coming.js';
import base from './css/base.css';
import sharedCss from './css/form.css';
import setupCss from './css/setup.css';
import { keepKeys } from './fields.js';
import { drawChips, drawWords } from './law.js';
import { drawFirstDeal, goTo } from './lesson.js';
import { chosen, drawLives, drawReadings } from './readings.js';
import { rememberNames } from './kept/remembered.js';
import { drawSaved } from './saved.js';
import { say } from './say.js';
import {
  ELSEWHERE, USUAL, drawNames, drawSeating, fitting, nameTwice, players, seated, seatedAmong,
} from './seating.js';
import { drawGames, drawSources, typicalLength } from './game-choice.js';
import { ONE_DEAL, matchOf } from './match/deals.js';
import { drawLength, lengthInWords } from './match/length.js';
import { together } from './together/together.js';
import { drawUnfit } from './unfit.js';

export const USUAL_SOURCE = 'gnav-1774';

/** A seed nobody has thought of, or finds by trying: 128 bits. */
const newSeed = () => [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0')).join('');

const USUALLY = { id: USUAL_SOURCE, seats: [USUAL, USUAL] };

/** What is dealt to who asks for nothing else, by 1774 or another source: one person, and computers. */
export const usualGame = ({ id, seats } = USUALLY) => ({ rules: id, players: players(seated(fitting(seats, USUAL))) });

export class GnavSetup extends LitElement {
  static properties = {
    games: { attribute: false },
    sources: { attribute: false },
    kinds: { attribute: false },
    clauses: { attribute: false },
    saved: { attribute: false },
    wish: { attribute: false },
    error: { attribute: false },
    busy: { type: Boolean },
    rules: { state: true },
    seats: { state: true },
    readings: { state: true },
    seed: { state: true },
    dealer: { state: true },
    length: { state: true },
    fault: { state: true },
    unfit: { state: true },
    unfolded: { state: true },
    deleted: { state: true },
  };

  static styles = [base, sharedCss, setupCss].map(unsafeCSS);

  #another = false; // whether another game than the first has been chosen
  #due = false; // whether the game chosen is dealt as soon as it has come

  constructor() {
    super();
    this.addEventListener('keydown', keepKeys);
    this.games = [];
    this.sources = [];
    this.kinds = [];
    this.clauses = {};
    this.saved = { games: [], damaged: [], aside: [] };
    this.wish = null;
    this.error = null;
    this.busy = false;
    this.rules = USUAL_SOURCE;
    this.seats = seated(USUAL);
    if (together.role === 'host') this.#all(ELSEWHERE);
    this.readings = {};
    this.seed = newSeed();
    this.dealer = '';
    this.length = ONE_DEAL;
    this.fault = null;
    this.unfit = {};
    this.unfolded = null;
    this.deleted = [];
  }

  /** Set up what the address asks for. */
  willUpdate(changed) {
    if (changed.get('sources')?.some(({ id, seats }) => id === this.rules && !seats) && this.#known) this.#seat();
    if (!changed.has('wish') || !this.wish) return;
    this.fault = null;
    const { rules, players: number, readings = {}, seed, dealer, unfit = { parts: [], readings: [] } } = this.wish;
    if (this.sources.some(({ id }) => id === rules)) this.rules = rules;
    this.length = ONE_DEAL;
    if (this.#known) this.#seat(number);
    this.readings = readings;
    this.seed = seed ?? this.seed;
    this.dealer = dealer === undefined ? '' : String(dealer);
    const parts = this.dealer === this.#dealer ? unfit.parts : [...unfit.parts, 'dealer'];
    this.unfit = { ...this.unfit, ...unfit, parts };
  }

  /** The game that is chosen first comes too, where the engine comes with another. */
  firstUpdated() {
    if (this.sources.length && !wishOf(location)) this.#tell('fetch', this.source.id);
  }

  /** A game that was to be played before it had come is dealt now. */
  updated() {
    if (!this.#due || !this.#known || this.busy) return;
    this.#due = false;
    this.#deal();
  }

  /** What a game leaves open is known once it has been fetched. */
  get #known() { return Boolean(this.source.seats); }

  get source() {
    return this.sources.find(({ id }) => id === this.rules) ?? this.sources[0];
  }

  get #game() { return this.games.find(({ id }) => id === this.source.family); }

  /** The sources of the game chosen, house rules among them. */
  get #choices() { return this.sources.filter(({ family }) => family === this.source.family); }

  /** Whether the game chosen is told by one source alone: then nobody asks by which. */
  get #isAlone() { return this.#choices.length === 1; }

  /** The computer players of the game chosen. */
  get #kinds() { return this.kinds.filter(({ family }) => family === this.source.family); }

  // What the drawing of clauses asks of a host; under a finger the words open below the summary.
  get touch() { return matchMedia('(hover: none)').matches; }
  get quotes() { return {}; }
  get pointed() { return null; }
  point() {}
  unfold(id) { this.unfolded = this.unfolded === id ? null : id; }

  #choose(id) {
    this.#due = false;
    this.rules = id;
    this.length = ONE_DEAL;
    this.readings = {};
    this.unfolded = null;
    this.unfit = {};
    if (this.#known) this.#seat();
    this.#tell('fetch', id);
  }

  #chooseGame(game) {
    this.#choose(this.sources.find(({ family }) => family === game).id);
  }

  /** Seat so many, or as many as sit there, as far as the rules are for them; whoever asks for others is told. */
  #seat(asked = null) {
    const fits = fitting(this.source.seats, asked ?? this.seats.length);
    this.seats = seatedAmong(seated(fits, this.seats), this.#kinds);
    this.unfit = asked === null || asked === fits ? {} : { number: { asked, fits } };
  }

  /** The first dealer, where one was chosen who has a seat. */
  get #dealer() { return Number(this.dealer) < this.seats.length ? this.dealer : ''; }

  #change(seat, change) {
    this.seats = this.seats.map((row, at) => (at === seat ? { ...row, ...change } : row));
  }

  #level(kind) {
    this.seats = this.seats.map((row) => (['human', ELSEWHERE].includes(row.kind) ? row : { ...row, kind }));
  }

  #all(kind) {
    this.seats = this.seats.map((row, seat) => ({ ...row, kind: seat ? kind : 'human' }));
  }

  #deal(event) {
    event?.preventDefault();
    if (!this.#known) {
      this.#due = true;
      this.#tell('fetch', this.rules);
      return;
    }
    const twice = nameTwice(this.seats);
    this.fault = twice && say('Two seats are called {name}: give one of them another name.', { name: twice });
    if (twice) return;
    const game = { rules: this.source.id, players: players(this.seats) };
    rememberNames(game.players.map(({ name }) => name));
    const detail = { ...game, ...matchOf(this.length), readings: chosen(this.source, this.readings), seed: this.seed.trim() || newSeed() };
    if (this.source.house) detail.house = this.source.house;
    if (this.#dealer !== '') detail.dealer = Number(this.#dealer);
    this.#tell('deal', detail);
  }

  async #import({ target }) {
    this.fault = null;
    try {
      const text = await chosenText(target);
      if (text !== null) this.#tell('load', text);
    } catch (error) {
      this.fault = error.message;
    }
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** How the chosen source differs, each sentence with the clauses it rests on. */
  #drawSummary() {
    return html`<div class="summary" aria-live="polite">
      <p>${(this.source.summary ?? []).map((claim) => html`<span>${claim.text}${drawChips(claim, this)}</span> `)}</p>
      ${this.unfolded ? drawWords(this.unfolded, this) : nothing}
    </div>`;
  }

  #drawDealerAndSeed() {
    const named = players(this.seats);
    return html`<details class="more">
      <summary>${say('The first dealer, and a seed to deal the same game again')}</summary>
      <p><label>${say('First dealer')} <select name="dealer" .value=${this.#dealer}
          @change=${({ target }) => { this.dealer = target.value; }}>
        <option value="">${say('the last seat')}</option>
        ${named.map(({ name }, seat) => html`<option value=${seat} ?selected=${String(seat) === this.#dealer}>${name}</option>`)}
      </select></label></p>
      <p class="seed"><label>${say('Seed')} <input name="seed" maxlength="100" autocomplete="off" spellcheck="false" .value=${this.seed}
          @input=${({ target }) => { this.seed = target.value; }} /></label>
        <button type="button" @click=${() => { this.seed = newSeed(); }}>${say('Another')}</button></p>
    </details>`;
  }

  get #seating() {
    const others = together.hosts || together.meets; // whether other devices can come
    return { seats: this.seats, kinds: this.#kinds, limits: this.source.seats, dealer: this.#dealer, others };
  }

  #drawSeats() {
    return drawSeating(this.#seating, {
      resize: (number) => this.#seat(Number.isInteger(number) ? number : null),
      level: (kind) => this.#level(kind),
      all: (kind) => this.#all(kind),
    });
  }

  /** All that a first game does not ask: it lies folded, and its head says what it is. */
  #drawRest() {
    const choose = (name, value) => { this.readings = { ...this.readings, [name]: value }; };
    return html`<details class="beyond">
      <summary><span><b>${say('More')}</b> <span class="quiet">${say('How these rules differ, names and seats, other people at this screen, how many strokes, what the text leaves open, who deals first, a seed, a saved record')}</span></span></summary>
      ${this.#known ? html`${this.#drawSummary()}
        ${drawNames(this.#seating, {
          change: (seat, change) => this.#change(seat, change),
          all: (kind) => this.#all(kind),
        })}
        ${drawLives(this.source, this.readings, choose, this)}
        ${drawReadings(this.source, this.readings, choose)}
        ${this.#drawDealerAndSeed()}` : nothing}
      <p class="buttons"><label class="file">${say('Import a record')}
        <input type="file" accept=".json,application/json" @change=${this.#import} /></label></p>
    </details>`;
  }

  /** The games in their order; before them the one that the address asks for, so that it is in sight. */
  get #inOrder() {
    const asked = this.sources.find(({ id }) => id === this.wish?.rules)?.family;
    return [...this.games.filter(({ id }) => id === asked), ...this.games.filter(({ id }) => id !== asked)];
  }

  #drawWhich() {
    const { source } = this;
    this.#another ||= source.family !== this.games[0]?.id;
    const now = { now: source.id, usual: USUAL_SOURCE, players: this.seats.length };
    return html`<div class="which">
      ${this.#isAlone ? nothing : drawSources(this.#choices, now, (id) => this.#choose(id))}
      ${this.games.length > 1 ? drawGames(this.#inOrder, { now: source.family, unfolded: this.#another }, (id) => this.#chooseGame(id)) : nothing}
      ${this.games.length > 1 ? html`<p class="to-evening"><a href=${new URL('play/#evening', siteRoot).href} @click=${goTo}>${say('One evening of the booklet')}</a> <span class="quiet">${say('several games, one after the other')}</span></p>` : nothing}
    </div>`;
  }

  #drawForm() {
    return html`<form id="set-up" @submit=${this.#deal} novalidate>
      ${this.#drawWhich()}
      <div class="who">
        ${this.#known ? this.#drawSeats() : nothing}
        ${this.#known ? drawLength(this.source, this.length, (length) => { this.length = length; }, this) : nothing}
        ${this.#drawRest()}
      </div>
    </form>
    ${this.#drawToTable()}`;
  }

  /** What stands in the way, what has been chosen in a line, and the button that says what follows. */
  #drawToTable() {
    const { short, by } = this.source;
    const asked = { source: by ?? short, game: this.#game?.name, n: this.seats.length };
    const length = lengthInWords(this.length) ?? typicalLength(this.source, this.seats.length);
    const fault = this.fault ? html`<p class="error" role="alert">${this.fault}</p>` : this.error;
    return html`<div class="to-table">
      ${fault ?? drawUnfit(this.source, this.unfit)}
      <gnav-due ?due=${this.busy}><span class="so">${this.#isAlone ? say('{game}, {n} at the table', asked) : say('By {source}, {n} at the table', asked)}${length ? `, ${length}` : nothing}</span></gnav-due>
      <button class="main" form="set-up" ?disabled=${this.busy}>${this.#isAlone ? say('Play {game}', asked) : say('Play by {source}', asked)}</button>
    </div>`;
  }

  #drawSaved() {
    const { saved, sources, busy, deleted } = this;
    return drawSaved({ saved, sources, busy, deleted }, {
      resume: (id) => this.#tell('resume', id),
      take: (call, id) => this.#tell('take', { call, id }),
      forget: (game) => {
        this.deleted = [...this.deleted, game];
        this.#tell('forget', game.id);
      },
      restore: ({ id }) => {
        this.deleted = this.deleted.filter((game) => game.id !== id);
        this.#tell('restore', id);
      },
    });
  }

  render() {
    if (!this.source) return nothing;
    const first = { game: this.#game?.name, usual: USUAL_SOURCE };
    return html`<gnav-coming></gnav-coming>${this.#known ? drawFirstDeal(this.source, first) : nothing}${this.#drawSaved()}${this.#drawForm()}`;
  }
}

customElements.define('gnav-setup', GnavSetup);
