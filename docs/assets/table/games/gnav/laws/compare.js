// <gnav-compare>: one deal put on the table, what each would do, and what every source makes of it.
import '../danish.js';
import { html, nothing } from 'lit';
import { AskingOfGnav, stylesWith } from './asking.js';
import { client } from '../../../core/client.js';
import { drawComparison, drawCostsInShort } from './comparison.js';
import compareCss from '../css/compare.css';
import { fields, list, oneOf, or } from '../../../core/door.js';
import { lawsOf, namesOfSeats } from './kinds.js';
import { drawLaws, everySource } from './laws.js';
import { Picker, drawChangeable } from './picker.js';
import { language, say, sentence } from '../../../core/say.js';
import { NAMES } from '../../../core/names.js';

const FIRST = [
  { name: NAMES[0], piece: '3', wish: 'exchange' },
  { name: NAMES[1], piece: '5', wish: 'exchange' },
  { name: NAMES[2], piece: 'cuckoo', wish: 'stand' },
  { name: NAMES[3], piece: 'fool', wish: 'exchange' },
];
const SEATS = [2, 12];
const ANSWERS = [
  ['', sentence('as he wishes')], ['accept', sentence('accepts')], ['refuse', sentence('refuses')],
  ['take', sentence('takes from the bag')], ['keep', sentence('keeps his own')],
];

class GnavCompare extends AskingOfGnav {
  static styles = stylesWith(compareCss);

  kind = 'compare';
  letter = 'c';
  page = 'compare/';

  constructor() {
    super();
    this.seats = FIRST;
    this.bag = ['9'];
    this.cards = [];
    this.laws = null;
    this.picker = new Picker(this);
  }

  question() {
    return {
      deal: this.seats.map(({ piece }) => piece),
      wishes: this.seats.map(({ wish }) => wish),
      answers: this.seats.map(({ answer }) => answer ?? ''),
      names: this.seats.map(({ name }) => name),
      draw: this.bag,
      cards: this.cards,
      laws: this.laws ?? everySource(this.sources),
    };
  }

  /** What a link or this tab may hold as a question; what an older link lacks is as usual. */
  get holds() {
    const { pieces, cards, wishes } = this.pieces;
    const most = NAMES.length;
    return fields({
      deal: or(list(oneOf(pieces), most, SEATS[0]), FIRST.map(({ piece }) => piece)),
      wishes: or(list(oneOf(wishes), most), []),
      answers: or(list(oneOf(ANSWERS.map(([value]) => value)), most), []),
      names: or(namesOfSeats, []),
      draw: or(list(oneOf(pieces), most), []),
      cards: or(list(oneOf(cards), most), []),
      laws: or(lawsOf(this.sources)),
    });
  }

  take({ deal, wishes, answers, names, draw, cards, laws }) {
    this.seats = deal.map((piece, at) => ({
      piece, wish: wishes[at] ?? 'stand', answer: answers[at] ?? '', name: names[at] || NAMES[at],
    }));
    Object.assign(this, { bag: draw, cards, laws });
  }

  inquire(question) {
    return client.call('compare', { ...question, language: language() });
  }

