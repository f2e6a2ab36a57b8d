// <gnav-table>: the table of the archive. It draws what the engine lets the seat at the screen
// see and sends moves; it knows no rule.
import {
  LitElement, adoptStyles, html, nothing,
} from 'lit';
import { Heard } from './acts/heard.js';
import { pace } from './acts/pace.js';
import { Traces } from './acts/traces.js';
import { wishOf } from './address.js';
import { arrive, asksEngine, tidyAddress } from './arrival.js';
import { Aside } from './aside.js';
import { client } from './client.js';
import { drawCover } from './covers.js';
import { download } from './download.js';
import { programme } from './programme/programme.js';
import { drawBetween } from './programme/panel.js';
import './programme/plan.js';
import { sameTable } from './ending.js';
import { Everyone } from './everyone.js';
import { markClick, markPainted } from './frames.js';
import { Hints } from './hints.js';
import { Holds } from './holds.js';
import { Key } from './key/key.js';
import { Rank } from './key/rank.js';
import { drawTold } from './key/telling.js';
import { Lesson, isTaught } from './lesson.js';
import { nextDeal } from './match/next.js';
import { Motion } from './motion.js';
import { drawBoot, drawRefused, drawRestart } from './panels.js';
import { Reach } from './reach.js';
import { Reading } from './reading.js';
import { Review } from './review.js';
import { drawRoom } from './room.js';
import { Speaking } from './say.js';
import { session } from './session.js';
import { usualGame } from './setup.js';
import { Sharing } from './sharing.js';
import { stylesWith, tableStyles } from './styles.js';
import { time } from './time.js';
import { together } from './together/together.js';

const PRINTS = ['beforeprint', 'afterprint'];

export class GnavTable extends LitElement {
  static properties = { pointed: { state: true }, selected: { state: true } };

  static styles = tableStyles;

  constructor() {
    super();
    this.pointed = null;
    this.selected = null;
    this.unfolded = null;
    this.opened = new Map(); // deals of the log that the reader has opened or closed
    this.moveFocus = false;
    this.furnished = null; // by which family's furniture it is dressed
    this.taught = false; // whether it is dressed for a lesson
    this.left = null; // what had the focus when the drawing began
    this.dealing = false; // whether the reader has just asked for what is dealt next
    this.redraw = () => this.requestUpdate();
    this.acted = false; // whether an act was shown when it was drawn last
    this.asking = null; // what somebody was asked then
    this.arrive = () => this.#arrive();
    this.paper = false; // whether all is laid out to be printed
    this.onPaper = ({ type }) => {
      this.paper = type === 'beforeprint';
      this.requestUpdate();
    };
    this.speaking = new Speaking(this);
    this.reading = new Reading(this);
    new Holds(this); // before anything is measured
    new Reach(this); // before the focus comes to what is to be done
    this.hints = new Hints(this);
    this.review = new Review(this);
    this.key = new Key(this); // before the keys of the table, which Escape is one of
    this.rank = new Rank(this);
    this.lesson = new Lesson(this);
    this.aside = new Aside(this);
    this.everyone = new Everyone(this);
    this.sharing = new Sharing(this);
    this.traces = new Traces(this); // measured before anything is moved
    this.motion = new Motion(this);
    new Heard(this);
  }

  /** A click on the table ends the act that is shown there. */
  click = ({ target }) => {
    if (session.acting && !this.lesson.on && target.closest('.table, .in-words') && !target.closest('a, button, label, input')) session.goOn();
  };

