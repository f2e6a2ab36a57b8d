// What is drawn over the table at an act, for eyes alone: a ring round whoever acts, a dashed one round
// whoever is asked, and the arrow between them along the ring of the pieces; past somebody it bends
// inward, before a stop it ends at a bar, and what is undone goes back dotted. None lies on what is said:
// where there is no way round it, the rings alone tell.
import { pace } from './pace.js';
import { heapOf, reduced } from '../motion.js';
import { grouped } from './sums.js';
import {
  GAP, alongIt, between, hasRoom, wayOf,
} from './ways.js';

const SVG = 'http://www.w3.org/2000/svg';

function make(kind, attributes) {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]; // of a way: where its sum is sought a place

const point = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** What an arrow does not cross: letters, and things. */
const LETTERS = '.caption p, .plate .name, .plate .standing, .stock .count, .by, .tells, .tells > *';
const THINGS = '.slate, .stake, .speech, .seat .piece, .source-of-pieces, .few .pool, .counts, .counts .plus, .marks > *, .deals .card, .others:has(.card:not(.gap)), .kept .card:not(.gap), .pile .card:not(.gap)';

/** How far the letters of a part reach, line by line. */
function lettersOf(part) {
  const range = document.createRange();
  range.selectNodeContents(part);
  return [...range.getClientRects()];
}

