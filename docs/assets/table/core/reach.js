// What is to be done keeps to the lower edge of the window, within reach, where the play has room above it.
// Where it has none, one scrolls to it: it never lies over what is played. A part of the table's element.

const BARS = ':scope > :is(.choices, .onward, .hand-on, .lesson-dock)';

export class Reach {
  #host;
  #watch = new ResizeObserver(() => this.#fit());
  #watched = null;

  constructor(host) {
    this.#host = host;
    this.fit = () => this.#fit();
    host.addController(this);
  }

  hostConnected() { window.addEventListener('resize', this.fit); }

  hostDisconnected() {
    window.removeEventListener('resize', this.fit);
    this.#watch.disconnect();
    this.#watched = null;
  }

  hostUpdated() {
    const table = this.#host.renderRoot.querySelector('.play > :is(.table, .in-words)');
    if (table !== this.#watched) {
      this.#watch.disconnect();
      this.#watched = table;
      if (table) this.#watch.observe(table);
    }
    this.#fit();
  }

  /** Let it stick where the play and it have room in the window; of the panels between them one reads on under it. */
  #fit() {
    const play = this.#watched?.parentElement;
    const bar = play?.querySelector(BARS);
    if (!bar) return;
    delete play.dataset.reach;
    const above = parseFloat(getComputedStyle(this.#host).scrollMarginTop) || 0;
    const { top } = (play.querySelector(':scope > .panel') ?? bar).getBoundingClientRect();
    const high = top - this.#host.getBoundingClientRect().top + bar.offsetHeight;
    if (above + high <= innerHeight + 1) play.dataset.reach = '';
  }
}
