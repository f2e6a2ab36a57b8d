// A lesson: a first deal with a remark at each choice and at what follows from it. The choice it
// advises is marked; another leads away from it, and one button leads back.
import { html, nothing } from 'lit';
import { siteRoot } from './client.js';
import { drawChips, follow } from './law.js';
import { inWords, titleOf } from './remarks.js';
import { say, sentence } from './say.js';
import { session } from './session.js';

/** The lesson of a source, by the id of its record. */
export const lessonOf = (source) => `lesson-${source.replace(/^gnav-/, '')}`;

const addressOf = (source) => new URL(`play/#lesson=${lessonOf(source)}`, siteRoot).href;

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
function goTo(event) {
  const url = new URL(event.currentTarget.href);
  if (url.pathname !== location.pathname) return follow(event);
  event.preventDefault();
  if (location.hash === url.hash) history.replaceState(history.state, '', location.pathname);
  location.hash = url.hash;
  return undefined;
}

/** Remembers the moment before, so that what is remarked on all that has happened since is told. */
export class Lesson {
  #host;
  #view = null;
  #before = Infinity;
  #told = null; // the view whose remarks were brought into sight
  #rules = null; // whose lesson that was

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate() {
    const { view } = session;
    if (view === this.#view || session.acting) return; // what is remarked on is still being shown
    const on = this.#view?.lesson === view?.lesson && this.#view?.at < view?.at;
    this.#before = on ? this.#view.at : Infinity;
    this.#view = view;
  }

  /** On a narrow screen the remarks stand above the table: new ones, and all of a new lesson, are brought into sight. */
  hostUpdated() {
    if (this.#told === this.#view || !this.#view || this.#view.lesson === null) return;
    this.#told = this.#view;
    const lesson = this.#host.renderRoot.querySelector('.lesson');
    if (!lesson) return;
    lesson.scrollTop = 0;
    const another = this.#rules !== this.#view.rules;
    this.#rules = this.#view.rules;
    if (another || lesson.getBoundingClientRect().top < 0) lesson.scrollIntoView({ block: 'start' });
  }

  /** The remarks on this moment and on what led to it. */
  remarks(view) {
    const { at, remarks } = view;
    if (session.past) return remarks.filter((remark) => remark.at === at);
    const since = Math.min(this.#before, at - 1);
    const told = remarks.filter((remark) => remark.at > since && remark.at <= at);
    return told.length || view.astray !== null || isOver(view) ? told : remarks.slice(-1);
  }
}

/** Whether the lesson has been played to its end, and something has followed. */
export const isOver = ({ taught, astray: left, at, remarks }) => taught && left === null && at > (remarks.at(-1)?.at ?? 0);

const astray = () => say('You chose another way than the one advised: this is now a line of its own.');

/** What the lesson says now, sentence by sentence, for those who listen. */
export function spoken(view, host) {
  if (view.lesson === null) return [];
  const remarks = host.lesson.remarks(view).map(inWords);
  return view.astray === null || session.past ? remarks : [...remarks, astray()];
}

function drawAstray(view) {
  return html`<p>${astray()}</p>
    <p class="buttons"><button data-back @click=${() => session.rewind(view.astray)}>${say('Back to the lesson')}</button></p>`;
}

function drawOthers(view) {
  const others = session.sources.filter(({ id }) => id !== view.rules);
  return html`<p class="others">${say('Other first deals:')} ${others.map((source) => html`<a
    href=${addressOf(source.id)} @click=${goTo}>${source.short}</a> `)}</p>`;
}

/** Draw what the lesson says now. */
export function drawLesson(view, host) {
  const remarks = host.lesson.remarks(view);
  const clauses = [...new Set(remarks.flatMap((remark) => remark.clauses))];
  return html`<section class="lesson" aria-labelledby="lesson-head">
    <h2 id="lesson-head">${titleOf(view)}</h2>
    ${view.astray !== null && !session.past ? drawAstray(view) : nothing}
    ${remarks.map((remark) => html`<p class="remark" data-at=${remark.at}>${inWords(remark)}</p>`)}
    ${clauses.length ? html`<p class="basis">${drawChips({ clauses }, host)}</p>` : nothing}
    ${view.taught && view.astray === null ? drawOthers(view) : nothing}
  </section>`;
}
