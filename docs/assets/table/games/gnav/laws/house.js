// <gnav-house>: house rules put together question by question, kept, shared, played and printed.
import '../danish.js';
import { html, nothing } from 'lit';
import { AskingOfGnav, stylesWith } from './asking.js';
import { drawMark } from '../../../core/badge.js';
import { client, siteRoot } from '../../../core/client.js';
import houseCss from '../css/house.css';
import { oneOf } from '../../../core/door.js';
import { download } from '../../../core/download.js';
import {
  forgetHouse, housesKept, housesUnread, keepHouse,
} from '../../../core/kept/houses.js';
import { houseOf } from './kinds.js';
import { drawChips, follow } from '../../../core/law.js';
import { count, language, say } from '../../../core/say.js';
import { drawSheet } from './sheet.js';

const FORMAT = 'gnav-house/1';
const NEW = { name: '', base: 'gnav-1774', choices: {}, readings: {} };

const used = ({ base, choices }) => [...new Set([base, ...Object.values(choices)])];

/** Why house rules could not be kept, or forgotten; null where they were. */
const told = (trouble) => ({
  full: say('This browser’s storage is full; what it kept before stays as it is.'),
  refused: say('This browser keeps nothing here.'),
}[trouble] ?? null);

/** Put together the answers in the same words. */
function alike(answers) {
  const texts = [...new Set(answers.map(({ text }) => text))];
  return texts.map((text) => answers.filter((answer) => answer.text === text));
}

class GnavHouse extends AskingOfGnav {
  static styles = stylesWith(houseCss);

  kind = 'house';
  letter = 'h';
  page = 'house-rules/';

  constructor() {
    super();
    Object.assign(this, NEW, { groups: [], told: null, whole: false });
  }

  question() {
    const { name, base: first, choices } = this;
    const readings = Object.fromEntries(used({ base: first, choices })
      .filter((source) => Object.keys(this.readings[source] ?? {}).length)
      .map((source) => [source, this.readings[source]]));
    return { format: FORMAT, name, base: first, choices, readings };
  }

  /** What a link or this tab may hold as house rules; what an older link lacks is as usual. */
  get holds() {
    return houseOf(this.sources, oneOf(this.groups.flatMap(({ questions }) => questions.map(({ id }) => id))));
  }

  take({ name, base: first, choices, readings }) {
    Object.assign(this, { name, base: first, choices, readings });
  }

  async learn() {
    await super.learn();
    this.groups = await client.call('house_questions', { readings: this.readings, language: language() });
  }

  async inquire(house) {
    const [found, groups] = await Promise.all([
      client.call('house_check', { house, language: language() }),
      client.call('house_questions', { readings: house.readings, language: language() }),
    ]);
    this.groups = groups;
    return found;
  }