export class Traces {
  #host;
  #drawn = null; // the act that was drawn last
  #watch = new ResizeObserver(() => this.#again());
  #watched = null;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.#watch.disconnect();
    this.#watched = null;
  }

  hostUpdated() {
    const table = this.#host.renderRoot?.querySelector('.table');
    if (table !== this.#watched) {
      this.#watch.disconnect();
      this.#watched = table;
      if (table) this.#watch.observe(table);
      table?.addEventListener('scroll', () => this.#again(), { capture: true, passive: true }); // a strip that follows the turn
    }
    if (table) this.#draw(true);
  }

  /** The table has another size, or has been scrolled: once no piece moves on it any more, all is measured again. */
  #again() {
    const moving = this.#watched?.getAnimations({ subtree: true }) ?? [];
    const pieces = moving.filter(({ effect }) => !effect.target.closest('.traces'));
    if (pieces.length) Promise.allSettled(pieces.map(({ finished }) => finished)).then(() => this.#draw(false));
    else this.#draw(false, moving.length > 0);
  }

  /** What still moves of the act before is where it goes, or it would be measured on its way. */
  #still() {
    for (const one of this.#watched.getAnimations({ subtree: true })) if (!(one instanceof CSSTransition)) one.cancel();
  }

  /** Draw the act that is shown, where it is not drawn yet if `anew`; what its arrow has begun to go, it goes once more. */
  #draw(anew, goes = false) {
    const svg = this.#watched?.querySelector('.traces');
    const view = this.#host.shown;
    if (!svg || !view) return;
    const act = view.waiting === 'past' ? null : view.act;
    if (anew && act === this.#drawn && svg.childElementCount) return;
    const fresh = act !== this.#drawn;
    this.#drawn = act;
    svg.replaceChildren();
    if (!act?.trace) return;
    if (fresh) this.#still();
    this.#trace(svg, act, (fresh || goes) && !reduced() && !pace.once);
  }

  /** Where the piece of a seat is, in the overlay's own measure: its middle and how far it reaches. */
  #seat(svg, seat) {
    const place = this.#watched.querySelector(`.seat[data-seat="${seat}"]`);
    const box = place?.querySelector('.piece')?.getBoundingClientRect();
    if (!box?.width) return null;
    return this.#inside(svg, box);
  }

  #inside(svg, box) {
    const own = svg.getBoundingClientRect();
    return {
      at: [box.left + box.width / 2 - own.left, box.top + box.height / 2 - own.top], reach: Math.max(box.width, box.height) / 2, box, own,
    };
  }

  /** Where cards lie in a trick, an arrow leads from the card laid last to whoever is to answer it, or takes up. */
  #cards(svg, { trace, kind }, moves) {
    const laid = [...this.#watched.querySelectorAll('.trick .card')].at(-1);
    const seat = { play: trace.to, takeUp: trace.from }[kind] ?? null;
    const place = seat === null ? null : this.#watched.querySelector(`.seat[data-seat="${seat}"]`);
    const held = place?.querySelector('.others'); // to the nearest seat it would go through what is said
    if (!held || !laid) return;
    const [one, other] = [laid, held].map((part) => this.#inside(svg, part.getBoundingClientRect()));
    this.#arrow(svg, one, other, [], { kind: 'goes', moves });
  }

  /** Where one who pays or is paid has his money: a seat, the pool in the middle, what lies at a seat for its beet. */
  #purse(svg, party, other = null) {
    if (typeof party === 'number') return this.#at(svg, party, other);
    const [, seat] = party.split(':');
    const lies = this.#watched.querySelector(seat === undefined ? '.stakes' : `.seat[data-seat="${seat}"] .beets`);
    return lies ? this.#inside(svg, lies.getBoundingClientRect()) : seat === undefined ? null : this.#at(svg, Number(seat), other);
  }

  /** Where a seat is at a table for cards: at what he holds, or at his name once he holds nothing; yours at the upper edge of the hand, or at what you keep if that is nearer to another. */
  #at(svg, seat, other = null) {
    const held = this.#watched.querySelector(`.seat[data-seat="${seat}"] .others`);
    if (held?.querySelector('.card:not(.gap)')) return this.#inside(svg, held.getBoundingClientRect());
    if (held) return this.#inside(svg, this.#watched.querySelector(`.seat[data-seat="${seat}"] .name`).getBoundingClientRect());
    const kept = this.#watched.querySelector(`.kept[data-seat="${seat}"]`);
    const places = [kept && this.#inside(svg, kept.getBoundingClientRect()), this.#hand(svg)].filter(Boolean);
    return places.sort((here, there) => (other ? between(here.at, other.at) - between(there.at, other.at) : 0))[0] ?? null;
  }

  #hand(svg) {
    const hand = this.#watched.querySelector('.hand')?.getBoundingClientRect();
    if (!hand) return null;
    const inside = this.#inside(svg, hand);
    return { ...inside, at: [inside.at[0], hand.top + Math.min(26, hand.height) - inside.own.top], reach: 0 };
  }

  /** Who pays whom: a line in chalk, and on it how much. */
  #pays(svg, { trace: { pays } }, moves) {
    for (const { from, to, by } of pays) {
      const [one, other] = [this.#purse(svg, from, this.#purse(svg, to)), this.#purse(svg, to, this.#purse(svg, from))];
      const own = String(from).replace('beet:', '') === String(to).replace('beet:', ''); // what one owes lies where one sits
      if (one && other && !own) {
        const way = this.#arrow(svg, one, other, [], { kind: 'pays', moves });
        if (way) this.#sum(svg, way, by);
      }
    }
  }

  /** How much is paid, on the way, where it lies on nothing, within the window though the way bends out of it; nothing where there is no such place. */
  #sum(svg, way, by) {
    const words = grouped(by);
    const wide = 18 + 11 * words.length;
    const { left, top } = svg.getBoundingClientRect();
    const things = this.#things();
    const lies = ([x, y]) => y < 19 || things.some((box) => box.width > 1 && Math.abs((box.left + box.right) / 2 - left - x) < (box.width + wide + 8) / 2 && Math.abs((box.top + box.bottom) / 2 - top - y) < (box.height + 38) / 2);
    const [first, last] = [wide / 2 + 4 - left, innerWidth - wide / 2 - 4 - left];
    const place = SHARES.map((share) => alongIt(way, share)).map(([x, y]) => [Math.min(Math.max(x, first), last), y]).find((at) => !lies(at));
    if (!place) return;
    const [x, y] = place;
    const text = make('text', { class: 'sum', x, y: y + 7 });
    text.textContent = words;
    svg.append(make('rect', {
      class: 'sum', x: x - wide / 2, y: y - 15, width: wide, height: 30, rx: 3,
    }), text);
  }

  #trace(svg, { trace, kind }, moves) {
    if (trace.pays) {
      this.#pays(svg, { trace }, moves);
      return;
    }
    if (this.#watched.querySelector('.trick')) {
      this.#cards(svg, { trace, kind }, moves);
      return;
    }
    const { from, to, via = [] } = trace;
    const [asker, asked] = [this.#seat(svg, from), this.#seat(svg, to)];
    const past = via.map((seat) => this.#seat(svg, seat)).filter(Boolean);
    for (const seat of trace.row ?? []) this.#ring(svg, this.#seat(svg, seat), 'row');
    for (const [one, other] of trace.back ?? []) this.#arrow(svg, this.#seat(svg, one), this.#seat(svg, other), [], { kind: 'back', moves });
    if (asker) this.#ring(svg, asker, 'asks');
    for (const seat of past) if (seat.at !== asked?.at) this.#ring(svg, seat, 'past');
    if (asked) this.#ring(svg, asked, 'asked');
    const drawn = moves && (kind === 'ask' || kind === 'past' || kind === 'brief');
    if (asker && asked) this.#arrow(svg, asker, asked, past, { kind: trace.stop ? 'stop' : 'goes', moves: drawn });
    else if (asker && past.length) this.#arrow(svg, asker, past.at(-1), past.slice(0, -1), { kind: 'fades', moves: drawn });
    const stock = trace.stock && heapOf(this.#watched);
    const lies = stock && this.#inside(svg, stock.getBoundingClientRect());
    if (lies && asker && hasRoom(lies, asker)) this.#arrow(svg, lies, asker, [], { kind: 'goes', moves });
  }

  #ring(svg, seat, kind) {
    if (!seat) return;
    const { at: [x, y], box } = seat;
    const round = Math.abs(box.width - box.height) < 2;
    const [width, height] = [box.width + GAP, box.height + GAP];
    svg.append(make('rect', {
      class: `ring ${kind}`, x: x - width / 2, y: y - height / 2, width, height, rx: round ? width / 2 : 10,
    }));
  }

  /** From the edge of one to the edge of the other, along the circle about the middle, or inward of it. */
  #arrow(svg, one, other, past, { kind, moves }) {
    if (!one || !other) return null;
    const way = this.#way(one, other, past.length > 0, kind === 'stop' ? 4 : 12);
    if (!way) return null;
    const [start, bend, end] = way;
    const path = make('path', { class: `arrow ${kind}`, d: `M${point(start)}Q${point(bend)} ${point(end)}`, pathLength: 1 });
    svg.append(path);
    if (kind === 'pays') svg.append(make('path', { class: 'chalk', d: path.getAttribute('d'), pathLength: 1 }));
    svg.append(this.#head(end, bend, kind));
    if (moves) path.animate([{ strokeDasharray: '1 1', strokeDashoffset: 1 }, { strokeDasharray: '1 1', strokeDashoffset: 0 }], { duration: pace.moves('ask') });
    return way;
  }

  #things() {
    const all = (what) => [...this.#watched.querySelectorAll(what)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    return [...all(LETTERS).flatMap(lettersOf), ...all(THINGS).map((part) => part.getBoundingClientRect())];
  }

  #way(one, other, inward, before) {
    const things = this.#things();
    const board = this.#watched.querySelector('.follow[tabindex]') ?? this.#watched.querySelector('.wood'); // a strip that moves, or the wood
    const wood = board?.getBoundingClientRect() ?? one.own;
    return wayOf(one, other, {
      inward, middle: this.#middle(one.own), things, wood, before,
    });
  }

  #middle(own) {
    const wood = this.#watched.querySelector('.wood')?.getBoundingClientRect() ?? own;
    return [wood.left + wood.width / 2 - own.left, wood.top + wood.height / 2 - own.top];
  }

  #head(end, control, kind) {
    const turn = (Math.atan2(end[1] - control[1], end[0] - control[0]) * 180) / Math.PI;
    const d = kind === 'stop' ? 'M0 -12V12' : 'M-10 -9.5L12 0L-10 9.5Z';
    return make('path', { class: `head ${kind}`, d, transform: `translate(${point(end)}) rotate(${turn.toFixed(1)})` });
  }
}
