// What stands at the table, as attributes of the play (`data-has-pool`) by which the styles lay it out. They
// could ask for it themselves, by :has(), but then the browser styles all of the table anew at every move.
// A part of the table's element.

/** What is looked for in every game; a game's furniture names more. */
const HOLDS = {
  'acting': ':scope > .acting',
  'all-seats': '.everyone input:checked',
  'choices': ':scope > .choices',
  'cry-above': '.mid.high .speech',
  'decision': '.decision',
  'lifted': '.lifted',
  'more-told': '.caption:not(.asks) .more:not(:empty)',
  'own-cry': '.mine.last .speech',
  'pool': '.table .pool',
  'two-above': '.seat.top ~ .seat.top',
};

export class Holds {
  #host;

  constructor(host) {
    this.#host = host;
    this.tell = () => this.hostUpdated();
    host.addController(this);
  }

  hostConnected() { this.#host.renderRoot.addEventListener('change', this.tell); }

  hostDisconnected() { this.#host.renderRoot.removeEventListener('change', this.tell); }

  hostUpdated() {
    const play = this.#host.renderRoot.querySelector('.play');
    if (!play) return;
    for (const [name, part] of Object.entries({ ...HOLDS, ...(this.#host.furniture.HOLDS ?? {}) })) {
      play.toggleAttribute(`data-has-${name}`, play.querySelector(part) !== null);
    }
  }
}