  #choose(question, source) {
    const choices = { ...this.choices, [question]: source };
    if (source === this.base) delete choices[question];
    this.change({ choices });
  }

  #rebase(source) {
    const choices = Object.fromEntries(Object.entries(this.choices).filter(([, chosen]) => chosen !== source));
    this.change({ base: source, choices });
  }

  #read(source, crux, option) {
    const readings = { ...this.readings[source], [crux.name]: option };
    if (option === crux.default) delete readings[crux.name];
    this.change({ readings: { ...this.readings, [source]: readings } });
  }

  #keep = async () => {
    if (!this.name.trim()) {
      this.told = say('Give your rules a name first.');
      this.renderRoot.querySelector('[name="name"]').focus();
    } else {
      // What stands on the page now, which the engine may not have been asked about yet.
      const { house, error } = await this.inquire(this.question()).catch(() => ({}));
      this.told = house && !error ? told(keepHouse(house)) ?? say('Kept in this browser.') : null;
    }
    this.requestUpdate();
  };

  #open(house) {
    this.told = null;
    this.change({});
    this.accept(house, () => say('These house rules cannot be read.'));
  }

  #forget(name) {
    this.told = told(forgetHouse(name));
    this.requestUpdate();
  }

  #drawKept() {
    const kept = housesKept();
    const unread = housesUnread();
    if (!kept.length && !unread.length) return nothing;
    return html`<details class="kept" ?open=${unread.length > 0}><summary>${count(kept.length, '{n} set of house rules is kept in this browser', '{n} sets of house rules are kept in this browser')}</summary>
      <ul>${kept.map((house) => html`<li><button type="button" data-open @click=${() => this.#open(house)}>${house.name}</button>
        <button type="button" class="plain" @click=${() => this.#forget(house.name)}>${say('Forget {name}', { name: house.name })}</button></li>`)}
      ${unread.map(({ name, newer }) => html`<li class="quiet" data-unread>${newer
        ? say('{name}: made by a newer version of the archive; they stay kept here.', { name: name || say('House rules') })
        : say('{name}: damaged; they stay kept here as they are.', { name: name || say('House rules') })}</li>`)}</ul>
      <p><button type="button" @click=${() => this.#open(NEW)}>${say('Begin anew')}</button></p>
    </details>`;
  }

  /** Where several sources give the answer taken, one of them is quoted; which one can be said. */
  #drawQuoted(question, same, now) {
    const { source: chosen, label, status } = now;
    if (same.length === 1) return html`<span class="whose">${say('as in {source}', { source: label })}${drawMark(status)}</span>`;
    return html`<label class="whose">${say('as in')} <select data-quoted=${question.id} .value=${chosen}
      @change=${({ target }) => this.#choose(question.id, target.value)}>${same.map(({ source, label: name }) => html`<option
        value=${source} ?selected=${source === chosen}>${name}</option>`)}</select>${drawMark(status)}</label>`;
  }

  /** Draw the one answer that all give whom one may ask: it is told, and nothing is to be taken. */
  #drawOnly(question, now) {
    const clauses = [...now.words.map(({ clause }) => clause), ...now.cruces];
    return html`<p class="only"><span class="said">${now.text}</span> <span class="whose">${say('as in {source}', { source: now.label })}${
      drawMark(now.status)}</span>${drawChips({ clauses }, this.within(`question-${question.id}`))}</p>`;
  }

  /** The answer taken of these, or none. */
  #now(question, same) {
    const chosen = this.choices[question.id] ?? this.base;
    return same.find(({ source }) => source === chosen);
  }

  /** Draw one answer, to be taken by one touch; whose it is stands beside it, and what it rests on. */
  #drawAnswer(question, same) {
    const now = this.#now(question, same);
    const { source } = now ?? same.find((answer) => answer.source === this.base)
      ?? same.find(({ status }) => status === 'stated') ?? same[0];
    const clauses = now ? [...now.words.map(({ clause }) => clause), ...now.cruces] : [];
    return html`<div class="option" data-now=${Boolean(now)}>
      <label class="answer"><input type="radio" name=${question.id} value=${source} .checked=${Boolean(now)}
        @change=${() => this.#choose(question.id, source)} /><span class="said">${same[0].text}</span>${now ? nothing
        : html`<span class="whose">${same.map(({ label }) => label).join(', ')}</span>`}</label>
      ${now ? html`<p class="taken">${this.#drawQuoted(question, same, now)}${drawChips({ clauses }, this.within(`question-${question.id}`))}</p>` : nothing}
    </div>`;
  }

  #drawQuestion(question) {
    const clashes = this.found?.error?.questions.includes(question.id);
    const same = alike(question.answers);
    const only = same.length === 1 ? this.#now(question, same[0]) : null;
    return html`<fieldset class="question" id=${`q-${question.id}`} data-clashes=${clashes || nothing}
        data-changed=${Object.hasOwn(this.choices, question.id) || nothing}>
      <legend>${question.asks}</legend>
      ${question.also.length ? html`<p class="quiet">${say('It also decides: {questions}', { questions: question.also.join(' ') })}</p>` : nothing}
      ${only ? this.#drawOnly(question, only) : same.map((answers) => this.#drawAnswer(question, answers))}
      ${this.drawUnfolded(`question-${question.id}`)}
    </fieldset>`;
  }

  #drawGroup(group) {
    const changed = group.questions.filter(({ id }) => Object.hasOwn(this.choices, id)).length;
    const clashes = group.questions.some(({ id }) => this.found?.error?.questions.includes(id));
    return html`<details class="group" data-group=${group.id} ?open=${clashes || nothing}>
      <summary><span>${group.name} ${changed ? html`<b>${count(changed, '{n} answer taken from elsewhere', '{n} answers taken from elsewhere')}</b>` : nothing}</span></summary>
      ${group.questions.map((question) => this.#drawQuestion(question))}
    </details>`;
  }

  #drawReading(source, crux) {
    const now = this.readings[source.id]?.[crux.name] ?? crux.default;
    return html`<label class="crux"><span lang=${crux.lang ?? 'en'}>${crux.question}</span>
      <select data-crux=${crux.id} .value=${now} @change=${({ target }) => this.#read(source.id, crux, target.value)}>
        ${crux.options.map(({ value, text }) => html`<option value=${value} ?selected=${value === now}>${text || value}</option>`)}
      </select></label>`;
  }

  #drawReadings() {
    const names = used(this);
    const sources = this.sources.filter(({ id }) => names.includes(id));
    return html`<details class="group readings"><summary><span>${say('How the sources are read')} ${
      Object.values(this.question().readings).length ? html`<b>${say('changed')}</b>` : nothing}</span></summary>
      ${sources.map((source) => html`<h3 class="name-of-law">${source.short}</h3>
        ${source.cruces.filter(({ switchable }) => switchable).map((crux) => this.#drawReading(source, crux))}`)}
    </details>`;
  }

  #drawAsk() {
    return html`<section class="ask" aria-labelledby="ask-head">
      <h2 id="ask-head">${say('Your rules')}</h2>
      ${this.#drawKept()}
      <p><label class="called">${say('Their name')} <input name="name" maxlength="60" autocomplete="off" .value=${this.name}
        @input=${({ target }) => this.change({ name: target.value })} /></label></p>
      <p class="row" role="group" aria-label=${say('They begin from')}><span>${say('They begin from')}</span>${
        this.sources.filter(({ id }) => id !== 'house').map(({ id, short }) => html`<button type="button"
          aria-pressed=${id === this.base} data-base=${id} @click=${() => this.#rebase(id)}>${short}</button>`)}</p>
      <p class="quiet">${say('Every question is answered as there, unless you take another source’s answer.')}</p>
      ${this.groups.map((group) => this.#drawGroup(group))}
      ${this.#drawReadings()}
    </section>`;
  }

  #drawClash({ why, clauses, questions }) {
    const to = (question) => () => {
      const field = this.renderRoot.querySelector(`#q-${question}`);
      field.closest('details').open = true;
      field.scrollIntoView({ block: 'center' });
      field.querySelector('input:checked')?.focus();
    };
    return html`<div class="error clash" role="alert"><p>${why}${drawChips({ clauses }, this.within('clash'))}</p>
      ${this.drawUnfolded('clash')}
      <p class="buttons">${questions.map((question) => html`<button type="button" @click=${to(question)}>${
        say('To “{question}”', { question: this.#asks(question) })}</button>`)}</p></div>`;
  }

  #asks(id) {
    return this.groups.flatMap(({ questions }) => questions).find((question) => question.id === id)?.asks ?? id;
  }

  #drawDeeds({ text, source, house }) {
    const [least, most] = source.seats;
    const [play, keep] = ['play', 'scorekeeper'].map((page) => new URL(`${page}/#house=${text}`, siteRoot).href);
    return html`<section class="deeds" aria-label=${say('What to do with them')}>
      <p role="status">${say('They go together. {line} For {least} to {most} players.', { line: source.line, least, most })}</p>
      <p class="buttons">
        <a class="button main" data-play href=${play} @click=${follow}>${say('Play by these rules')}</a>
        <a class="button" data-score href=${keep} @click=${follow}>${say('Keep score by them')}</a>
        <button type="button" data-keep @click=${this.#keep}>${say('Keep them in this browser')}</button>
        <button type="button" data-print @click=${() => window.print()}>${say('Print the rule sheet')}</button>
        <button type="button" class="plain" @click=${() => download(JSON.stringify(house, null, 1))}>${say('Download the file')}</button>
      </p>
      ${this.told ? html`<p role="status" class="notice">${this.told}</p>` : nothing}
    </section>`;
  }

  #unfold = () => {
    this.whole = !this.whole;
    this.requestUpdate();
  };

  /** Draw the rule sheet, folded on a screen until it is asked for: it is as long as the game. */
  #drawWhole(found) {
    return html`<div class="unfolding ${this.whole ? 'whole' : ''}"><p><button type="button" data-whole aria-expanded=${this.whole} @click=${this.#unfold}>${
      say('The rule sheet')}</button></p>${drawSheet(found, this)}</div>`;
  }

  draw() {
    const { found } = this;
    return html`${this.#drawAsk()}
      ${this.drawWrong()}
      <div class="found" aria-busy=${this.asking}>
        ${found?.error ? this.#drawClash(found.error) : nothing}
        ${found?.sheet && !this.error ? html`${this.#drawDeeds(found)}${this.drawShare()}${this.#drawWhole(found)}` : nothing}
      </div>`;
  }
}

customElements.define('gnav-house', GnavHouse);
