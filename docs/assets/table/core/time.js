// Walking through the moments of the game at the screen: back, forth, or played again by itself.
import { pace } from './acts/pace.js';
import { session } from './session.js';

/** The moments worth stopping at: after each move; the dealing to all seats counts as one. */
function momentsOf({ events, moves, from = 0, remarks = [] }, furniture) {
  const dealing = new Set(Array.from({ length: moves }, (_, move) => move));
  for (const { kind, move } of events) if (!furniture.DEALING.has(kind)) dealing.delete(move);
  const moments = new Set([0, from, moves, ...remarks.map(({ at }) => at)]);
  for (let at = 1; at < moves; at += 1) {
    if (!(dealing.has(at - 1) && dealing.has(at))) moments.add(at);
  }
  return [...moments].filter((at) => at <= moves).sort((a, b) => a - b);
}

class Time {
  #timer = 0;
  #view = null;
  #moments = [];

  /** Whether the game is being played again by itself. */
  get playing() { return this.#timer !== 0; }

  get moments() {
    if (this.#view !== session.view) {
      this.#view = session.view;
      this.#moments = momentsOf(session.view, session.furniture);
    }
    return this.#moments;
  }

  /** The number of the moment shown. */
  get index() {
    const { at } = session.shown;
    return this.moments.findLastIndex((moment) => moment <= at);
  }

  /** Whether there is a game whose moments may be walked through. */
  get open() { return Boolean(session.view) && !session.acting && !session.handover?.covered && session.view.moves > 0; }

  /** Go to the moment of this number; beyond the ends to the ends. */
  go(index) {
    this.pause();
    return this.#show(index);
  }

  /** Go as many moments on as `by` says, or back if it is negative. */
  step(by) { return this.open ? this.go(this.index + by) : null; }

  back = () => this.step(-1);
  forth = () => this.step(1);
  toStart = () => this.step(-Infinity);
  toEnd = () => this.step(Infinity);

  /** Show the table just after the move that this event belongs to. */
  jump({ move }) {
    this.pause();
    return session.look(move + 1);
  }

  /** Play the game again from the moment shown, from its start if that is the last. */
  async play() {
    if (!this.open) return;
    this.#wait();
    if (this.index === this.moments.length - 1) await this.#show(this.moments.indexOf(session.view.from ?? 0));
    session.changed();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  toggle = () => {
    if (!this.playing) return this.play();
    this.pause();
    return session.changed();
  };

  /** Take back the last move of a person; what was played is kept as another line. */
  undo = () => {
    this.pause();
    return this.open && session.view.undoable && !session.onShow ? session.undo() : null;
  };

  /** Play on from the moment shown; what was played is kept as another line. */
  playOn = () => {
    this.pause();
    return session.rewind(session.shown.at);
  };

  #show(index) {
    const last = this.moments.length - 1;
    return session.look(this.moments[Math.min(Math.max(index, 0), last)]);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), pace.stands);
  }

  async #tick() {
    if (!this.open || session.busy) return this.pause();
    await this.#show(this.index + 1);
    if (!this.playing) return undefined;
    if (this.index < this.moments.length - 1) return this.#wait();
    this.pause();
    return session.changed();
  }
}

export const time = new Time();
