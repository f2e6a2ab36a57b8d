// What is said to those who listen: every event once, in words, the cries in their own language;
// what many seats do alike is summed up. A part of the table's element, which draws `said`.
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { saidOf } from './decision.js';
import { spoken } from './lesson.js';
import { quoted } from './log.js';
import { inWords } from './numbers.js';
import { language } from './say.js';
import { session } from './session.js';
import { turn } from './status.js';

const MANY = 4; // more alike than this are summed up

const concerns = (event, seat) => seat !== null
  && [event.seat, event.by, event.with, event.of].includes(seat);

/** Part the events into runs that can be summed up, and what stands alone. */
function runs(events, seat, furniture) {
  const parts = [];
  for (const event of events) {
    const alike = furniture.SUMS[event.kind] && !concerns(event, seat);
    if (alike && parts.at(-1)?.alike) parts.at(-1).events.push(event);
    else parts.push({ alike, events: [event] });
  }
  return parts;
}

function sumUp(events, view, furniture) {
  return [...byKind(events)].flatMap(([kind, some]) => (some.length > 1
    ? [{ events: some, text: furniture.SUMS[kind](inWords(some.length), view) }]
    : some.map((event) => ({ events: [event], text: event.text }))));
}

function byKind(events) {
  const kinds = new Map();
  for (const event of events) kinds.set(event.kind, [...(kinds.get(event.kind) ?? []), event]);
  return kinds;
}

/** One event, to whoever did not look as what it did to him. */
function one(event, furniture) {
  const done = session.missed.includes(event) ? event.done : null;
  return { events: [event], text: done ?? furniture.inBrief(event) ?? event.text, gloss: event.gloss };
}

/** Say the events as a list of `{ text, gloss, events }`, each event in one of them. */
function tell(events, view, furniture) {
  return runs(events, view.seat, furniture).flatMap(({ alike, events: some }) => (
    alike && some.length > MANY ? sumUp(some, view, furniture) : some.map((event) => one(event, furniture))));
}

/** At one's own loss what another choice would have brought, heard with it. */
function regretted(news, view) {
  const { otherwise, yours, act } = view;
  const isHit = news.some(({ kind, seat }) => seat === yours && session.furniture.COSTS.has(kind));
  return otherwise && isHit && (!session.acting || act.lifted.length) ? [{ text: otherwise.text, events: [] }] : [];
}

export class Announcer {
  said = [];
  #host;
  #told = null; // the events told last
  #acting = false; // whether an act was shown then
  #number = 0;
  #language = language();
  #step = null; // the remark of a lesson told last
  #aims = false; // whether what one is after stood there then

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** Before each drawing: when something new is shown, say what has happened; never twice. */
  hostUpdate() {
    if (this.#language !== language()) { // what was said was said in the other language
      this.#language = language();
      this.said = [];
      this.#number += 1;
    }
    const shown = session.handover?.covered ? null : session.shown ?? session.view;
    const ended = this.#acting && !session.acting;
    const { remark } = this.#host.lesson;
    const steps = remark !== null && remark !== this.#step;
    this.#step = remark;
    if (shown && session.told === this.#told && !ended && !steps) return;
    if (!shown) this.#aims = false;
    if (!shown && !this.said.length) return;
    const news = session.told === this.#told ? [] : session.told;
    this.#acting = session.acting;
    if (shown) this.#told = session.told;
    if (shown && session.acting && !news.length && !steps) return; // what is only looked at says nothing
    if (ended && !news.length && !steps && shown?.waiting !== 'seat') return; // all was heard
    this.said = shown ? [
      ...this.#aimed(shown), ...tell(news, shown, session.furniture), ...regretted(news, shown), ...this.#taught(shown), ...this.#asked(shown, ended),
    ] : [];
    this.#number += 1;
  }

  /** Once the last act has been heard: whose turn it is. */
  #asked(shown, ended) {
    return ended && shown.waiting === 'seat' && !this.#host.lesson.speaks
      ? [`${turn(shown)}.`, ...saidOf(shown)].map((text) => ({ text, events: [] })) : [];
  }

  /** What one is after is heard once, when it first stands there. */
  #aimed(shown) {
    const aims = session.furniture.aimsOf?.(shown, this.#host) ?? [];
    const isNew = aims.length > 0 && !this.#aims;
    this.#aims = aims.length > 0;
    return isNew ? aims.map(({ text }) => ({ text, events: [] })) : [];
  }

  /** A lesson's remarks are heard after what they are about. */
  #taught(shown) {
    return spoken(shown, this.#host).map((text) => ({ text, events: [] }));
  }

  draw() {
    return html`<div class="unseen" role="status" aria-live="polite">${keyed(this.#number, html`${
      this.said.map(({ text, gloss, events }) => html`<span data-events=${events.map(({ n }) => n).join(' ')}>${
        quoted(text, this.#host.lang)}${gloss ? ` (${gloss})` : nothing} </span>`)}`)}</div>`;
  }
}
