// What the reader reads by: the words on which the rules in play rest, asked of the engine once a
// game, and the layer and language chosen. A part of the table's element, which draws anew with it.
import { client } from './client.js';
import { painted } from './frames.js';
import { layers } from './layers.js';

export class Reading {
  quotes = {}; // by clause
  #host;
  #game = null;
  #pointed = null;
  #redraw = () => this.#host.requestUpdate();

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() { layers.addEventListener('change', this.#redraw); }

  hostDisconnected() { layers.removeEventListener('change', this.#redraw); }

  hostUpdated() {
    this.#turnTo(this.#host.pointed);
    this.#ask();
  }

  /** Turn the law to the words pointed at, and nothing else on the page. */
  #turnTo(clause) {
    if (clause === this.#pointed) return;
    this.#pointed = clause;
    const words = clause && this.#host.renderRoot.querySelector('.statutes .pointed');
    if (!words) return;
    const book = words.closest('.statutes');
    const [top, height] = [words.offsetTop - book.offsetTop, words.offsetHeight];
    if (top < book.scrollTop) book.scrollTop = top;
    else if (top + height > book.scrollTop + book.clientHeight) book.scrollTop = top + height - book.clientHeight;
  }

  /** Ask for the words when another game, or another reading of one, lies on the table. */
  #ask() {
    const { view } = this.#host;
    const game = view && JSON.stringify([view.rules, view.readings]);
    if (!game || game === this.#game) return;
    this.#game = game;
    painted().then(() => client.call('quotes')).then((quotes) => {
      this.quotes = quotes;
      this.#redraw();
    }, () => { this.#game = null; });
  }
}
