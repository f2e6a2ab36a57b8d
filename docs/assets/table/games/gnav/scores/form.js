// Before an evening: by which source, who sits where, who deals first; and the evenings kept here.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { chosenText } from '../../../core/chosen-file.js';
import { siteRoot } from '../../../core/client.js';
import base from '../../../core/css/base.css';
import sharedCss from '../../../core/css/form.css';
import formCss from '../css/scores-form.css';
import { keepKeys } from '../../../core/fields.js';
import { follow } from '../../../core/law.js';
import { rulesOf, shortOf } from './houses.js';
import { drawToKept } from '../../../core/saved.js';
import { count, dayOf, say } from '../../../core/say.js';

const FIRST = 4; // lines for names to begin with

export class GnavEveningForm extends LitElement {
  static properties = {
    sources: { attribute: false },
    kept: { attribute: false },
    deleted: { attribute: false },
    error: { attribute: false },
    busy: { type: Boolean },
    rules: { state: true },
    names: { state: true },
    dealer: { state: true },
    wish: { attribute: false },
  };

  static styles = [base, sharedCss, formCss].map(unsafeCSS);

  constructor() {
    super();
    this.addEventListener('keydown', keepKeys);
    this.sources = [];
    this.kept = { whole: [], newer: [] };
    this.rules = 'gnav-1774';
    this.names = Array.from({ length: FIRST }, () => '');
    this.dealer = '';
  }

  willUpdate(changed) {
    if (changed.has('wish') && this.wish) this.rules = this.wish;
  }

  get source() { return this.sources.find(({ id }) => id === this.rules) ?? this.sources[0]; }

