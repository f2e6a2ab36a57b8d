// The queue: acts are shown one after the other, each for as long as the pace says. Whatever the
// reader does ends the act that runs and no more; whatever takes him elsewhere ends them all. An act
// that `waits` is played like any other, and then stands until the reader goes on; so does one that
// `stays`, unless he is in haste.
import { pace } from './pace.js';

export class Queue {
  #acts = [];
  #views = [];
  #at = 0;
  #timer = 0;
  #stands = false;
  #changed;

  /** `changed` is told of an act that has ended, or that stands, and of the events of those that will not be shown. */
  constructor(changed) {
    this.#changed = changed;
    document.addEventListener('visibilitychange', () => { if (document.hidden && !this.#waits && !this.#stands) this.end(); });
    pace.addEventListener('change', () => {
      if (pace.once && !this.#waits) this.end();
      else if (this.running && !this.#stands) this.#play();
    });
  }

  /** Whether there is still an act to be shown. */
  get running() { return this.#at < this.#acts.length; }

  /** Whether an act is being played: it is not over yet, and nobody is waited for. */
  get plays() { return this.running && !this.#stands; }

  /** Whether more is to be shown than this act, and none of it waits for the reader. */
  get more() { return !this.#waits && this.#at < this.#acts.length - 1; }

  /** Whether an act stands, or will, until the reader goes on. */
  get #waits() { return this.#acts.some(({ waits }) => waits); }

  /** The act that is shown, or null. */
  get act() { return this.#acts[this.#at] ?? null; }

  /** The table as it is at that act, or null. */
  get view() { return this.#views[this.#at] ?? null; }

  /** Show these acts from now on, each over the view that stands beside it. */
  begin(acts, views) {
    [this.#acts, this.#views, this.#at] = [acts, views, 0];
    this.#play();
  }

  /** End the act that runs: the next is shown, unless this one waits and has not stood yet. */
  goOn() {
    if (!this.running) return;
    const { act } = this;
    if (act.waits && !this.#stands) this.#stand();
    else {
      this.#at += 1;
      if (this.running) this.#play();
      else this.drop();
    }
    this.#changed(act, []);
  }

  /** End all: the table is as it is. */
  end() {
    if (!this.running) return;
    const { act } = this;
    const rest = this.#acts.slice(this.#at + 1).flatMap(({ events }) => events);
    this.drop();
    this.#changed(act, rest);
  }

  /** End all without a word, since something else is shown from now on. */
  drop() {
    clearTimeout(this.#timer);
    [this.#acts, this.#views, this.#at, this.#stands] = [[], [], 0, false];
  }

  #stand() {
    clearTimeout(this.#timer);
    this.#stands = true;
  }

  #play() {
    clearTimeout(this.#timer);
    const { kind, events, waits, stays } = this.act;
    this.#stands = waits === true && pace.once;
    if (this.#stands) return;
    const things = kind === 'show' ? events[0].moved.length : events.length;
    this.#timer = setTimeout(() => (stays && pace.value !== 'fast' ? this.#stand() : this.goOn()), pace.row(kind, things).all);
  }
}
