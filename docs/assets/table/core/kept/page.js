// <gnav-kept>: what this browser keeps of the archive; taken along as a file, taken in, deleted.
import '../danish.js';
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { Refused, client, siteRoot } from '../client.js';
import base from '../css/base.css';
import keptCss from '../css/kept.css';
import { download, downloadFrom } from '../download.js';
import './device.js';
import { follow } from '../law.js';
import {
  Speaking, count, dayOf, say,
} from '../say.js';
import { forget, size } from './memory.js';
import {
  deleteRest, faultIn, gather, isNewerThing, layChoices, layIn, textOr,
} from './rest.js';
import { choicesInWords, gamesInWords, takenInWords } from './words.js';

const NONE = { games: [], damaged: [], aside: [] };

const LISTED = 12; // so many things are named at once

/** Name a thing, and say if a newer version of the archive has made it. */
const named = (thing, newer) => (newer ? say('{thing} (made by a newer version of the archive)', { thing }) : thing);

const nameHouse = ({ id, value }) => named(textOr(value?.house?.name, id) || say('House rules'), isNewerThing(value));

/** Say when an evening was, and who sat there; one that is newer may say so in its own way. */
function nameEvening({ id, value }) {
  const names = Array.isArray(value?.ledger?.names) ? value.ledger.names.map((name) => textOr(name, '')).filter(Boolean) : [];
  return named([dayOf(textOr(value?.changed, null)), names.slice(0, 6).join(', ')].filter(Boolean).join(': ') || id, isNewerThing(value));
}

class GnavKept extends LitElement {
  static properties = { told: { state: true }, busy: { state: true }, asks: { state: true } };

