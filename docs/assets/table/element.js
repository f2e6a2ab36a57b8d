// <gnav-table>: the table of the archive. It draws what the engine lets the seat at the screen
// see and sends moves; it knows no rule.
import { LitElement, html, nothing, unsafeCSS } from 'lit';
import { drawChoices } from './choices.js';
import { client } from './client.js';
import base from './css/base.css';
import lawCss from './css/law.css';
import tableCss from './css/table.css';
import { drawLaw } from './law.js';
import { drawLog } from './log.js';
import {
  drawBoot, drawError, drawHandover, drawMiddle, drawOutcome, drawShowing, drawShown,
} from './panels.js';
import { drawSeats } from './seats.js';
import { session } from './session.js';
import './setup.js';
import { download } from './download.js';
import { announce, speechOf } from './speech.js';

class GnavTable extends LitElement {
  static properties = { pointed: { state: true }, selected: { state: true } };

  static styles = [base, tableCss, lawCss].map(unsafeCSS);

  constructor() {
    super();
    this.pointed = null;
    this.selected = null;
    this.unfolded = null;
    this.opened = new Map(); // deals of the log that the reader has opened or closed
    this.said = '';
    this.moveFocus = false;
    this.redraw = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    session.addEventListener('change', this.redraw);
    client.addEventListener('change', this.redraw);
    if (!session.sources || !session.view) session.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    session.removeEventListener('change', this.redraw);
    client.removeEventListener('change', this.redraw);
  }

  // The desk: what the drawing functions need to know and may ask for.
  get clauses() { return session.clauses; }
  get busy() { return session.busy; }
  get touch() { return matchMedia('(hover: none)').matches; }
  get lang() { return session.sources?.find(({ id }) => id === session.view?.rules)?.lang ?? 'da'; }

  point(id) { this.pointed = id; }
  unfold(id) {
    this.unfolded = this.unfolded === id ? null : id;
    this.pointed = id;
    this.requestUpdate();
  }
  select(event) {
    if (this.selected === event) return;
    this.pointed = null;
    this.unfolded = null;
    this.selected = event;
  }
  toggle(deal, open) {
    this.opened.set(deal, open);
    this.requestUpdate();
  }

  async #then(promise, sitDown = false) {
    await promise;
    if (sitDown && session.view) this.scrollIntoView({ block: 'start' });
    this.selected = null;
    this.pointed = null;
    this.moveFocus = true;
    this.said = session.view && !session.handover?.covered ? announce(session.fresh) : '';
    this.requestUpdate();
  }

  act(move) { return this.#then(session.act(move)); }
  next = () => this.#then(session.next());
  leave = () => this.#then(session.leave());
  sit = (seat) => this.#then(session.sit(seat));
  cover = () => { session.cover(); this.#then(); };
  retry = () => session.retry();
  export = async () => {
    const record = await session.export();
    if (record) download(record);
  };

  /** Deal on while only computers play, and stop at the end. */
  playOn = async () => {
    while (this.isConnected && session.view?.waiting === 'deal' && !session.error) await session.next();
    await this.#then();
  };

  updated() {
    this.#scrollLog();
    if (!this.moveFocus || session.busy) return;
    this.moveFocus = false;
    const first = this.renderRoot.querySelector('[data-first]');
    // The choices keep to the lower edge of the screen; the table must not jump for their sake.
    first?.focus({ preventScroll: Boolean(first.closest('.choices')) });
  }

  /** Bring the newest line into sight when one has come; otherwise leave the log where it is. */
  #scrollLog() {
    const lines = this.renderRoot.querySelector('.lines');
    const newest = session.view?.events.length ?? 0;
    if (lines && newest !== this.scrolled) lines.scrollTop = lines.scrollHeight;
    this.scrolled = lines ? newest : 0;
  }

  #drawSetup() {
    if (!session.sources) return client.state === 'failed' ? nothing : drawBoot(client, this.retry);
    return html`<gnav-setup .sources=${session.sources} .saved=${session.saved} ?busy=${session.busy}
      .error=${drawError(session.error, this)}
      @deal=${({ detail }) => this.#then(session.start(detail), true)}
      @resume=${({ detail }) => this.#then(session.resume(detail), true)}
      @load=${({ detail }) => this.#then(session.load(detail), true)}></gnav-setup>`;
  }

  #drawBelow(view) {
    const { handover } = session;
    if (handover) {
      const { name } = view.players[handover.to];
      return html`<section class="panel hand-on"><p>It is ${name}’s turn. You hold what the table shows.</p>
        <p class="buttons"><button class="main" data-first @click=${this.cover}>Hand the device to ${name}</button></p>
      </section>`;
    }
    if (view.waiting === 'over') return drawOutcome(view, this);
    if (view.waiting === 'deal') return drawShowing(view, this);
    return html`${view.shown ? drawShown(view, this) : nothing}${drawChoices(view, this)}`;
  }

  #drawGame(view) {
    const { handover } = session;
    if (handover?.covered) return drawHandover(view, handover.to, this.sit);
    // Under a finger the law must not grow and push the log away: the words open in the line.
    const looked = this.touch ? null : this.selected;
    const event = view.events.find(({ n }) => n === looked)
      ?? view.events.findLast(({ kind }) => kind !== 'dealer');
    const source = session.sources?.find(({ id }) => id === view.rules);
    return html`<div class="room">
      <div class="play">
        <p class="status"><span class="source">${source?.short ?? view.rules}</span>
          <span>${this.#turn(view)}</span>
          <button class="plain" @click=${this.leave}>Leave</button></p>
        ${drawSeats(view, speechOf(session.fresh, this.lang), drawMiddle(view))}
        ${drawError(session.error, this)}
        ${this.#drawBelow(view)}
      </div>
      <div class="book">${drawLaw(view, event, this)}${drawLog(view, this)}</div>
    </div>`;
  }

  #turn(view) {
    if (view.waiting === 'over') return 'The game is over';
    if (view.waiting === 'deal') return `Deal ${view.lastDeal} is shown`;
    if (view.to_move === view.seat) return `${view.players[view.seat].name}, it is your turn`;
    return typeof view.to_move === 'number' ? `${view.players[view.to_move].name} is to move` : '';
  }

  render() {
    const { view } = session;
    return html`
      ${client.state === 'failed' ? drawBoot(client, this.retry) : nothing}
      ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
      ${view ? this.#drawGame(view) : this.#drawSetup()}
      <p class="unseen" role="status" aria-live="polite">${this.said}</p>`;
  }
}

customElements.define('gnav-table', GnavTable);
