// <gnav-scores>: the scorekeeper for people with real pieces on a real table. It tells the engine
// what happened and draws the slate that comes of it; it knows no rule.
import '../danish.js';
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { packedIn } from '../../../core/address.js';
import { client } from '../../../core/client.js';
import { copied } from '../../../core/clipboard.js';
import base from '../../../core/css/base.css';
import chalkCss from '../../../core/css/chalk.css';
import lawCss from '../../../core/css/law.css';
import piecesCss from '../css/pieces.css';
import scoresCss from '../css/scores.css';
import tableCss from '../../../core/css/table.css';
import { download } from '../../../core/download.js';
import { drawLaw } from '../../../core/law.js';
import { layers } from '../../../core/layers.js';
import { drawLog } from '../../../core/log.js';
import { drawBoot, drawError, drawRestart } from '../../../core/panels.js';
import { language, say } from '../../../core/say.js';
import { book } from './book.js';
import './form.js';
import { drawPanel } from './panel.js';
import { drawSheet } from './sheet.js';
import { drawSlate } from './slate.js';
import { entryOf, pickLoser, placePiece } from './telling.js';
import { stayAwake } from './wake.js';

class GnavScores extends LitElement {
  static properties = { pointed: { state: true }, selected: { state: true } };

  static styles = [base, tableCss, piecesCss, lawCss, chalkCss, scoresCss].map(unsafeCSS);

  constructor() {
    super();
    this.telling = null;
    this.pointed = null;
    this.selected = null;
    this.unfolded = null;
    this.opened = new Map(); // deals of the log that the reader has opened or closed
    this.sheet = '';
    this.said = '';
    this.moveFocus = false;
    this.redraw = () => this.requestUpdate();
    this.arrive = () => packedIn(location.hash, 'house') !== null && book.follow();
  }

