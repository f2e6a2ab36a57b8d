// What the pages that ask the sources have in common: the engine's answer to a question that is put
// on the page, asked anew at every change, and a link that holds the question.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { client, siteRoot } from '../client.js';
import { copied } from '../clipboard.js';
import askingCss from '../css/asking.css';
import base from '../css/base.css';
import lawCss from '../css/law.css';
import piecesCss from '../css/pieces.css';
import tableCss from '../css/table.css';
import { drawWords } from '../law.js';
import { layers } from '../layers.js';
import { drawBoot } from '../panels.js';
import { Speaking, language, onLanguage, say } from '../say.js';

const SOON = 120; // so many milliseconds after the last change the sources are asked

/** The styles of a page that asks, with its own. */
export const askingStyles = (own) => [base, tableCss, piecesCss, lawCss, askingCss, own].map(unsafeCSS);

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
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * Ask the engine what the page asks. A page says its `kind` ("compare" …), the `letter` of its
 * links, its `page`, and gives `question()`, `take(question)`, `inquire(question)`.
 */
export class Asking extends LitElement {
  static properties = {
    sources: { state: true },
    found: { state: true },
    error: { state: true },
    asking: { state: true },
    unfolded: { state: true },
    link: { state: true },
  };

  constructor() {
    super();
    this.speaking = new Speaking(this);
    this.sources = null;
    this.clauses = {};
    this.pieces = null;
    this.found = null;
    this.error = null;
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
      await client.call('speak', { language: language() });
      const [sources, clauses, pieces] = await Promise.all([
        client.call('sources'), client.call('clauses'), client.call('pieces', { language: language() }),
      ]);
      Object.assign(this, { clauses, pieces, sources });
      await this.learn();
    } catch (error) {
      if (client.state !== 'failed') this.error = error;
      return;
    }
    if (first) await this.#arrive();
    else this.ask();
  }

  /** Learn what this page alone needs. */
  async learn() {}

  async #arrive() {
    const text = location.hash.startsWith(`#${this.letter}=`) ? location.hash.slice(3) : null;
    const kept = remembered(`gnav.${this.kind}`);
    try {
      if (text) this.take(await client.call('unpack', { kind: this.kind, text }));
      else if (kept) this.take(kept);
      this.ask();
    } catch (error) {
      this.ask();
      this.wrong = error;
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
      if (turn === this.asked) this.error = error;
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

  /** What the drawing of chips asks of a desk: a chip opens its words in the part it stands in. */
  desk(part) {
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
    return of === part ? drawWords(id, this.desk(part)) : nothing;
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
    const error = this.wrong ?? this.error;
    return error ? html`<p class="error" role="alert">${error.why ?? error.message}</p>` : nothing;
  }

  render() {
    if (!this.sources) return html`${this.drawWrong()}${drawBoot(client, this.retry)}`;
    return this.draw();
  }
}
