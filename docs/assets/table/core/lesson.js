// A lesson: one remark at a time, once the act it speaks of is over, what it speaks of marked on the table,
// which waits until the reader goes on. The choice it advises is marked; another leads away from it, and one button leads back.
import { html, nothing } from 'lit';
import { isAtTheEnd, recalled } from './acts/steps.js';
import { siteRoot } from './client.js';
import { follow } from './law.js';
import { inWords } from './remarks.js';
import { say, sentence } from './say.js';
import { session } from './session.js';
import { chooses } from './turn.js';

/** The lesson of a source, by the id of its record. */
export const lessonOf = (source) => `lesson-${source.replace(/^gnav-/, '')}`;

/** The address at which a lesson begins. */
export const addressOfLesson = (id) => new URL(`play/#lesson=${encodeURIComponent(id)}`, siteRoot).href;

export const addressOf = (source) => addressOfLesson(lessonOf(source));

const LESSONS = {
  __proto__: null, 2: [sentence('Learn it in two deals'), sentence('Learn it in two deals, by {source}')],
  3: [sentence('Learn it in three deals'), sentence('Learn it in three deals, by {source}')],
};

/** What the way to a lesson is called; `usual` is where who plays for the first time begins. */
function lessonNamed(source, { game, usual }) {
  const [plain, by] = LESSONS[source.lesson] ?? [];
  if (!plain) return say('A guided game of {game}', { game });
  return source.id === usual ? say(plain) : say(by, { source: source.by });
}

/** Draw the ways into a game for those who have never played it: a lesson, and how it is played in short. */
export function drawFirstDeal(source, asked) {
  if (source.house) return nothing;
  return html`<p class="first-deal">${say('First time?')} <a href=${addressOf(source.id)} @click=${goTo}>${lessonNamed(source, asked)}</a>${
    source.told ? html` <a href=${new URL(source.told, siteRoot).href} @click=${follow}>${say('How to play {game}', asked)}</a>` : nothing}</p>`;
}

/** The address is of this very page: the table hears that it has changed. */
export function goTo(event) {
  const url = new URL(event.currentTarget.href);
  if (url.pathname !== location.pathname) return follow(event);
  event.preventDefault();
  if (location.hash === url.hash) history.replaceState(history.state, '', location.pathname);
  location.hash = url.hash;
  return undefined;
}

/** Where on the table that lies which a remark points at. */
const PARTS = {
  __proto__: null,
  piece: (seat) => `.seat[data-seat="${seat}"] .piece`,
  seat: (seat) => `.seat[data-seat="${seat}"] .name`,
  hand: (seat) => `.seat[data-seat="${seat}"] .others`,
  score: (seat) => `.seat[data-seat="${seat}"] :is(.slate, .stake), [data-counted="${seat}"]`,
  kept: (seat) => `.kept[data-seat="${seat}"]`,
  bid: (seat) => `.seat[data-seat="${seat}"] .bid`,
  kind: (piece) => `.kind[data-kind="${piece}"]`,
  choice: (verb) => `.choice[data-move="${verb}"]`,
  card: (card) => `.held[data-held="${card}"]`,
  rank: () => '.runs',
  stock: () => '.source-of-pieces, .pile',
  pool: () => '.table > .pool',
  trick: () => '.trick li:last-child .card',
  trump: () => '.pool .trump',
};

function partsAt(points) {
  return points.map((point) => point.split(':')).filter(([part]) => PARTS[part])
    .map(([part, ...which]) => PARTS[part](CSS.escape(which.join(':')))).join();
}

const isOfRank = (point) => /^(?:rank$|kind:)/.test(point);

/** Whether a remark speaks of how the pieces rank. */
export const ofRank = (remark) => remark?.points?.some(isOfRank) ?? false;

/** Which remark is made now, and which were made before. A part of the table's element. */
export class Lesson {
  at = 0; // the number of the remark made last
  #host;
  #place = null; // the act, or the game, at which the reader is; null while an act is played
  #closed = false; // whether the reader plays on from its end
  #here = []; // the numbers of the remarks that are made there

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the reader is in a lesson, on its way. */
  get on() {
    const { now, onShow, past } = session;
    return now?.lesson != null && now.astray === null && !onShow && !past && !this.#closed && !isOver(now) && now.remarks.length > 0;
  }