  connectedCallback() {
    super.connectedCallback();
    for (const source of [book, client, layers]) source.addEventListener('change', this.redraw);
    window.addEventListener('hashchange', this.arrive);
    if (!book.sources || !book.view) book.open();
    else book.retell();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const source of [book, client, layers]) source.removeEventListener('change', this.redraw);
    window.removeEventListener('hashchange', this.arrive);
    stayAwake(false);
  }

  // The host: what the drawing functions need to know and may ask for.
  get view() { return book.view; }
  get evening() { return book.evening; }
  get draft() { return book.draft; }
  get clauses() { return book.clauses; }
  get busy() { return book.busy; }
  get touch() { return matchMedia('(hover: none)').matches; }
  get lang() { return book.view?.lang ?? 'da'; }
  get trouble() { return drawError(book.error, this); }

  isFresh(seat) { return book.fresh.some((line) => line.seat === seat && line.by); }

  point(id) { this.pointed = id; }
  unfold(id) {
    this.unfolded = this.unfolded === id ? null : id;
    this.pointed = id;
    this.requestUpdate();
  }
  select(line) {
    if (this.selected === line) return;
    this.pointed = null;
    this.unfolded = null;
    this.selected = line;
  }
  toggle(deal, open) {
    this.opened.set(deal, open);
    this.requestUpdate();
  }

  async #then(promise) {
    const refused = await promise;
    this.selected = null;
    this.pointed = null;
    this.moveFocus = true;
    if (!refused) this.telling = null;
    this.said = book.error ? '' : book.fresh.map(({ text }) => text).join(' ');
    if (this.sheet && book.evening) this.sheet = await book.sheet();
    this.requestUpdate();
  }

  /** Turn to telling something, or to nothing. */
  turn(telling) {
    this.moveFocus = telling?.kind !== this.telling?.kind;
    this.telling = telling;
    book.error = null;
    book.consider(entryOf(telling));
    this.requestUpdate();
  }

  /** A seat on the slate is pointed at. */
  pick(seat) {
    const { cause, kind } = this.telling;
    if (kind === 'cause') this.#then(book.tell({ tell: cause.tell, seat, piece: cause.piece }));
    else if (kind === 'losers') this.turn(pickLoser(this.telling, seat, book.view));
    else this.turn({ ...this.telling, at: seat });
  }

  place(piece) { this.turn(placePiece(this.telling, piece, book.view)); }
  answer(verb) { this.#then(book.tell({ tell: 'answered', seat: book.view.appeal.asked, verb })); }
  enter = () => this.#then(book.tell(entryOf(this.telling)));
  undo = () => this.#then(book.undo());
  redo = () => this.#then(book.redo());
  again = () => this.#then(book.again());
  retry = async () => {
    await book.retry();
    if (this.telling) this.turn(this.telling);
  };
  leave = () => {
    this.telling = null;
    this.sheet = '';
    book.leave();
  };

  /** A browser tells of the opened sheet later, when the evening may have been closed already. */
  async unfoldSheet(open) {
    this.sheet = open && book.evening ? await book.sheet() : '';
    this.requestUpdate();
  }

  copy = async () => {
    this.said = await copied(this.sheet)
      ? say('Copied.')
      : say('This browser does not let the page copy; mark the text and copy it by hand.');
    this.requestUpdate();
  };
  export = () => download(JSON.stringify(book.evening.ledger));

  willUpdate() {
    this.setAttribute('lang', language());
    this.toggleAttribute('data-keeping', Boolean(book.evening));
  }

  updated() {
    this.#comeToView();
    this.#scrollLog();
    stayAwake(Boolean(book.evening) && this.isConnected);
    if (!this.moveFocus || book.busy) return;
    this.moveFocus = false;
    this.renderRoot.querySelector('.tell [data-first]')?.focus({ preventScroll: true });
  }

  /** An evening just opened, or something to be told: the slate comes to the top of a small screen. */
  #comeToView() {
    const shown = book.evening && `${book.evening.id} ${this.telling ? 'tells' : ''}`;
    if (shown === this.shown) return;
    const opened = !this.shown?.startsWith(book.evening?.id);
    this.shown = shown;
    const small = matchMedia('(max-width: 60em)').matches;
    if (shown && (opened || (small && this.telling))) this.renderRoot.querySelector('.keeping').scrollIntoView({ block: 'start' });
  }

  /** Bring the newest line into sight when one has come; otherwise leave the log where it is. */
  #scrollLog() {
    const lines = this.renderRoot.querySelector('.lines');
    const newest = book.view?.log.length ?? 0;
    if (lines && newest !== this.scrolled) lines.scrollTop = lines.scrollHeight;
    this.scrolled = lines ? newest : 0;
  }

  #drawForm() {
    if (!book.sources) return drawBoot(client, this.retry);
    return html`<gnav-evening-form .sources=${book.sources} .kept=${book.kept} .wish=${book.wish} .deleted=${book.deleted} ?busy=${book.busy}
      .error=${this.trouble}
      @begin=${({ detail }) => this.#then(book.begin(detail))} @import=${({ detail }) => this.#then(book.import(detail))}
      @resume=${({ detail }) => this.#then(book.resume(detail))} @remove=${({ detail }) => book.remove(detail)}
      @restore=${() => book.restore()} @refuse=${({ detail }) => book.refuse(detail)}></gnav-evening-form>`;
  }

  #drawEvening(view) {
    const events = view.log.map((line, n) => ({ ...line, n }));
    const told = { ...view, events, law: [], waiting: view.phase };
    const event = events.find(({ n }) => n === (this.touch ? null : this.selected))
      ?? events.findLast(({ kind }) => kind !== 'dealer');
    return html`<div class="room">
      <div class="keeping ${this.telling ? 'telling' : view.appeal ? 'asking' : ''}">
        <p class="status"><span class="source">${view.short}</span><span class="deal-number">${say('Deal {deal}', { deal: view.deal })}</span>
          <button type="button" class="plain" @click=${this.leave}>${say('Evenings')}</button></p>
        <p class="deals">${view.deals} ${view.pool ? html`<span class="pool">${view.pool}</span>` : nothing}</p>
        ${drawSlate(this)}${drawPanel(this)}
      </div>
      <div class="book"><div class="opened">${drawLog(told, this)}${event ? drawLaw(told, event, this) : nothing}</div></div>
      ${drawSheet(this)}
    </div>`;
  }

  render() {
    return html`
      ${book.sources ? drawRestart(client, this.retry) : nothing}
      ${book.notice ? html`<p class="notice" role="status">${book.notice}</p>` : nothing}
      ${book.view ? this.#drawEvening(book.view) : this.#drawForm()}
      <p class="unseen" role="status" aria-live="polite">${this.said}</p>`;
  }
}

customElements.define('gnav-scores', GnavScores);