  #seat(at, change) {
    this.change({
      seats: this.seats.map((seat, n) => (n === at ? { ...seat, ...change } : seat)),
      cards: 'piece' in change ? [] : this.cards,
    });
  }

  #more = () => {
    const at = this.seats.length;
    this.change({ seats: [...this.seats, { name: NAMES[at], piece: '7', wish: 'stand' }], cards: [] });
  };

  #fewer = () => this.change({ seats: this.seats.slice(0, -1), cards: [] });

  #pick(title, now, take, more = []) {
    const { pieces, names } = this.pieces;
    this.picker.open({ title, pieces, names, now, take, more });
  }

  /** Let the reader choose the German card of a seat himself. */
  pickCard(seat, dealt) {
    const { cards, names } = this.pieces;
    this.picker.open({
      title: say('Which card has {name}?', { name: this.seats[seat].name }),
      pieces: cards,
      cards: true,
      names,
      now: dealt[seat],
      take: (card) => this.change({ cards: dealt.map((one, at) => (at === seat ? card : one)) }),
    });
  }

  #drawSeat({ name, piece, wish }, at) {
    const { names, taps } = this.pieces;
    const [tap, plain] = [wish.startsWith('tap+'), wish.replace('tap+', '')];
    const wished = (value, words) => html`<button type="button" aria-pressed=${plain === value} data-wish=${value}
      @click=${() => this.#seat(at, { wish: tap ? `tap+${value}` : value })}>${words}</button>`;
    return html`<li class="seat">
      <input aria-label=${say('Name at seat {seat}', { seat: at + 1 })} .value=${name} maxlength="30" autocomplete="off"
        @input=${({ target }) => this.#seat(at, { name: target.value || NAMES[at] })} />
      ${drawChangeable(piece, {
        name: `seat-${at}`,
        label: say('{name} has {piece}: change it', { name, piece: names[piece] }),
        press: () => this.#pick(say('What is {name} dealt?', { name }), piece, (one) => this.#seat(at, { piece: one })),
      })}
      <span class="wish" role="group" aria-label=${say('What {name} would do', { name })}>
        ${wished('stand', say('Stand'))}${wished('exchange', say('Exchange'))}</span>
      ${taps.includes(piece) || tap ? html`<label class="tap"><input type="checkbox" .checked=${tap}
        @change=${({ target }) => this.#seat(at, { wish: target.checked ? `tap+${plain}` : plain })} /> ${say('taps first')}</label>` : nothing}
      <span class="deals">${at === this.seats.length - 1 ? say('deals') : nothing}</span>
    </li>`;
  }

  #drawAnswers() {
    const told = this.seats.some(({ answer }) => answer);
    return html`<details class="answers" ?open=${told}><summary>${say('Where a source lets one choose')}</summary>
      <p class="row">${this.seats.map(({ name, answer }, at) => html`<label>${name} <select .value=${answer ?? ''}
        @change=${({ target }) => this.#seat(at, { answer: target.value })}>${ANSWERS.map(([value, words]) => html`<option
          value=${value} ?selected=${value === (answer ?? '')}>${say(words)}</option>`)}</select></label>`)}</p>
    </details>`;
  }

  #drawBag() {
    const { names } = this.pieces;
    const put = (at) => (piece) => this.change({
      bag: piece === '' ? this.bag.toSpliced(at, 1) : this.bag.toSpliced(at, 1, piece),
    });
    const out = [{ value: '', words: say('Take it out') }];
    return html`<p class="from-bag row"><span>${say('From the bag come')}</span>
      ${this.bag.map((piece, at) => drawChangeable(piece, {
        name: `draw-${at}`,
        label: say('From the bag comes {piece}: change it', { piece: names[piece] }),
        press: () => this.#pick(say('What comes from the bag?'), piece, put(at), out),
      }))}
      ${this.bag.length < 5 ? drawChangeable('', {
        name: 'draw-more',
        label: say('One piece more from the bag'),
        press: () => this.#pick(say('What comes from the bag?'), null, (piece) => this.change({ bag: [...this.bag, piece] })),
      }) : nothing}
      <span class="quiet">${say('and after that, middling pieces, if any are needed.')}</span></p>`;
  }

  #drawAsk() {
    const { length } = this.seats;
    return html`<section class="ask" aria-labelledby="ask-head">
      <h2 id="ask-head">${say('The deal')}</h2>
      <ol class="seats">${this.seats.map((seat, at) => this.#drawSeat(seat, at))}</ol>
      <p class="row">
        <button type="button" ?disabled=${length >= SEATS[1]} @click=${this.#more}>${say('One player more')}</button>
        <button type="button" ?disabled=${length <= SEATS[0]} @click=${this.#fewer}>${say('One player fewer')}</button>
      </p>
      ${this.#drawBag()}
      ${this.#drawAnswers()}
      ${drawLaws(this.question().laws, this.sources, (laws) => this.change({ laws }))}
    </section>`;
  }

  /** What was asked, in words: on paper nothing that is pressed stands. */
  #drawAsked() {
    const { names } = this.pieces;
    const told = ({ name, piece, wish, answer }, at) => `${name}: ${names[piece]} (${[
      wish.startsWith('tap+') && say('taps first'),
      say(wish.endsWith('exchange') ? 'Exchange' : 'Stand'),
      answer && say(ANSWERS.find(([value]) => value === answer)[1]),
      at === this.seats.length - 1 && say('deals'),
    ].filter(Boolean).join(', ')})`;
    const bag = this.bag.map((piece) => names[piece]).join(', ');
    return html`<p class="asked-in-words"><b>${say('The deal')}.</b> ${this.seats.map(told).join('; ')}.${bag ? ` ${say('From the bag come')} ${bag}.` : ''}</p>`;
  }

  draw() {
    return html`${this.#drawAsk()}
      ${this.#drawAsked()}
      ${this.drawWrong()}
      ${this.found ? this.drawInSight(drawCostsInShort(this.found)) : nothing}
      <div class="found" aria-busy=${this.asking}>${this.found ? drawComparison(this.found, this) : nothing}</div>
      ${this.found ? this.drawShare() : nothing}
      ${this.picker.draw()}`;
  }
}

customElements.define('gnav-compare', GnavCompare);