  /** Do what the address asks. Whoever came to a game by it, and has nothing in hand, comes to his choice. */
  async #arrive() {
    const { deal, lesson } = wishOf(location) ?? {};
    await arrive(usualGame);
    if (!(deal || lesson) || !session.view || document.activeElement !== document.body) return;
    this.moveFocus = true;
    this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    session.course.tables += 1;
    session.addEventListener('change', this.redraw);
    client.addEventListener('change', this.redraw);
    pace.addEventListener('change', this.redraw);
    window.addEventListener('hashchange', this.arrive);
    for (const when of PRINTS) window.addEventListener(when, this.onPaper);
    this.renderRoot.addEventListener('click', this.click);
    this.arrive();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    session.removeEventListener('change', this.redraw);
    client.removeEventListener('change', this.redraw);
    pace.removeEventListener('change', this.redraw);
    window.removeEventListener('hashchange', this.arrive);
    for (const when of PRINTS) window.removeEventListener(when, this.onPaper);
    time.pause();
    session.course.tables -= 1;
    session.course.end();
  }

  // The host: what the drawing functions need to know and may ask for.
  get view() { return session.view; }
  get shown() { return session.shown; }
  get clauses() { return session.clauses; }
  get quotes() { return this.reading.quotes; }
  get busy() { return session.busy; }
  get touch() { return matchMedia('(hover: none)').matches; }
  get error() { return session.error; }
  get furniture() { return session.furniture; }
  get fresh() { return session.fresh; }
  get missed() { return session.missed; }
  /** How many moves had been made at the moment shown, or null for the game as it is. */
  get at() { return session.past?.at ?? null; }
  get handover() { return session.handover; }
  get source() { return session.sources?.find(({ id }) => id === session.view?.rules); }
  /** The move that a lesson or a hint advises now, or null. */
  get advised() { return this.hints.hint?.move ?? (this.lesson.speaks ? null : session.view?.advised) ?? null; }
  get lang() { return this.source?.lang ?? 'da'; }

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

  /** Do what was asked; what comes of it is drawn once, when the session says so. */
  #then(promise) {
    this.selected = null;
    this.pointed = null;
    this.aside.close({ back: false });
    this.moveFocus = true;
    return promise;
  }

  act(move) {
    if (this.lesson.speaks) return undefined;
    markClick();
    return this.#then(session.act(move)).then(markPainted);
  }
  /** Deal a game; where the engine did not start, it is tried again for it. */
  deal(game) {
    client.retry();
    return this.#then(session.start(game));
  }

  /** What is dealt next is played at the table: whoever has read below it comes back to it. */
  #deals(promise) {
    this.dealing = true;
    return this.#then(promise);
  }

  next = () => this.#deals(session.next());
  finish = () => this.#then(session.finish());
  leave = () => this.#then(together.on ? this.#getUp() : session.leave());
  /** A guest goes for good; whoever hosts closes the table to the others. */
  async #getUp() {
    if (!together.hosts) return together.leave();
    await together.close();
    return session.leave();
  }

  nextDeal = () => this.#deals(nextDeal());
  nextGame = () => this.#deals(programme.next());
  goOnWithEvening = () => this.#then(programme.goOn());
  endEvening = () => this.#then(programme.end());
  playAgain = () => this.#deals(session.start(sameTable(session.view)));
  /** After a lesson: a game by the same rules. */
  freeGame = () => this.#deals(session.start(usualGame(this.source)));
  sit = (seat) => this.#then(session.sit(seat));
  cover = () => this.#then(session.cover());
  agree = () => this.#then(session.agree());
  stay = () => this.#then(session.stay());
  jump(event) { return time.jump(event); }
  /** Start the engine again; where it had never started, what it was needed for is still to be done. */
  retry = () => {
    const arrives = !client.failure?.begun && asksEngine();
    return this.#then(arrives ? session.retry().then(this.arrive) : session.retry());
  };
  export = async () => {
    const record = await session.export();
    if (record) download(record);
  };

  /** Give a kept record to the reader as a file: one that is over, or a damaged one. */
  async take({ call, id }) {
    const text = await session.ask(call, { id });
    if (text !== null) download(text);
  }

  willUpdate() {
    this.toggleAttribute('learning', session.learning);
    this.toggleAttribute('seated', Boolean(session.view)); // wider than the page while it is played
    // Whoever followed the acts comes to what is asked of him; who reads elsewhere is left there.
    const follows = !this.renderRoot.activeElement || this.renderRoot.activeElement.matches('.go-on, .next');
    if (this.acted && !session.acting && follows) this.moveFocus = true;
    this.acted = session.acting;
    // Whoever is asked finds the question under his hand.
    if (session.handover?.asking && this.asking !== session.handover.asking) this.moveFocus = true;
    this.asking = session.handover?.asking;
    if (!this.moveFocus || session.busy) return;
    // A button taken away with the focus in it makes the browser lay out the page half drawn.
    this.left = this.renderRoot.activeElement;
    this.left?.blur();
  }

  /** Once the parts of the table know where they are, and before anything is drawn. */
  update(changed) {
    this.#dress();
    super.update(changed);
  }

  /** Wear the styles of the game in play among those of every game, and in a lesson those of a lesson. */
  #dress() {
    const taught = isTaught(this.lesson);
    if (this.furnished === this.furniture && this.taught === taught) return;
    Object.assign(this, { furnished: this.furniture, taught });
    adoptStyles(this.renderRoot, stylesWith(this.furniture, taught));
  }

  updated() {
    this.#scrollLog();
    tidyAddress();
    this.#sitDown();
    if (!this.moveFocus || session.busy) return;
    this.moveFocus = false;
    const first = this.renderRoot.querySelector('[data-first]') ?? this.left;
    this.left = null;
    // What keeps to the lower edge of the screen is in sight; the table must not jump for its sake, nor for the
    // hand's, nor for the way on from an act that is watched there.
    const bar = first?.closest('.choices, .onward, .hand-on, .dock, .lesson-dock');
    const stays = bar ? bar.matches('.acting') || getComputedStyle(bar).position === 'sticky' : Boolean(first?.closest('.hand'));
    first?.focus({ preventScroll: stays });
  }

  /** Bring the table into sight when there is one where there was none, or a deal begins above what is in sight. */
  #sitDown() {
    const seated = Boolean(session.view) && !session.handover?.covered;
    const isAbove = () => this.getBoundingClientRect().top < parseFloat(getComputedStyle(this).scrollMarginTop);
    const begins = this.dealing && !session.busy;
    if ((seated && this.seated === false) || (begins && isAbove())) this.scrollIntoView({ block: 'start' });
    this.seated = seated;
    if (begins) this.dealing = false;
  }

  /** Bring the newest line into sight when one has come; otherwise leave the log where it is. */
  #scrollLog() {
    const lines = this.renderRoot.querySelector('.lines');
    const newest = session.view?.events.length ?? 0;
    if (lines && newest !== this.scrolled) lines.scrollTop = lines.scrollHeight;
    this.scrolled = lines ? newest : 0;
  }

  #drawSetup() {
    const nothingYet = !session.sources && !session.asking && client.state !== 'failed';
    if (nothingYet) return html`<slot></slot>`; // what the page says until then
    if (!session.sources || session.arriving) return drawBoot(client, this.retry);
    const error = drawRefused(client, session.error, this);
    if (programme.planning) return this.#drawPlan(error);
    if (programme.now) return drawBetween(this, error);
    return html`<gnav-setup .games=${session.games} .sources=${session.sources} .kinds=${session.kinds} .clauses=${session.clauses}
      .saved=${session.saved} .wish=${session.wish} ?busy=${session.busy} .error=${error}
      @fetch=${({ detail }) => session.bring(detail)}
      @deal=${({ detail }) => this.deal(detail)}
      @resume=${({ detail }) => this.#then(session.resume(detail))}
      @load=${({ detail }) => this.#then(session.load(detail))}
      @take=${({ detail }) => this.take(detail)}
      @forget=${({ detail }) => session.keepers('forget', detail)}
      @restore=${({ detail }) => session.keepers('restore', detail)}></gnav-setup>`;
  }

  #drawPlan(error) {
    return html`<gnav-plan .games=${session.games} .sources=${session.sources} ?busy=${session.busy} .error=${error}
      @begin=${({ detail }) => this.#then(programme.begin(detail))}
      @end=${this.endEvening}></gnav-plan>`;
  }

  /** Who is at a table to which other devices come: over the game, or in place of the set-up. */
  #drawCompany() {
    return together.on ? html`<gnav-company .sources=${session.sources ?? []} .kinds=${session.kinds} .playing=${Boolean(session.view)}
      ?busy=${session.busy} @leave=${this.leave}></gnav-company>` : nothing;
  }

  #drawGame(view) {
    return session.handover?.covered ? drawCover(view, this) : drawRoom(this.shown, this);
  }

  render() {
    const { view } = session;
    return html`
      ${view ? drawRestart(client, this.retry) : nothing}
      ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
      ${this.#drawCompany()}
      ${view ? this.#drawGame(view) : together.waits ? nothing : this.#drawSetup()}
      ${drawTold(this)}${this.everyone.draw()}`;
  }
}
