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
    const style = getComputedStyle(this.#host);
    const above = (parseFloat(style.scrollMarginTop) || 0) - this.#host.getBoundingClientRect().top;
    play.toggleAttribute('data-reach', above + lowerEdge(play, bar) <= innerHeight + 1);
  }
}

/** How low the bar reaches where it does not stick: to where what follows it begins. */
function lowerEdge(play, bar) {
  const panel = play.querySelector(':scope > .panel');
  if (panel) return panel.getBoundingClientRect().top + bar.offsetHeight;
  const next = play.querySelector(':scope > .shelf');
  return next.getBoundingClientRect().top - (parseFloat(getComputedStyle(next).marginTop) || 0);
}
