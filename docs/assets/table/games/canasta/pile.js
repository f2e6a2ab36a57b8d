// <gnav-pile>: may I take the pile? The Canasta page of 1950 is asked, under its text, whose clauses
// are lit as they decide. Nothing is fetched before somebody asks.
import './danish.js';
import { html, nothing } from 'lit';
import { Asking, askingStyles } from '../../core/asking.js';
import { client } from '../../core/client.js';
import { language, say, sentence } from '../../core/say.js';
import cardsCss from '../../cards/css/cards.css';
import rulingCss from '../../cards/css/ruling.css';
import { Sheet } from '../../cards/ruling/sheet.js';
import { drawSigns } from '../../cards/suits.js';
import pileCss from './css/pile.css';
import { drawCard } from './joker.js';
import {
  ASKS, FIRST, GIVEN, MOST, ORIGINS, questionOf,
} from './kinds.js';
import { light, placeOf, putOut } from './lit.js';

const LETTERS = { __proto__: null, a: sentence('A'), k: sentence('K'), q: sentence('Q'), j: sentence('J') };

const QUESTIONS = {
  __proto__: null,
  pile: sentence('May I take the pile?'),
  'red-three': sentence('A red three: what now?'),
  'red-three-counts': sentence('Do red threes count?'),
  'turn-up': sentence('What does the card turned up do?'),
  end: sentence('Is play over?'),
};

const FROM = {
  __proto__: null, deal: sentence('dealt to me'), stock: sentence('drawn from the stock'), pile: sentence('taken with the pile'),
};

class GnavPile extends Asking {
  static styles = askingStyles(cardsCss, rulingCss, pileCss);

  kind = 'pile';
  letter = 'pile';
  begun = false;

  constructor() {
    super();
    Object.assign(this, FIRST, { may: null });
    this.sheet = new Sheet(this, drawCard);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    putOut();
  }

  /** The engine is no part of reading the page: it comes when somebody asks. */
  open() { return this.begun ? super.open() : undefined; }

  async #begin() {
    this.begun = true;
    this.requestUpdate();
    await this.open();
    await this.updateComplete;
    this.renderRoot.querySelector('[data-ask]')?.focus();
  }

  async learn() {
    this.may = await client.call('canasta-cards', { language: language() });
    this.sources = [];
  }

  holds = questionOf;

  question() { return Object.fromEntries(Object.keys(FIRST).map((key) => [key, this[key]])); }

  take(question) { Object.assign(this, question); }

  inquire(question) {
    const { about } = question;
    return client.call(`canasta-${about}`, { ...GIVEN[about](question), language: language() });
  }

  updated() {
    if (this.found && !this.error) light(this.found.clauses);
    else putOut();
  }

  #drawAsks() {
    return html`<div class="row asks" role="group" aria-label=${say('What is asked')}>${ASKS.map((ask) => html`<button type="button"
      aria-pressed=${ask === this.about} data-ask=${ask} @click=${() => this.change({ about: ask, found: null })}>${say(QUESTIONS[ask])}</button>`)}</div>`;
  }

  #pick(title, now, take) {
    this.sheet.open({
      title, pack: this.may.pack, now, taken: [], take,
    });
  }

  /** Draw a card that can be changed. */
  #drawPicked(card, name, title, take) {
    return html`<button type="button" class="changeable" data-change=${name} @click=${() => this.#pick(title, card, take)}>${
      drawCard({ card, name: this.may.pack[card] }, true)}<span class="unseen">${
      say('{title}: {card}; change it', { title, card: this.may.pack[card] })}</span></button>`;
  }

  #drawCards(key, head, title, least) {
    const cards = this[key];
    const put = (changed) => this.change({ [key]: changed });
    const more = () => this.#pick(title, null, (card) => put([...this[key], card]));
    return html`<fieldset><legend>${head}</legend>
      <ol class="laid">${cards.map((card, at) => html`<li>${this.#drawPicked(card, `${key}-${at}`, title, (one) => put(cards.with(at, one)))}</li>`)}</ol>
      <p class="row"><button type="button" data-more=${key} ?disabled=${cards.length >= MOST} @click=${more}>${say('One more card')}</button>
        <button type="button" data-fewer=${key} ?disabled=${cards.length <= least} @click=${() => put(cards.slice(0, -1))}>${say('One fewer')}</button></p>
    </fieldset>`;
  }

  #drawMelds() {
    const { melds } = this;
    const turn = (rank) => this.change({ melds: melds.includes(rank) ? melds.filter((one) => one !== rank) : [...melds, rank] });
    return html`<fieldset><legend>${say('Sets of my side on the table')}</legend>
      <p class="row ranks">${this.may.ranks.map((rank) => html`<button type="button" aria-pressed=${melds.includes(rank)} data-meld=${rank}
        @click=${() => turn(rank)}>${LETTERS[rank] ? say(LETTERS[rank]) : rank}</button>`)}</p></fieldset>`;
  }

  #drawSwitch(key, words) {
    return html`<label class="switch"><input type="checkbox" name=${key} .checked=${this[key]}
      @change=${({ target }) => this.change({ [key]: target.checked })} /> <span>${words}</span></label>`;
  }

  #drawOf = {
    __proto__: null,
    pile: () => html`<div class="laid-out">${this.#drawCards('discards', say('The pile, the bottom card first'), say('A card of the pile'), 1)}
      ${this.#drawCards('hand', say('My hand'), say('A card of my hand'), 0)}</div>
      ${this.#drawMelds()}
      <div class="switches">${this.#drawSwitch('out', say('The stock is out'))}
        ${this.#drawSwitch('dealt', say('The bottom card was turned up after the deal'))}
        ${this.#drawSwitch('by_right', say('The top card was thrown by the player on my right'))}</div>`,
    'red-three': () => html`<p class="row" role="group" aria-label=${say('Where it came from')}>${ORIGINS.map((one) => html`<button type="button"
      aria-pressed=${one === this.origin} data-origin=${one} @click=${() => this.change({ origin: one })}>${say(FROM[one])}</button>`)}</p>`,
    'red-three-counts': () => html`<div class="switches">${this.#drawSwitch('melded', say('My side has laid a set'))}
      ${this.#drawSwitch('opponents_closed', say('The others have laid everything at once, or closed'))}</div>`,
    'turn-up': () => html`<ol class="laid"><li>${this.#drawPicked(this.card, 'card', say('The card turned up'), (card) => this.change({ card }))}</li></ol>`,
    end: () => html`<div class="switches">${this.#drawSwitch('out', say('The stock is out'))}
      ${this.#drawSwitch('taken', say('The last card thrown was taken'))}</div>`,
  };

  #drawGrounds() {
    const { clauses, labels } = this.found;
    return clauses.length ? html`<p class="grounds">${clauses.map((id) => html`<a class="chip" href=${placeOf(id)}>${labels[id]}</a> `)}</p>`
      : html`<p class="grounds quiet">${say('No clause decides this.')}</p>`;
  }

  draw() {
    const found = this.found && !this.error;
    return html`${drawSigns()}<div class="ask">${this.#drawAsks()}${this.#drawOf[this.about]()}</div>
      ${this.drawWrong()}
      <div class="found" aria-busy=${this.asking}>${found ? this.drawInSight(this.#drawGrounds()) : nothing}</div>
      ${this.sheet.draw()}`;
  }

  render() {
    if (this.begun) return super.render();
    return html`<p class="buttons"><button type="button" class="main" data-begin @click=${() => this.#begin()}>${say('Ask the page')}</button></p>`;
  }
}

customElements.define('gnav-pile', GnavPile);
