// <gnav-ruling>: a quarrel at the kitchen table, laid before every source.
import '../danish.js';
import { html, nothing } from 'lit';
import { AskingOfGnav, stylesWith } from './asking.js';
import { client } from '../../../core/client.js';
import rulingCss from '../css/ruling.css';
import { fields, list, oneOf, or, truth, whole } from '../../../core/door.js';
import { lawsOf, namesOfSeats } from './kinds.js';
import { drawLaws, everySource } from './laws.js';
import { Picker, drawChangeable } from './picker.js';
import { language, say, sentence } from '../../../core/say.js';
import { drawVerdicts } from './verdicts.js';
import { NAMES } from '../../../core/names.js';

const ACTS = [
  ['asks', sentence('Somebody asks')], ['shows', sentence('All show')],
  ['bag', sentence('The dealer changes')], ['taps', sentence('Somebody taps')],
];
const UNKNOWN = '?';
const FIRST = { act: 'asks', hands: ['7', 'cat'], swapped: false, last: false, drawn: '', left: null, tapped: [] };

class GnavRuling extends AskingOfGnav {
  static styles = stylesWith(rulingCss);

  kind = 'ruling';
  letter = 'r';
  page = 'rulings/';

  constructor() {
    super();
    Object.assign(this, FIRST, { names: NAMES, laws: null });
    this.picker = new Picker(this);
  }

  /** The question as it is kept and shared: what was put on the page, not how it is asked. */
  question() {
    const { act, hands, swapped, last, drawn, left, tapped, names } = this;
    const laws = this.laws ?? everySource(this.sources);
    return { act, hands, swapped, last, drawn, left, tapped, names: names.slice(0, hands.length), laws };
  }

  /** What a link or this tab may hold as a question; what an older link lacks is as usual. */
  get holds() {
    const { pieces, most } = this.pieces;
    return fields({
      act: or(oneOf(ACTS.map(([act]) => act)), FIRST.act),
      hands: or(list(oneOf([...pieces, UNKNOWN]), most, 2), FIRST.hands),
      swapped: or(truth, FIRST.swapped),
      last: or(truth, FIRST.last),
      drawn: or(oneOf([...pieces, '']), FIRST.drawn),
      left: or(list(whole(0, 99), most), FIRST.left),
      tapped: or(list(whole(0, most - 1), most), FIRST.tapped),
      names: or(namesOfSeats, []),
      laws: or(lawsOf(this.sources)),
    });
  }

  take({ act, hands, swapped, last, drawn, left, tapped, names, laws }) {
    Object.assign(this, { act, hands, swapped, last, drawn, left, tapped, laws });
    this.names = NAMES.map((name, at) => names[at] || name);
  }

  inquire({ laws, ...put }) {
    return client.call('rule', { ...this.#laid(put), laws, language: language() });
  }

  /** Lay the position out: nobody more sits at it than the question needs. */
  #laid({ act, hands, swapped, last, drawn, left, tapped, names }) {
    const draw = drawn ? [drawn] : [];
    const before = say('the one before');
    if (act === 'shows') return { held: hands, act, names, left: left ?? [], tapped, draw: [] };
    if (act === 'taps') return { held: [hands[0], UNKNOWN], act, seat: 0, names: [names[0], say('the next')] };
    if (act === 'bag') {
      const exchanged = swapped ? [[0, 1]] : [];
      return { held: [UNKNOWN, hands[0]], act: 'asks', seat: 1, exchanged, draw, names: [before, names[0]] };
    }
    const seated = [...(swapped ? [before] : []), ...names, ...(last ? [] : [say('the next')])];
    return { asker: hands[0], asked: hands.slice(1), swapped, last, draw, names: seated };
  }

  #hand(at, piece) {
    this.change({ hands: this.hands.map((one, n) => (n === at ? piece : one)) });
  }

