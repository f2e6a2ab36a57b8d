// Whether the other side is still there: each says so every two seconds, and whoever has heard
// nothing for six is told, since a browser by itself notices a closed page later still. Only time
// in which this page itself was awake is counted.

const EVERY = 2000; // ms
const LONGEST = 6000;
const LOOK = 1000;

export class Heartbeat {
  #does;
  #timer = 0;
  #looks = 0;
  #silent = 0;
  #last = 0;
  #quiet = false;

  /** `beat` says that we are there; `quiet` is told when nothing was heard for too long, `again` when something is. */
  constructor({ beat, quiet, again }) {
    this.#does = { beat, quiet, again };
  }

  start() {
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  stop() { clearInterval(this.#timer); }

  heard() {
    this.#silent = 0;
    if (!this.#quiet) return;
    this.#quiet = false;
    this.#does.again();
  }

  #look() {
    const now = performance.now();
    this.#silent += Math.min(now - this.#last, EVERY);
    this.#last = now;
    this.#looks += 1;
    if (this.#looks % (EVERY / LOOK) === 0) this.#does.beat();
    if (this.#quiet || this.#silent <= LONGEST) return;
    this.#quiet = true;
    this.#does.quiet();
  }
}
