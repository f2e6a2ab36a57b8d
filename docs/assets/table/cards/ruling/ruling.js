// <gnav-takes>: who takes this trick? Nothing of a game is fetched before the game is chosen.
import '../danish.js';
import { html, nothing } from 'lit';
import { Asking, askingStyles } from '../../core/asking.js';
import { client, siteRoot } from '../../core/client.js';
import formCss from '../../core/css/form.css';
import { drawDoubt, drawQuestion } from '../../core/doubt.js';
import { gameAsked } from '../../core/game-asked.js';
import { keepPlayed } from '../../core/kept/shelves.js';
import { drawChips } from '../../core/law.js';
import { chosen, drawReadings } from '../../core/readings.js';
import { language, say } from '../../core/say.js';
import cardsCss from '../css/cards.css';
import rulingCss from '../css/ruling.css';
import { drawFace } from '../faces.js';
import { drawSigns, drawSuit } from '../suits.js';
import { FIRST, questionOf } from './kinds.js';
import { Sheet } from './sheet.js';

class GnavTakes extends Asking {
  static styles = askingStyles(formCss, cardsCss, rulingCss);

  kind = 'takes';
  letter = 't';
  page = 'rulings/';

  constructor() {
    super();
    Object.assign(this, FIRST, { games: [], may: null, opened: null });
    this.sheet = new Sheet(this);
  }

  /** Learn which games are played with cards; none of them has to come for that. */
  async learn() {
    const [games, sources] = await Promise.all([client.call('games'), client.call('sources')]);
    const ofCards = Object.fromEntries(games.filter(({ uses }) => uses.includes('cards')).map(({ id, name }) => [id, name]));
    this.games = sources.filter(({ family }) => Object.hasOwn(ofCards, family)).map((source) => ({ ...source, name: ofCards[source.family] }));
    Object.assign(this, { sources: this.games, opened: null });
  }

  get source() { return this.sources.find(({ id }) => id === this.rules); }

  question() {
    const { rules, cards, trump, readings } = this;
    return { rules, cards, trump, readings: this.source?.cruces ? chosen(this.source, readings) : readings };
  }

  get holds() { return questionOf(this.games); }

  take(question) { Object.assign(this, question); }

  ask() { return this.rules ? super.ask() : undefined; }

