// What the pages that ask the sources have in common: the engine's answer to a question that is put
// on the page, asked anew at every change, and a link that holds the question.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { packedIn } from './address.js';
import { Refused, client, siteRoot } from './client.js';
import { copied } from './clipboard.js';
import askingCss from './css/asking.css';
import base from './css/base.css';
import lawCss from './css/law.css';
import tableCss from './css/table.css';
import { WrongKind, read } from './door.js';
import { drawWords } from './law.js';
import { layers } from './layers.js';
import { drawBoot, drawRestart } from './panels.js';
import { Speaking, onLanguage, say } from './say.js';

const SOON = 120; // so many milliseconds after the last change the sources are asked
const LONGEST = 100_000; // letters of a question that is kept

/** The styles of a page that asks, with its own. */
export const askingStyles = (...own) => [base, tableCss, lawCss, askingCss, ...own].map(unsafeCSS);

/** Keep a question in this tab, so that a reload comes back to it. */
function remember(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still answers.
  }
}

function remembered(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Say in one sentence why a link's question is not taken. */
const notTaken = ({ place }) => (place
  ? say('This link holds a question that this page cannot put: what stands at “{place}” does not belong there.', { place })
  : say('This link holds a question that this page cannot put.'));

/**
 * Ask the engine what the page asks. A page says its `kind` ("compare" …), the `letter` of its
 * links, its `page`, what its question `holds`, field by field, and gives `learn()`, after which it
 * has `sources` and `clauses`, `question()`, `take(question)`, `inquire(question)`. What comes from
 * outside is taken as `holds` reads it.
 */
export class Asking extends LitElement {
  static properties = {
    sources: { state: true },
    found: { state: true },
    error: { state: true },
    wrong: { state: true },
    asking: { state: true },
    unfolded: { state: true },
    link: { state: true },
  };

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.sources = null;
    this.clauses = {};
    this.found = null;
    this.error = null;
    this.wrong = null; // what is wrong with the link, or with what was kept, in a sentence
    this.asking = false;
    this.unfolded = null;
    this.link = null;
    this.soon = 0;
    this.asked = 0;
    this.redraw = () => this.requestUpdate();
    this.arrive = () => this.#arrive();
  }

  connectedCallback() {
    super.connectedCallback();
    client.addEventListener('change', this.redraw);
    layers.addEventListener('change', this.redraw);
    window.addEventListener('hashchange', this.arrive);
    if (!this.heard) onLanguage(() => this.isConnected && this.open());
    this.heard = true;
    this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    client.removeEventListener('change', this.redraw);
    layers.removeEventListener('change', this.redraw);
    window.removeEventListener('hashchange', this.arrive);
  }

  /** Learn what can be asked, in the language of the page, then answer what the address asks. */
  async open() {
    const first = !this.sources;
    client.start();
    try {
      await this.learn();
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
      return undefined;
    }
    if (!first) return this.ask();
    this.#comeBack();
    return this.#arrive();
  }

  /** Answer what the address asks. */
  async #arrive() {
    const text = packedIn(location.hash, this.letter);
    if (text !== null) await this.#open(text);
    return this.wrong && this.found ? undefined : this.ask();
  }

  async #open(text) {
    try {
      this.accept(await client.call('unpack', { kind: this.kind, text }), notTaken);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.wrong = error.why;
    }
  }

  /** Take up the question that was on the page before it was loaded anew. */
  #comeBack() {
    const kept = remembered(`gnav.${this.kind}`);
    const why = () => say('The question that this tab kept cannot be read; the page begins anew.');
    if (kept !== null) this.accept(kept, why, (json) => read(json, this.holds, LONGEST));
  }

  /** Take a question that comes from outside; if it is none, say why, and leave the page as it was. */
  accept(value, why, holds = this.holds) {
    this.wrong = null;
    try {
      this.take(holds(value));
    } catch (error) {
      if (!(error instanceof WrongKind)) throw error;
      this.wrong = why(error);
    }
  }

  retry = () => {
    client.retry();
    return this.open();
  };

  /** Change the question, and ask it. */
  change(changes) {
    Object.assign(this, changes);
    this.link = null;
    this.wrong = null;
    this.asked += 1; // an answer on its way is one to the question before
    this.requestUpdate();
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.ask(), SOON);
  }

  async ask() {
    const question = this.question();
    const turn = ++this.asked;
    remember(`gnav.${this.kind}`, question);
    this.asking = true;
    try {
      const found = await this.inquire(question);
      if (turn === this.asked) Object.assign(this, { found, error: null });
    } catch (error) {
      if (turn === this.asked) this.error = error.stopped ? null : error;
    }
    if (turn === this.asked) this.asking = false;
  }

  /** Make the link that holds the question, put it into the address, and copy it. */
  share = async () => {
    const text = await client.call('pack', { kind: this.kind, value: this.question() });
    const href = new URL(`${this.page}#${this.letter}=${text}`, siteRoot).href;
    history.replaceState(history.state, '', href);
    this.link = { href, copied: await copied(href) };
  };

  /** What the drawing of chips asks of a host: a chip opens its words in the part it stands in. */
  within(part) {
    return {
      clauses: this.clauses,
      quotes: {},
      pointed: null,
      touch: true,
      point() {},
      unfold: (id) => {
        const key = `${part} ${id}`;
        this.unfolded = this.unfolded === key ? null : key;
      },
    };
  }

  /** Draw the words of the chip that was opened in this part, if one was. */
  drawUnfolded(part) {
    const [of, id] = this.unfolded?.split(' ') ?? [];
    return of === part ? drawWords(id, this.within(part)) : nothing;
  }

  /** Draw the answer in a sentence: it stays at the foot of the screen until one has come to it. */
  drawInSight(more = nothing) {
    return html`<div class="in-sight"><h2 id="found-head" class="headline" aria-live="polite">${this.found.text}</h2>${more}</div>`;
  }

  drawShare() {
    return html`<p class="buttons share">
      <button type="button" data-share @click=${this.share}>${say('Copy a link to this')}</button>
      ${this.link ? html`<input readonly aria-label=${say('The link')} .value=${this.link.href}
        @focus=${({ target }) => target.select()} />
        <span role="status">${this.link.copied ? say('The link is copied.') : say('Copy the link from here.')}</span>` : nothing}
    </p>`;
  }

  /** Draw what went wrong: with the address, or with the question. */
  drawWrong() {
    const why = this.wrong ?? this.error?.why ?? this.error?.message;
    return why ? html`<p class="error" role="alert">${why}</p>` : nothing;
  }

  render() {
    if (!this.sources) return html`${this.drawWrong()}${drawBoot(client, this.retry)}`;
    return html`${drawRestart(client, this.retry)}${this.draw()}`;
  }
}
