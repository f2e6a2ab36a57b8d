// The set-up form: a source, who sits where, the readings where the source is silent.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { siteRoot } from './client.js';
import base from './css/base.css';
import setupCss from './css/setup.css';
import { follow } from './law.js';
import { drawSaved } from './saved.js';
import { NAMES, count } from './words.js';

const LANGUAGES = { da: 'Danish', de: 'German' };
const FOLDED = 8; // more seats than this fold away, so that the way to Deal stays short

export class GnavSetup extends LitElement {
  static properties = {
    sources: { attribute: false },
    saved: { attribute: false },
    error: { attribute: false },
    busy: { type: Boolean },
    rules: { state: true },
    seats: { state: true },
  };

  static styles = [unsafeCSS(base), unsafeCSS(setupCss)];

  constructor() {
    super();
    this.sources = [];
    this.saved = { games: [], damaged: [] };
    this.error = null;
    this.busy = false;
    this.rules = new URLSearchParams(location.search).get('source') ?? 'gnav-1774';
    this.seats = this.#rows(4);
  }

  get source() {
    return this.sources.find(({ id }) => id === this.rules) ?? this.sources[0];
  }

  #rows(number) {
    const now = this.seats ?? [];
    return Array.from({ length: number }, (_, seat) => now[seat]
      ?? { name: NAMES[seat] ?? `Seat ${seat + 1}`, kind: seat ? 'computer' : 'human' });
  }

  #choose(id) {
    this.rules = id;
    const [least, most] = this.source.seats;
    this.seats = this.#rows(Math.min(most, Math.max(least, this.seats.length)));
  }

  /** Change the number of seats; a number the source forbids goes to the engine, which says why. */
  #resize(number) {
    if (Number.isInteger(number) && number >= 1 && number <= 99) this.seats = this.#rows(number);
  }

  #change(seat, change) {
    this.seats = this.seats.map((row, at) => (at === seat ? { ...row, ...change } : row));
  }

  #all(kind) {
    this.seats = this.seats.map((row, seat) => ({ ...row, kind: seat ? kind : 'human' }));
  }

  #deal(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const readings = {};
    for (const crux of this.source.cruces) {
      const chosen = form.get(`reading:${crux.name}`);
      if (chosen && chosen !== crux.default) readings[crux.name] = chosen;
    }
    const players = this.seats.map(({ name, kind }) => ({ name: name.trim(), kind }));
    const seed = form.get('seed').trim() || null;
    const detail = { rules: this.source.id, players, readings, seed };
    if (form.get('dealer') !== '') detail.dealer = Number(form.get('dealer'));
    this.#say('deal', detail);
  }

  async #import({ target }) {
    const [file] = target.files;
    target.value = '';
    if (file) this.#say('load', await file.text());
  }

  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #drawSource({ id, line, short, year, lang, seats: [least, most] }) {
    return html`<label class="source">
      <input type="radio" name="rules" value=${id} .checked=${id === this.source.id}
        @change=${() => this.#choose(id)} />
      <span class="short">${short}</span>
      <span class="facts">${[year !== short && year, LANGUAGES[lang] ?? lang, `${least}–${most} seats`]
        .filter(Boolean).join(' · ')}</span>
      <span class="line">${line}</span>
    </label>`;
  }

  #drawSeat({ name, kind }, seat) {
    return html`<li class="row">
      <span class="at" aria-hidden="true">${seat + 1}</span>
      <input aria-label="Name at seat ${seat + 1}" .value=${name} maxlength="30" autocomplete="off"
        @input=${({ target }) => this.#change(seat, { name: target.value })} />
      <select aria-label="Who plays seat ${seat + 1}" .value=${kind}
        @change=${({ target }) => this.#change(seat, { kind: target.value })}>
        <option value="human" ?selected=${kind === 'human'}>person</option>
        <option value="computer" ?selected=${kind === 'computer'}>computer</option>
      </select>
    </li>`;
  }

  #drawSeats() {
    const [least, most] = this.source.seats;
    const number = this.seats.length;
    const persons = this.seats.filter(({ kind }) => kind === 'human').length;
    const rows = html`<p class="buttons small">
        <button type="button" @click=${() => this.#all('computer')}>One person, the rest computers</button>
        <button type="button" @click=${() => this.#all('human')}>All persons</button>
      </p>
      <ol class="rows">${repeat(this.seats, (_, seat) => seat, (row, seat) => this.#drawSeat(row, seat))}</ol>`;
    return html`<fieldset class="seats">
      <legend>Seats</legend>
      <div class="stepper">
        <button type="button" aria-label="One seat fewer" ?disabled=${number <= least}
          @click=${() => this.#resize(number - 1)}>−</button>
        <label>Number of seats <input name="number" type="number" inputmode="numeric" .value=${String(number)}
          @change=${({ target }) => this.#resize(Number(target.value))} /></label>
        <button type="button" aria-label="One seat more" ?disabled=${number >= most}
          @click=${() => this.#resize(number + 1)}>+</button>
        <span class="quiet">${least} to ${most}</span>
      </div>
      ${number > FOLDED ? html`<details><summary>${count(persons, 'person')}, ${
        count(number - persons, 'computer')}: names and kinds</summary>${rows}</details>` : rows}
    </fieldset>`;
  }

  #drawCrux(crux) {
    const id = `crux-${crux.name}`;
    const href = new URL(`${this.source.id}/cruces/#${crux.name}`, siteRoot).href;
    return html`<li>
      <label for=${id}>${crux.question}</label>
      <select id=${id} name="reading:${crux.name}">
        ${crux.options.map(({ value, text }) => html`<option value=${value} ?selected=${value === crux.default}>${
          value}${text && text !== value ? ` – ${text}` : ''}${value === crux.default ? ' (default)' : ''}</option>`)}
      </select>
      <a href=${href} @click=${follow} aria-label="The crux ${crux.name} in the edition">◊ ${crux.name}</a>
    </li>`;
  }

  #drawReadings() {
    const open = this.source.cruces.filter(({ switchable }) => switchable);
    const settled = this.source.cruces.length - open.length;
    return html`<details class="readings">
      <summary>Readings: where the source is silent or can be read in two ways (${open.length})</summary>
      <ul>${repeat(open, ({ name }) => `${this.source.id} ${name}`, (crux) => this.#drawCrux(crux))}</ul>
      ${settled ? html`<p class="quiet">${count(settled, 'more crux has', 'more cruces have')} one answer only; <a
        href=${new URL(`${this.source.id}/cruces/`, siteRoot).href} @click=${follow}>all stand in the edition</a>.</p>` : nothing}
    </details>`;
  }

  #drawMore() {
    return html`<details class="more">
      <summary>The first dealer, and a seed to deal the same game again</summary>
      <p><label>First dealer <select name="dealer">
        <option value="">the last seat</option>
        ${this.seats.map(({ name }, seat) => html`<option value=${seat}>${name || `Seat ${seat + 1}`}</option>`)}
      </select></label></p>
      <p><label>Seed <input name="seed" autocomplete="off" placeholder="left to chance" /></label></p>
    </details>`;
  }

  render() {
    if (!this.source) return nothing;
    return html`${drawSaved(this.saved, this.sources, this.busy, (id) => this.#say('resume', id))}
      <form @submit=${this.#deal} novalidate>
        <fieldset class="sources">
          <legend>Source</legend>
          ${this.sources.map((source) => this.#drawSource(source))}
        </fieldset>
        ${this.#drawSeats()}
        ${this.#drawReadings()}
        ${this.#drawMore()}
        ${this.error}
        <p class="buttons">
          <button class="main" ?disabled=${this.busy}>Deal</button>
          <label class="file">Import a record
            <input type="file" accept=".json,application/json" @change=${this.#import} /></label>
        </p>
      </form>`;
  }
}

customElements.define('gnav-setup', GnavSetup);