  #rename(at, name) {
    this.change({ names: this.names.map((one, n) => (n === at ? name || NAMES[at] : one)) });
  }

  #pick(title, now, take, more = []) {
    const { pieces, names } = this.pieces;
    this.picker.open({ title, pieces, names, now, take, more });
  }

  #drawHand(at) {
    const [name, piece] = [this.names[at], this.hands[at]];
    const named = this.pieces.names[piece];
    return html`<span class="hand">${drawChangeable(piece, {
      name: `hand-${at}`,
      label: say('{name} has {piece}: change it', { name, piece: named }),
      press: () => this.#pick(say('What has {name}?', { name }), piece, (one) => this.#hand(at, one)),
    })}<input aria-label=${say('Name of player {n}', { n: at + 1 })} .value=${name} maxlength="20" autocomplete="off"
      @input=${({ target }) => this.#rename(at, target.value)} /></span>`;
  }

  #drawCheck(key, words) {
    return html`<label class="check"><input type="checkbox" data-check=${key} .checked=${this[key]}
      @change=${({ target }) => this.change({ [key]: target.checked })} /> <span>${words}</span></label>`;
  }

  #drawCount(words, most) {
    const { length } = this.hands;
    const more = () => this.change({ hands: [...this.hands, '7'], left: this.left && [...this.left, 3] });
    const fewer = () => this.change({ hands: this.hands.slice(0, -1), left: this.left?.slice(0, -1) ?? null });
    return html`<p class="row"><button type="button" data-more ?disabled=${length >= most} @click=${more}>${words}</button>
      <button type="button" data-fewer ?disabled=${length <= 2} @click=${fewer}>${say('One fewer')}</button></p>`;
  }

  #drawDrawn() {
    const { names } = this.pieces;
    const { drawn } = this;
    const press = () => this.#pick(say('What comes from the bag?'), drawn, (piece) => this.change({ drawn: piece }),
      drawn ? [{ value: '', words: say('Take it out') }] : []);
    const label = drawn ? say('From the bag comes {piece}: change it', { piece: names[drawn] }) : say('Say what comes from the bag');
    return html`<p class="row drawn"><span>${say('If one draws, there comes')}</span>${
      drawChangeable(drawn, { name: 'drawn', label, press })}</p>`;
  }

  #drawAsking() {
    return html`<ol class="chain">${this.hands.map((_, at) => html`<li>${this.#drawHand(at)}
        <span class="quiet">${at === 0 ? say('asks') : at === this.hands.length - 1 ? nothing : say('and, if it goes past,')}</span></li>`)}</ol>
      ${this.#drawCount(say('It goes on to one more'), 6)}
      ${this.#drawCheck('swapped', say('The asker’s piece had come by an exchange in this deal'))}
      ${this.#drawCheck('last', say('The last one asked is the dealer'))}
      ${this.#drawDrawn()}`;
  }

  #drawLeft() {
    const set = (at, value) => this.change({ left: this.hands.map((_, n) => (n === at ? value : this.left?.[n] ?? 3)) });
    return html`<details class="left" ?open=${this.left !== null}>
      <summary>${say('It matters how much each has left')}</summary>
      <p class="quiet">${say('Strokes left to lose; in the German source, tokens.')}</p>
      <p class="row">${this.hands.map((_, at) => html`<label class="lives">${this.names[at]} <input type="number"
        inputmode="numeric" min="0" max="99" .value=${String(this.left?.[at] ?? 3)}
        @change=${({ target }) => set(at, Math.max(0, Math.min(99, Math.trunc(Number(target.value)) || 0)))} /></label>`)}</p>
    </details>`;
  }

  #drawShowing() {
    const { taps } = this.pieces;
    const toggle = (at, on) => this.change({ tapped: on ? [...this.tapped, at] : this.tapped.filter((one) => one !== at) });
    return html`<ol class="hands">${this.hands.map((piece, at) => html`<li>${this.#drawHand(at)}
      ${taps.includes(piece) ? html`<label class="check"><input type="checkbox" .checked=${this.tapped.includes(at)}
        @change=${({ target }) => toggle(at, target.checked)} /> ${say('had tapped')}</label>` : nothing}</li>`)}</ol>
      ${this.#drawCount(say('One more'), this.pieces.most)}
      ${this.#drawLeft()}`;
  }

  #drawPut() {
    if (this.act === 'asks') return this.#drawAsking();
    if (this.act === 'shows') return this.#drawShowing();
    if (this.act === 'taps') return html`<ol class="chain"><li>${this.#drawHand(0)} <span class="quiet">${say('taps')}</span></li></ol>`;
    return html`<ol class="chain"><li>${this.#drawHand(0)} <span class="quiet">${say('deals, and changes at the bag')}</span></li></ol>
      ${this.#drawCheck('swapped', say('The piece had come by an exchange in this deal'))}
      ${this.#drawDrawn()}`;
  }

  #drawAsk() {
    return html`<section class="ask" aria-labelledby="ask-head">
      <h2 id="ask-head">${say('What happened?')}</h2>
      <p class="row acts" role="group" aria-labelledby="ask-head">${ACTS.map(([act, words]) => html`<button type="button"
        aria-pressed=${this.act === act} data-act=${act} @click=${() => this.change({ act })}>${say(words)}</button>`)}</p>
      ${this.#drawPut()}
      ${drawLaws(this.question().laws, this.sources, (laws) => this.change({ laws }))}
    </section>`;
  }

  draw() {
    const found = this.found && !this.error;
    return html`<div class="quarrel">${this.#drawAsk()}
        <div class="ruling">${this.drawWrong()}
          ${found ? this.drawInSight() : nothing}
          <div class="found" aria-busy=${this.asking}>${found ? drawVerdicts(this.found, this) : nothing}</div>
          ${this.found ? this.drawShare() : nothing}</div></div>
      ${this.picker.draw()}`;
  }
}

customElements.define('gnav-ruling', GnavRuling);