  /** The remark that is made now, or null while what needs none is shown. */
  get remark() { return this.on && (session.recalled || this.#here.includes(this.at)) ? session.now.remarks[this.at] : null; }

  /** Whether all has been said that is to be said before the reader does something. */
  get said() { return !session.recalled && !session.acting && (!this.#here.length || this.at === this.#here.at(-1)); }

  /** Whether something is still to be said before the reader does anything. */
  get speaks() { return this.on && !this.said; }

  /** Whether the choice is due that it advises. */
  asks(view) { return this.said && !session.now.taught && chooses(view); }

  /** Whether nothing but how the pieces rank is spoken of, and nothing is to be chosen. */
  speaksOfRank(view) { return ofRank(this.remark) && this.remark.points.every(isOfRank) && !this.asks(view); }

  /** Which deal of how many, and which of its steps: `{ deal, deals, step, steps }`. */
  get where() {
    const { steps } = session.now;
    let before = 0;
    const deal = steps.findIndex((some) => {
      if (this.at < before + some) return true;
      before += some;
      return false;
    });
    return { deal: deal + 1, deals: steps.length, step: this.at - before + 1, steps: steps[deal] };
  }

  hostUpdate() {
    const { acting, now, plays } = session;
    const place = plays ? null : acting ? session.course.act : now;
    if (place === this.#place) return;
    this.#place = place;
    this.#closed &&= Boolean(now?.taught);
    session.recalled = null;
    const here = plays ? [] : acting ? place.tells ?? [] : now?.remarks.flatMap((remark, number) => (isAtTheEnd(remark, now) ? [number] : [])) ?? [];
    this.#here = here;
    if (here.length && !here.includes(this.at)) [this.at] = here;
  }

  hostUpdated() {
    const { renderRoot } = this.#host;
    for (const one of renderRoot.querySelectorAll('[data-pointed]')) delete one.dataset.pointed;
    const parts = partsAt(this.remark?.points ?? []);
    if (parts) for (const one of renderRoot.querySelectorAll(parts)) one.dataset.pointed = '';
  }

  get mayGoBack() {
    return Boolean(this.remark) && this.at > 0 && (this.#here.includes(this.at - 1) || this.#recall(this.at - 1) !== null);
  }

  back = () => this.mayGoBack && this.#go(this.at - 1);

  /** Go on: to the next remark, or to what happens next. */
  next = () => {
    if (session.busy) return undefined;
    if (session.recalled || (this.remark && this.at < this.#here.at(-1))) return this.#go(this.at + 1);
    this.#host.moveFocus = true;
    if (session.acting) return session.goOn();
    return session.now.waiting === 'deal' && !session.now.taught ? this.#host.next() : undefined;
  };

  /** Play on from its end as in any game. */
  playOn = () => {
    this.#closed = true;
    this.#host.moveFocus = true;
    return session.now.waiting === 'deal' ? this.#host.next() : session.changed();
  };

  #recall(number) { return recalled(session.now.remarks[number], session.now, session.furniture); }

  #go(number) {
    this.at = number;
    session.recalled = this.#here.includes(number) ? null : this.#recall(number);
    this.#host.moveFocus = true;
    session.changed();
  }
}

/** Whether the lesson has been played to its end, and something has followed. */
export const isOver = ({ taught, astray: left, at, remarks }) => taught && left === null && at > (remarks.at(-1)?.at ?? 0);

/** Whether the reader has left the lesson, and plays a line of his own. */
export const isAstray = (view) => view.lesson !== null && view.astray !== null && !session.past && !session.onShow;

/** Whether the table is laid out for a lesson, on its way or left for a line of one's own. */
export const isTaught = ({ on }) => on || (session.now !== null && isAstray(session.now));

export const astray = () => say('You chose another way than the one advised: this is now a line of its own.');

/** What the lesson says now, for those who listen. */
export function spoken(view, { lesson }) {
  if (isAstray(view)) return session.acting ? [] : [astray()];
  return lesson.remark ? [inWords(lesson.remark)] : [];
}