  #say(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  #begin(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const readings = {};
    for (const { name, default: usual } of this.source.cruces) {
      const chosen = form.get(`reading:${name}`);
      if (chosen && chosen !== usual) readings[name] = chosen;
    }
    const seats = this.names.map((name, at) => ({ name: name.trim(), at })).filter(({ name }) => name);
    const dealer = seats.findIndex(({ at }) => String(at) === this.dealer);
    const [least] = this.source.seats;
    if (seats.length < least) return this.#say('refuse', say('Write the names of those who play, {n} at least.', { n: least }));
    return this.#say('begin', {
      format: 'gnav-ledger/1', ...rulesOf(this.source), readings, names: seats.map(({ name }) => name),
      dealer: dealer < 0 ? null : dealer, entries: [],
    });
  }

  async #import({ target }) {
    try {
      const text = await chosenText(target);
      if (text !== null) this.#say('import', text);
    } catch (error) {
      this.#say('refuse', error.message);
    }
  }

  #name(at, name) {
    this.names = this.names.with(at, name);
    // One empty line is always left to write in, as far as the source has seats.
    if (name && at === this.names.length - 1 && this.names.length < this.source.seats[1]) this.names = [...this.names, ''];
  }

  #drop(at) {
    this.names = this.names.filter((_, other) => other !== at);
    this.dealer = '';
  }

  /** Enter goes to the next line, and begins only from the last. */
  #next(event, at) {
    if (event.key !== 'Enter') return;
    const next = this.renderRoot.querySelectorAll('.names input')[at + 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #tell({ ledger, deal, over, changed }) {
    const source = shortOf(ledger, this.sources);
    const names = ledger.names.slice(0, 4).join(', ');
    const more = ledger.names.length - 4;
    const parts = { source, deal, names: more > 0 ? say('{names} and {n} more', { names, n: more }) : names };
    return html`<span class="day">${dayOf(changed)}</span> ${over ? say('{source}, deal {deal}, over: {names}', parts)
      : say('{source}, deal {deal}: {names}', parts)}`;
  }

  #drawKept() {
    const { whole, newer } = this.kept;
    if (!whole.length && !newer.length && !this.deleted) return nothing;
    return html`<section class="kept" aria-labelledby="kept-head">
      <h2 id="kept-head">${say('Evenings kept here')}</h2>
      ${this.deleted ? html`<p class="notice" role="status">${say('The evening is deleted.')}
        <button type="button" @click=${() => this.#say('restore')}>${say('Bring it back')}</button></p>` : nothing}
      <ul>${repeat(whole, ({ id }) => id, (evening) => html`<li>
        <p>${this.#tell(evening)}</p>
        <p class="buttons"><button type="button" class=${evening === whole[0] ? 'main' : ''} ?disabled=${this.busy}
            @click=${() => this.#say('resume', evening)}>${evening.over ? say('Look at it') : say('Go on with the evening')}</button>
          <button type="button" class="plain" @click=${() => this.#say('remove', evening)}>${say('Delete')}</button></p>
      </li>`)}
      ${newer.map(({ names, changed }) => html`<li data-newer><p>${changed ? html`<span class="day">${dayOf(changed)}</span> ` : nothing}${names.join(', ')}</p>
        <p class="quiet">${say('Made by a newer version of the archive; it stays kept here.')}</p></li>`)}</ul>
      ${drawToKept()}
    </section>`;
  }

  #drawSource({ id, short, year, line, seats: [least, most] }) {
    return html`<label class="source"><input type="radio" name="rules" value=${id} .checked=${id === this.source.id}
        @change=${() => { this.rules = id; }} />
      <span class="short">${short}</span>
      <span class="facts">${[year !== short && year, say('{least}–{most} seats', { least, most })].filter(Boolean).join(' · ')}</span>
      <span class="line">${line}</span></label>`;
  }

  #drawName(name, at) {
    return html`<li><span class="at" aria-hidden="true">${at + 1}</span>
      <input aria-label=${say('Name at seat {seat}', { seat: at + 1 })} .value=${name} maxlength="24" autocomplete="off"
        autocapitalize="words" enterkeyhint="next" @keydown=${(event) => this.#next(event, at)}
        @input=${({ target }) => this.#name(at, target.value)} />
      <button type="button" class="plain" aria-label=${say('Strike seat {seat}', { seat: at + 1 })}
        ?disabled=${this.names.length <= this.source.seats[0]} @click=${() => this.#drop(at)}>×</button></li>`;
  }

  #drawNames() {
    const [least, most] = this.source.seats;
    const named = this.names.filter((name) => name.trim()).length;
    return html`<fieldset><legend>${say('Who plays, in the order of the seats')}</legend>
      <p class="quiet">${say('To the left round the table; {least} to {most} people.', { least, most })}</p>
      <ol class="names">${this.names.map((name, at) => this.#drawName(name, at))}</ol>
      <p class="buttons"><button type="button" ?disabled=${this.names.length >= most}
          @click=${() => { this.names = [...this.names, '']; }}>${say('One more')}</button>
        <span class="quiet">${count(named, '{n} name', '{n} names')}</span></p>
      <p><label>${say('First dealer')} <select name="dealer" @change=${({ target }) => { this.dealer = target.value; }}>
        <option value="">${say('the last seat')}</option>
        ${this.names.map((name, at) => (name.trim() ? html`<option value=${at} ?selected=${String(at) === this.dealer}>${name}</option>` : nothing))}
      </select></label></p></fieldset>`;
  }

  #drawCrux(crux) {
    const id = `crux-${crux.name}`;
    const href = new URL(`${this.source.id}/cruces/#${crux.name}`, siteRoot).href;
    return html`<li><label for=${id}>${crux.question}</label>
      <select id=${id} name="reading:${crux.name}">${crux.options.map(({ value, text }) => html`<option value=${value}
        ?selected=${value === crux.default}>${text || value}</option>`)}</select>
      <a href=${href} @click=${follow} aria-label=${say('The crux {name} in the edition', { name: crux.name })}>◊ ${crux.name}</a></li>`;
  }

  #drawReadings() {
    const open = this.source.cruces.filter(({ switchable }) => switchable);
    if (!open.length) return nothing;
    return html`<details class="readings"><summary>${count(open.length,
      'How you read the source: {n} open question', 'How you read the source: {n} open questions')}</summary>
      <ul>${repeat(open, ({ name }) => `${this.source.id} ${name}`, (crux) => this.#drawCrux(crux))}</ul></details>`;
  }

  render() {
    if (!this.source) return nothing;
    return html`${this.#drawKept()}
      <form @submit=${this.#begin} novalidate>
        <h2>${say('A new evening')}</h2>
        <fieldset class="sources"><legend>${say('By which source?')}</legend>${this.sources.map((source) => this.#drawSource(source))}</fieldset>
        <div class="people">${this.#drawNames()}${this.#drawReadings()}${this.error}
        <p class="buttons begin"><button class="main" ?disabled=${this.busy}>${say('Begin')}</button>
          <label class="file">${say('Open a ledger from a file')}
            <input type="file" accept=".json,application/json" @change=${this.#import} /></label></p></div>
      </form>`;
  }
}

customElements.define('gnav-evening-form', GnavEveningForm);