  /** Learn what a game leaves open to ask, once for its rules, readings and language. */
  async #open(asked) {
    const key = JSON.stringify(asked);
    if (key === this.opened) return;
    const [may, sources, clauses] = [
      await client.call('takes', asked), await client.call('sources', { wanted: asked.rules }), await client.call('clauses'),
    ];
    const ids = this.games.map(({ id }) => id);
    Object.assign(this, { may, clauses, sources: sources.filter(({ id }) => ids.includes(id)), opened: key });
  }

  /** Ask the engine; what the game leaves open to ask is learnt first. */
  async inquire({ rules, readings, ...put }) {
    const asked = { rules, readings, language: language() };
    await this.#open(asked);
    keepPlayed(gameAsked(rules));
    const { may } = this;
    this.cards = put.cards.slice(0, may.most);
    const suits = Object.keys(may.suits);
    this.trump = put.trump.slice(0, may.trumps) || suits.slice(0, may.trumps).join('');
    const found = await client.call('takes', { ...asked, cards: this.cards, trump: this.trump });
    const link = found.table && `${siteRoot.href}play/#g=${await client.call('pack', { kind: 'game', value: found.table })}&at=${found.table.moves.length}`;
    return { ...found, link }; // together: an answer that comes late is not taken, nor is its link
  }

  /** Choose a game; cards that could not be ruled on are taken up again. */
  #choose(rules) {
    const { cards } = this.error ? FIRST : this;
    this.change({ rules, cards, readings: {}, found: null });
  }

  #lay(at, card) { this.change({ cards: this.cards.map((one, n) => (n === at ? card : one)) }); }

  /** Choose a suit of trumps: where there are two the first chosen makes room, and one stays. */
  #rule(suit) {
    const others = [...this.trump].filter((one) => one !== suit);
    const chosen = others.length < this.trump.length ? others : [...others, suit].slice(-this.may.trumps);
    if (chosen.length) this.change({ trump: chosen.join('') });
  }

  #more() {
    const free = Object.keys(this.may.pack).find((card) => !this.cards.includes(card));
    this.change({ cards: [...this.cards, free] });
  }

  #drawGames() {
    return html`<p class="row games" role="group" aria-label=${say('Which game?')}>${this.games.map(({ id, name }) => html`<button
      type="button" aria-pressed=${id === this.rules} data-game=${id} @click=${() => this.#choose(id)}>${name}</button>`)}</p>`;
  }

  #drawTrump() {
    const suits = Object.entries(this.may.suits);
    if (!suits.length) return nothing;
    return html`<p class="row trumps" role="group" aria-label=${say('Trumps')}><span class="quiet">${say('Trumps')}</span>${suits.map(([suit, name]) => html`<button
      type="button" aria-pressed=${this.trump.includes(suit)} data-trump=${suit} @click=${() => this.#rule(suit)}>${drawSuit(suit)} ${name}</button>`)}</p>`;
  }

  #drawCard(card, at) {
    const name = this.may.pack[card] ?? card;
    const press = () => this.sheet.open({
      title: say('Card {n}', { n: at + 1 }), pack: this.may.pack, now: card, taken: this.cards, take: (one) => this.#lay(at, one),
    });
    return html`<li class=${this.found?.at === at ? 'best' : ''}><button type="button" class="changeable" data-change=${`card-${at}`}
        @click=${press}>${drawFace({ card, name }, true)}<span class="unseen">${say('Card {n} is {card}: change it', { n: at + 1, card: name })}</span></button>
      <span class="quiet">${at ? say('then') : say('led')}</span></li>`;
  }

  #drawPut() {
    const { cards, may } = this;
    const laid = cards.every((card) => Object.hasOwn(may.pack, card));
    return html`${this.#drawTrump()}
      ${laid ? html`<ol class="laid" aria-label=${say('The cards, as they were played')}>${cards.map((card, at) => this.#drawCard(card, at))}</ol>` : nothing}
      <p class="row"><button type="button" data-more ?disabled=${cards.length >= may.most} @click=${() => this.#more()}>${say('One more card')}</button>
        <button type="button" data-fewer ?disabled=${cards.length <= may.least} @click=${() => this.change({ cards: cards.slice(0, -1) })}>${say('One fewer')}</button></p>
      ${this.source?.cruces ? drawReadings(this.source, this.readings, (name, value) => this.change({ readings: { ...this.readings, [name]: value } })) : nothing}`;
  }

  #drawFound() {
    const { steps, doubts, link } = this.found;
    return html`<ol class="steps">${steps.map((step, n) => html`<li class="said" data-card=${step.card}>${step.text}${drawDoubt(step)}${
      drawChips(step, this.within(`step-${n}`))}${this.drawUnfolded(`step-${n}`)}</li>`)}</ol>
      ${doubts.length ? html`<div class="doubts"><h3>${say('What could be read otherwise')}</h3>
        <ul>${doubts.map((doubt, n) => drawQuestion(doubt, this, `doubt-${n}`))}</ul></div>` : nothing}
      ${link ? html`<p><a class="laid-out" href=${link}>${say('See it played at the table')}</a></p>` : nothing}`;
  }

  draw() {
    const found = this.found && !this.error;
    return html`${drawSigns()}<div class="ask">${this.#drawGames()}${this.may && this.rules ? this.#drawPut() : nothing}</div>
      ${this.drawWrong()}
      ${found ? this.drawInSight() : nothing}
      ${this.rules ? html`<div class="found" aria-busy=${this.asking}>${found ? this.#drawFound() : nothing}</div>` : nothing}
      ${found ? this.drawShare() : nothing}
      ${this.sheet.draw()}`;
  }

  /** How far the engine has come, the question above it says. */
  render() { return this.sources ? super.render() : nothing; }
}

customElements.define('gnav-takes', GnavTakes);