  static styles = [base, keptCss].map(unsafeCSS);

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.told = null; // { text, wrong }: what was done last, or went wrong
    this.busy = false;
    this.asks = false; // whether all is truly to be deleted
    this.games = null;
    this.memory = 0; // bytes that Python's memory takes
    this.rest = gather();
    this.look = () => this.#look();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('storage', this.look);
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('storage', this.look);
  }

  async #look() {
    this.rest = gather();
    this.memory = await size();
    try {
      this.games = await client.call('saved');
      if (this.games.blocked) this.#wrong(say(this.games.blocked.why, this.games.blocked.parts));
    } catch (error) {
      this.games = NONE;
      this.#wrong(error.why ?? error.message);
    }
    this.requestUpdate();
  }

  #wrong(text) { this.told = { text, wrong: true }; }

  /** Do one thing at a time, and say what came of it. */
  async #do(act) {
    this.busy = true;
    this.told = null;
    try {
      const text = await act();
      await this.#look();
      this.told ??= { text };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#wrong(error.why);
    } finally {
      this.busy = false;
    }
  }

  #keepAll = () => this.#do(async () => {
    const { address } = await client.call('keep-all', { rest: gather() });
    downloadFrom(address, 'gnav-kept');
    return say('The file is made; keep it where you like.');
  });

  #takeIn = ({ target }) => {
    const [file] = target.files;
    target.value = '';
    if (file) this.#do(() => this.#layIn(file));
  };

  async #layIn(file) {
    const { rest } = await client.call('take-in', {}, file);
    const at = faultIn(rest);
    if (at) throw new Refused({ why: say('This file holds something that is not what it should be (at “{at}”); nothing was taken in.', { at }) });
    const laid = layIn(rest);
    if (laid.trouble) {
      throw new Refused({ why: laid.trouble === 'full' ? say('There is no room for this in the browser’s storage; nothing was taken in.')
        : say('This browser keeps nothing here; nothing was taken in.') });
    }
    const games = await client.call('lay-in').catch((error) => {
      laid.undo();
      throw error;
    });
    layChoices(rest);
    return takenInWords({ games, rest: laid });
  }

  #deleteAll = () => {
    this.asks = false;
    return this.#do(async () => {
      const { open } = await client.call('delete-all');
      deleteRest();
      await forget();
      return open ? count(open, 'All is deleted but {n} game that is open at a table: leave it first.', 'All is deleted but {n} games that are open at a table: leave them first.')
        : say('All is deleted.');
    });
  };

  #removeMemory = () => this.#do(async () => {
    await forget();
    return say('Python’s memory is removed; it is kept again once a game is played.');
  });

  async #take(id) {
    await this.#do(async () => {
      download(await client.call('aside', { id }));
      return say('The file is made; keep it where you like.');
    });
  }

  #drawAside() {
    const texts = [
      ...this.games.aside.map(({ id, why }) => ({ why: why ? say(why) : say('A saved game'), take: () => this.#take(id) })),
      ...this.rest.evenings_aside.map(({ text }) => ({ why: say('an evening that could not be read'), take: () => download(text) })),
    ];
    if (!texts.length) return nothing;
    return html`<dt>${say('Put aside, damaged')}</dt>
      <dd><ul class="texts">${texts.map(({ why, take }) => html`<li>${why}
        <button type="button" class="plain" data-take ?disabled=${this.busy} @click=${take}>${say('Download its text')}</button></li>`)}</ul></dd>`;
  }

  #drawMemory() {
    if (!this.memory) return nothing;
    return html`<dt>${say('Python’s memory')}</dt>
      <dd><ul class="texts"><li>${say('{n} MB, by which a game opens faster; nothing that was played is in it', { n: Math.round(this.memory / 1e6) })}
        <button type="button" class="plain" data-memory ?disabled=${this.busy} @click=${this.#removeMemory}>${say('Remove')}</button></li></ul></dd>`;
  }

  #drawWhat(term, page, things) {
    const name = page ? html`<a href=${new URL(page, siteRoot).href} @click=${follow}>${term}</a>` : term;
    return html`<dt>${name}</dt><dd>${things.length ? html`<ul>${things.slice(0, LISTED).map((one) => html`<li>${one}</li>`)}
      ${things.length > LISTED ? html`<li class="quiet">${say('and {n} more', { n: things.length - LISTED })}</li>` : nothing}</ul>`
      : html`<span class="quiet">${say('none')}</span>`}</dd>`;
  }

  #drawKept() {
    const { evenings, houses, choices, names } = this.rest;
    return html`<dl>
      ${this.#drawWhat(say('Games'), 'play/', gamesInWords(this.games))}
      ${this.#drawWhat(say('Evenings'), 'scorekeeper/', evenings.map(nameEvening))}
      ${this.#drawWhat(say('House rules'), 'house-rules/', houses.map(nameHouse))}
      ${this.#drawWhat(say('What you chose'), null, choicesInWords(choices))}
      ${this.#drawWhat(say('Names played with'), null, names.length ? [names.filter(Boolean).join(', ')] : [])}
      ${this.#drawAside()}
      ${this.#drawMemory()}
    </dl>
    <p class="quiet">${say('Beside this, the browser keeps whether the pages are light or dark; and until the tab is closed, which game is at its table, what was last asked of the sources, and whether you know of a newer version.')}</p>`;
  }

  #drawFile() {
    return html`<section aria-labelledby="file-head">
      <h2 id="file-head">${say('Take it along')}</h2>
      <p>${say('One file holds all of this, and this page takes it in again, here or in another browser. What is there already is never overwritten: where two things differ, both are kept.')}</p>
      <p>${say('A game that is not over holds pieces or cards that nobody may see yet. In the file they are packed, so that nobody reads them at a glance; who wants to can unpack them.')}</p>
      <p class="buttons"><button type="button" class="main" ?disabled=${this.busy} @click=${this.#keepAll}>${say('Keep everything as a file')}</button>
        <label class="file" ?data-busy=${this.busy}>${say('Take a file in')}
          <input type="file" accept=".json,application/json" ?disabled=${this.busy} @change=${this.#takeIn} /></label></p>
    </section>`;
  }

  #ask(asks) {
    this.asks = asks;
    this.told = null;
    this.updateComplete.then(() => this.renderRoot.querySelector('[data-ask]')?.focus());
  }

  #drawDelete() {
    return html`<section aria-labelledby="delete-head">
      <h2 id="delete-head">${say('Delete it')}</h2>
      ${this.asks ? html`<div role="alertdialog" aria-labelledby="sure" class="sure">
        <p id="sure">${say('Delete all games, evenings, house rules and choices that this browser keeps? Nobody can bring them back.')}</p>
        <p class="buttons"><button type="button" data-ask @click=${() => this.#ask(false)}>${say('Keep them')}</button>
          <button type="button" class="main" data-delete-all @click=${this.#deleteAll}>${say('Delete everything')}</button></p></div>`
    : html`<p class="buttons"><button type="button" data-ask ?disabled=${this.busy} @click=${() => this.#ask(true)}>${say('Delete everything …')}</button></p>`}
    </section>`;
  }

  render() {
    if (!this.games) return html`<p role="status">${say('Looking …')}</p>`;
    return html`${this.#drawKept()}
      ${this.told ? html`<p class=${this.told.wrong ? 'error' : 'notice'} role=${this.told.wrong ? 'alert' : 'status'}>${this.told.text}</p>` : nothing}
      ${this.#drawFile()}${this.#drawDelete()}`;
  }
}

customElements.define('gnav-kept', GnavKept);
