// Whether the worker still answers while somebody waits for it. Python works without a pause, so
// it is given fifteen times what the longest honest answer takes (two seconds, 37 seats that count);
// only time in which this page itself was awake is counted.

const BEAT = 1000; // ms
export const PATIENCE = 30_000; // ms

export class Pulse {
  #ping;
  #lost;
  #timer = 0;
  #silent = 0;
  #last = 0;

  /** `ping` asks for a sign of life, `lost` is told when none has come for too long. */
  constructor(ping, lost) {
    this.#ping = ping;
    this.#lost = lost;
  }

  /** A sign of life has come. */
  heard() { this.#silent = 0; }

  /** Watch while somebody waits. */
  watch(waiting) {
    if (!waiting) clearInterval(this.#timer);
    if (!waiting || this.#timer) {
      this.#timer = waiting && this.#timer;
      return;
    }
    this.#silent = 0;
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#beat(), BEAT);
  }

  #beat() {
    const now = performance.now();
    this.#silent += Math.min(now - this.#last, 2 * BEAT); // a machine that slept has not waited
    this.#last = now;
    if (this.#silent > PATIENCE) this.#lost();
    else this.#ping();
  }
}
