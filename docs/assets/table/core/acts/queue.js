// The queue: acts are shown one after the other, each for as long as the pace says. Whatever the
// reader does ends the act that runs and no more; whatever takes him elsewhere ends them all. An act
// that `waits` stands until the reader goes on.
import { pace } from './pace.js';

export class Queue {
  #acts = [];
  #views = [];
  #at = 0;
  #timer = 0;
  #changed;

  /** `changed` is told of an act that has ended, and of the events of those that will not be shown. */
  constructor(changed) {
    this.#changed = changed;
    document.addEventListener('visibilitychange', () => { if (document.hidden && !this.#waits) this.end(); });
    pace.addEventListener('change', () => {
      if (pace.once && !this.#waits) this.end();
      else if (this.running) this.#wait();
    });
  }

  /** Whether there is still an act to be shown. */
  get running() { return this.#at < this.#acts.length; }

  /** Whether more is to be shown than this act, and none of it waits for the reader. */
  get more() { return !this.#waits && this.#at < this.#acts.length - 1; }

  /** Whether an act stands until the reader goes on. */
  get #waits() { return this.#acts.some(({ waits }) => waits); }

  /** The act that is shown, or null. */
  get act() { return this.#acts[this.#at] ?? null; }

  /** The table as it is at that act, or null. */
  get view() { return this.#views[this.#at] ?? null; }

  /** Show these acts from now on, each over the view that stands beside it. */
  begin(acts, views) {
    [this.#acts, this.#views, this.#at] = [acts, views, 0];
    this.#wait();
  }

  /** End the act that runs: the next is shown. */
  goOn() {
    if (!this.running) return;
    const { act } = this;
    this.#at += 1;
    if (this.running) this.#wait();
    else this.drop();
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
    [this.#acts, this.#views, this.#at] = [[], [], 0];
  }

  #wait() {
    clearTimeout(this.#timer);
    const { kind, events, waits } = this.act;
    if (waits) return;
    const things = kind === 'show' ? events[0].moved.length : events.length;
    this.#timer = setTimeout(() => this.goOn(), pace.row(kind, things).all);
  }
}
