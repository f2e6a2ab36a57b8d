// What has just happened, played over the table as it now stands. Everything is painted in its last
// state at once; a piece only seems to come from where it was. Any key or click ends the play, and
// nothing waits for it.
import { zoneOf } from './lying.js';
import { followEvents } from './paths.js';

const OUTLINE = 900; // ms that a change is outlined where nothing may slide
const FLIP = 160;

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Motion {
  #seen = null; // the events last played
  #playing = [];
  #ghosts = [];
  #followed = null;
  #stop = () => this.stop();

  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostDisconnected() { this.stop(); }

  hostUpdated() {
    const { shown: view, fresh } = this.host;
    const table = this.host.renderRoot.querySelector('.table');
    if (!view || !fresh || fresh === this.#seen) return;
    this.stop();
    this.#seen = fresh;
    if (!table) return;
    this.#follow(table, view);
    if (fresh.length) this.#play(table, view, fresh);
  }

  /** End the play at once: all is where it is. */
  stop() {
    for (const animation of this.#playing) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#playing = [];
    this.#ghosts = [];
    for (const kind of ['keydown', 'pointerdown', 'wheel']) removeEventListener(kind, this.#stop, true);
  }

  /** Where the seats are a strip, keys may move it, and the seat whose turn it is comes into its middle. */
  #follow(table, view) {
    const strip = table.querySelector('.follow');
    if (!strip) return;
    const moves = strip.scrollWidth > strip.clientWidth + 1;
    if (moves) strip.tabIndex = 0;
    else strip.removeAttribute('tabindex');
    const seat = typeof view.to_move === 'number' ? view.to_move : view.seat ?? 0;
    const place = table.querySelector(`.seat[data-seat="${seat}"]`);
    if (!place || !moves) return;
    const left = place.offsetLeft + place.offsetWidth / 2 - strip.clientWidth / 2;
    const smooth = this.#followed === view.rules && !reduced();
    strip.scrollTo({ left, behavior: smooth ? 'smooth' : 'instant' });
    this.#followed = view.rules;
  }

  #play(table, view, fresh) {
    const told = followEvents(view, fresh, this.host.furniture.BEATS);
    this.boxes = this.#measure(table, view, told.cards);
    if (reduced()) this.#outline(table, view, told);
    else {
      for (const card of told.cards) this.#slide(table, view, card, told);
      this.#speak(table, told);
    }
    if (!this.#playing.length) return;
    for (const kind of ['keydown', 'pointerdown', 'wheel']) {
      addEventListener(kind, this.#stop, { capture: true, passive: true });
    }
    const playing = this.#playing;
    Promise.allSettled(playing.map(({ finished }) => finished)).then(() => {
      if (playing === this.#playing) this.stop();
    });
  }

  /** The place of a zone: a seat, or null for what lies in the middle. */
  #seatOf(view, zone) { return zoneOf(view, zone)?.place ?? null; }

  #pieceAt(table, view, zone) {
    const seat = this.#seatOf(view, zone);
    return seat === null ? null : table.querySelector(`.seat[data-seat="${seat}"] .piece`);
  }

  /** Measure once where everything lies that has moved. */
  #measure(table, view, cards) {
    const boxes = new Map();
    const middle = [...table.querySelectorAll('.source-of-pieces, .counts')].find((part) => part.getClientRects().length);
    const box = (middle ?? table).getBoundingClientRect();
    for (const zone of cards.flatMap(({ way }) => way.flatMap(({ from, to }) => [from, to]))) {
      if (boxes.has(zone)) continue;
      const seated = this.#seatOf(view, zone) !== null;
      boxes.set(zone, seated ? this.#pieceAt(table, view, zone)?.getBoundingClientRect() : box);
    }
    return boxes;
  }

  #animate(element, frames, options) {
    this.#playing.push(element.animate(frames, { fill: 'backwards', ...options }));
  }

  /** How a thing that lies at `home` looks as if it lay at `place`. */
  #as(view, place, home) {
    const [box, own] = [this.boxes.get(place), this.boxes.get(home)];
    if (!box || !own?.width) return 'none';
    const middle = ({ left, width, top, height }) => [left + width / 2, top + height / 2];
    const [x, y] = middle(box).map((value, axis) => value - middle(own)[axis]);
    const scale = this.#seatOf(view, place) === null ? 0.6 : box.width / own.width;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #slide(table, view, card, told) {
    const { way, now } = card;
    if (!way.length) {
      if (now !== null) this.#reveal(this.#pieceAt(table, view, now), view, card, told);
      return;
    }
    const home = now ?? way[0].from;
    const element = now === null ? this.#ghost(table, view, home) : this.#pieceAt(table, view, now);
    if (!element) return;
    const frames = [];
    way.forEach(({ from, to, at }, step) => {
      const until = Math.min(at + told.slide, way[step + 1]?.at ?? told.end);
      frames.push({ offset: at / told.end, transform: this.#as(view, from, home), easing: 'cubic-bezier(.45,.05,.3,1)' });
      frames.push({ offset: Math.min(1, until / told.end), transform: this.#as(view, to, home) });
    });
    frames.unshift({ ...frames[0], offset: 0, easing: 'linear' });
    this.#animate(element, frames, { duration: told.end });
    if (this.#seatOf(view, way[0].from) === null) this.#appear(element, way[0].at);
    if (now === null) this.#animate(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 80, delay: way.at(-1).at + told.slide, fill: 'both' });
    else this.#reveal(element, view, card, told);
  }

  #appear(element, at) {
    this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 90, delay: at });
  }

  /** What goes back into a heap lies no longer at any seat: a plain back stands for it. */
  #ghost(table, view, home) {
    const like = this.#pieceAt(table, view, home);
    if (!like) return null;
    const ghost = document.createElement('span');
    ghost.className = `piece ${like.classList.contains('card') ? 'card' : 'tile'} back ghost`;
    ghost.setAttribute('aria-hidden', 'true');
    like.after(ghost);
    this.#ghosts.push(ghost);
    return ghost;
  }

  /** A face stays covered until it has come to whoever may see it, or is laid open. */
  #reveal(element, view, {
    way, before, now, opened,
  }, told) {
    const mine = (zone) => zone !== null && view.seat !== null && this.#seatOf(view, zone) === view.seat;
    if (!element?.classList.contains('face') || view.open || mine(before)) return;
    const arrived = mine(now) && way.length ? way.at(-1).at + told.slide : undefined;
    const at = arrived ?? opened ?? undefined;
    if (at === undefined) return;
    this.#animate(element, [{ opacity: 1 }, { opacity: 1 }], { duration: at, pseudoElement: '::after' });
    this.#animate(element, [{ scale: '1 1' }, { scale: '0.15 1' }, { scale: '1 1' }], { duration: FLIP, delay: Math.max(0, at - FLIP / 2) });
  }

  /** Each cry is heard when its turn comes. */
  #speak(table, { timed }) {
    const heard = new Map();
    for (const { event, at } of timed) if (event.cry) heard.set(event.by ?? event.seat, at);
    for (const [seat, at] of heard) {
      const speech = table.querySelector(`.seat[data-seat="${seat}"] .speech`);
      if (speech) this.#animate(speech, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: 140, delay: at });
    }
    for (const { event, at } of timed) {
      const slate = this.host.furniture.COUNTED.has(event.kind)
        && table.querySelector(`.seat[data-seat="${event.seat}"] :is(.slate, .stake)`);
      if (slate) this.#animate(slate, [{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 260, delay: at });
    }
  }

  /** Without slides: a brief outline round each piece that has changed hands. */
  #outline(table, view, { cards }) {
    for (const { way, now } of cards) {
      const handed = way.some(({ from }) => this.#seatOf(view, from) !== null);
      const element = now !== null && handed && this.#pieceAt(table, view, now);
      if (!element) continue;
      const frame = { outline: '3px solid var(--mark)', outlineOffset: table.matches('.many') ? '-1px' : '3px' };
      this.#animate(element, [frame, frame], { duration: OUTLINE });
    }
  }
}
