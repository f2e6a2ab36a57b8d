// What happens in an act, played over the table as it is at that act: pieces come from where they lay,
// turn, are lifted. Nothing waits for it; where nothing may slide, a change is outlined instead.
import { pace } from './acts/pace.js';
import { zoneOf } from './lying.js';
import { session } from './session.js';

const OUTLINE = 900; // ms that a change is outlined where nothing may slide
const TURN = 240;
const FORWARD = 1.04; // how much larger is what changes in chalk: not so much that it reaches what stands beside it
const CHALK = { outline: '2px solid currentColor', outlineOffset: '-2px' };
const SLIDE = 'cubic-bezier(.45,.05,.3,1)';
const DEALT = 'cubic-bezier(.2,.7,.2,1)';

export const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is written in chalk for a seat, or on the heap that it keeps. */
const CHALKED = (seat) => `[data-counted="${seat}"] :is(.chalked, .plus), .kept[data-seat="${seat}"] .chalked, .seat[data-seat="${seat}"] .chalked`;

/** What the pieces are drawn from, where it is to be seen; null where it is not. */
export function heapOf(table) {
  const heap = table.querySelector('.source-of-pieces');
  return heap?.getClientRects().length ? heap : null;
}

/** How far a thing is turned as it lies, with what it lies in: cards lie crosswise, and aslant in a hand. */
function turnOf(element) {
  const degrees = [element, element.parentElement].map((one) => parseFloat(getComputedStyle(one).rotate) || 0);
  return ((degrees[0] + degrees[1]) * Math.PI) / 180;
}

export class Motion {
  #seen = null; // what was played last
  #first = false; // whether nothing had been shown before it: then no number is news
  #playing = [];
  #ghosts = [];
  #followed = null;
  #open = new Map(); // the cards that lay face up before: each with its zone, its place and what was drawn

  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostDisconnected() { this.stop(); }

  /** Before the table is drawn anew: where the open cards of its zones lie. */
  hostUpdate() {
    const cards = this.host.renderRoot?.querySelectorAll('.table [data-zone] [data-card]') ?? [];
    this.#open = new Map([...cards].map((drawn) => [drawn.dataset.card, {
      drawn, zone: drawn.closest('[data-zone]').dataset.zone, by: drawn.closest('[data-by]')?.dataset.by, box: drawn.getBoundingClientRect(),
    }]));
  }

  hostUpdated() {
    const { shown: view, fresh } = this.host;
    const table = this.host.renderRoot.querySelector('.table');
    const ended = this.#seen === session.told && !session.acting; // the last act was played already
    if (!view) this.#seen = null;
    if (!view || !fresh || fresh === this.#seen || ended) return;
    this.stop();
    this.#first = this.#seen === null;
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
  }

  /** Where the seats are a strip, keys may move it; whose turn it is comes into its middle, with whoever he asks. */
  #follow(table, view) {
    const strip = table.querySelector('.follow');
    if (!strip) return;
    const moves = strip.scrollWidth > strip.clientWidth + 1;
    if (moves) strip.tabIndex = 0;
    else strip.removeAttribute('tabindex');
    if (!moves) return;
    const { from, to } = view.act?.trace ?? {};
    const asks = typeof from === 'number' && typeof to === 'number';
    const seat = typeof view.to_move === 'number' ? view.to_move : view.seat ?? 0;
    const middles = (asks ? [from, to] : [seat]).map((one) => table.querySelector(`.seat[data-seat="${one}"]`))
      .map((place) => place.offsetLeft + place.offsetWidth / 2);
    const apart = Math.abs(middles[0] - middles.at(-1));
    const near = apart < strip.clientWidth - 96 ? middles : middles.slice(-1); // else the one asked
    const left = near.reduce((sum, one) => sum + one, 0) / near.length - strip.clientWidth / 2;
    const smooth = this.#followed === view.rules && !reduced();
    strip.scrollTo({ left, behavior: smooth ? 'smooth' : 'instant' });
    this.#followed = view.rules;
  }

  #play(table, view, fresh) {
    const kind = session.acting ? view.act.kind : null;
    if (reduced() || (pace.once && !session.past)) this.#outline(table, view, fresh);
    else {
      this.#slides(table, view, fresh, kind);
      this.#counts(table, fresh, kind);
      this.#speaks(table);
    }
    const playing = this.#playing;
    Promise.allSettled(playing.map(({ finished }) => finished)).then(() => {
      if (playing === this.#playing) this.stop();
    });
  }

  #animate(element, frames, options) {
    this.#playing.push(element.animate(frames, { fill: 'backwards', ...options }));
  }

  /** Where a card of a zone is drawn: the one piece of a seat, or a card where its zone is drawn; null in a heap. */
  #partAt(table, view, id, card) {
    const zone = zoneOf(view, id);
    const drawn = table.querySelector(`[data-zone="${id}"]`);
    if (drawn) return drawn.querySelector(`[data-card="${card}"]`) ?? [...drawn.querySelectorAll('.card.back')].at(-1) ?? drawn;
    return zone?.kind === 'hand' ? table.querySelector(`.seat[data-seat="${zone.place}"] .piece`) : null;
  }

  /** Let every card that moved come from where it lay; all at once, or a deal and a showing one by one. */
  #slides(table, view, fresh, kind) {
    const cards = fresh.flatMap(({ moved, seat, card }) => moved.flatMap(({ cards: names, unknown, from, to }) => (
      [...names, ...new Array(unknown).fill(null)].map((name) => ({ name, from, to, taker: { seat, card } })))));
    const { each, apart } = kind === 'trick' ? { each: pace.moves(kind), apart: 0 } : pace.row(kind, cards.length);
    cards.forEach(({ name, from, to, taker }, number) => {
      const at = pace.stays(kind) + apart * number;
      const element = this.#partAt(table, view, to, name);
      const mine = zoneOf(view, to)?.place === view.seat && view.seat !== null;
      if (from === to) {
        if (!mine) this.#turn(element, at); // one's own lies open already
        return;
      }
      if (element) {
        const lay = this.#open.get(name)?.zone === from ? this.#open.get(name) : null;
        const comes = lay && element.matches('.card.back') ? this.#like(lay.drawn, element, at + each) : element;
        if (kind === 'trick' && lay && (taker.card ? name === taker.card : lay.by === String(taker.seat))) this.#ring(comes, lay.box, at);
        this.#slide(comes, lay?.box ?? this.#partAt(table, view, from, name)?.getBoundingClientRect(), { table, each, at, kind });
        if (lay) return; // it was seen before it came
      }
      else this.#put(table, this.#partAt(table, view, from, name), each);
      if (mine) this.#turn(element, kind === 'deal' ? apart * (cards.length - 1) + each : at + each);
    });
  }

  /** The card that takes a trick is ringed before it goes. */
  #ring(element, from, until) {
    const scale = from.width / element.getBoundingClientRect().width;
    const ring = { outline: `${4 / scale}px solid var(--mark)`, outlineOffset: `${2 / scale}px` };
    this.#animate(element, [ring, ring], { duration: until });
    element.style.zIndex = 5;
  }

  /** How a thing looks as if it lay where another lies. */
  #as(own, from, scale = null) {
    const box = own.getBoundingClientRect();
    const x = from.left + from.width / 2 - box.left - box.width / 2;
    const y = from.top + from.height / 2 - box.top - box.height / 2;
    const turned = turnOf(own);
    const [along, across] = [x * Math.cos(turned) + y * Math.sin(turned), y * Math.cos(turned) - x * Math.sin(turned)];
    return `translate(${along}px, ${across}px) scale(${scale ?? Math.sqrt((from.width * from.height) / (box.width * box.height))})`;
  }

  #slide(element, source, {
    table, each, at, kind,
  }) {
    const transform = source ? this.#as(element, source) : this.#as(element, (heapOf(table) ?? table).getBoundingClientRect(), 0.6);
    const easing = kind === 'deal' ? DEALT : SLIDE;
    this.#animate(element, [{ transform, easing }, { transform: 'none' }], { duration: each, delay: at });
    if (!source) this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 90, delay: at });
  }

  /** A card that was open goes face up to where it lies covered, and is gone when it has come. */
  #like(drawn, element, until) {
    const ghost = drawn.cloneNode(true);
    ghost.classList.add('ghost');
    for (const name of ['data-card', 'data-pointed', 'role', 'aria-label']) ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    element.after(ghost);
    this.#ghosts.push(ghost);
    this.#animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: 120, delay: until, fill: 'both' });
    return ghost;
  }

  /** What is put away lies no longer at any seat: a plain back stands for it. */
  #put(table, like, each) {
    if (!like) return;
    const ghost = document.createElement('span');
    ghost.className = `piece ${like.classList.contains('card') ? 'card' : 'tile'} back ghost`;
    ghost.setAttribute('aria-hidden', 'true');
    like.after(ghost);
    this.#ghosts.push(ghost);
    const transform = this.#as(like, (heapOf(table) ?? table).getBoundingClientRect(), 0.6);
    this.#animate(ghost, [{ transform: 'none', opacity: 1, easing: SLIDE }, { transform, opacity: 0 }], { duration: each, fill: 'both' });
  }

  /** A face stays covered until then, and turns. */
  #turn(element, at) {
    if (!element?.classList.contains('face')) return;
    const half = pace.row('show', 1).each / 2;
    this.#animate(element, [{ opacity: 1 }, { opacity: 1 }], { duration: at + half, pseudoElement: '::after' });
    this.#animate(element, [{ scale: '1 1' }, { scale: '0.15 1' }, { scale: '1 1' }], { duration: Math.min(2 * half, TURN), delay: at });
  }

  /** What is counted for a seat comes forward while it changes; in chalk it is written when all else has come. */
  #counts(table, fresh, kind) {
    const places = new Set(fresh.flatMap(({ marked }) => marked.map(({ place }) => place)).filter((place) => typeof place === 'number'));
    const delay = { trick: pace.stays(kind) + pace.moves(kind), pay: pace.moves(kind), meld: pace.stays(kind) }[kind] ?? 0;
    for (const one of [...places].flatMap((seat) => [...table.querySelectorAll(CHALKED(seat))])) {
      this.#animate(one, [{ opacity: delay ? 0 : 1, scale: FORWARD }, { opacity: 1, scale: 1 }], { duration: pace.moves('won'), delay });
    }
    for (const { seat } of fresh.filter(({ marked }) => marked.length)) {
      const slate = seat === null ? null : table.querySelector(`.seat[data-seat="${seat}"] :is(.slate, .stake)`);
      if (slate) this.#animate(slate, [{ scale: 1 }, { scale: FORWARD, offset: 0.2 }, { scale: FORWARD, offset: 0.8 }, { scale: 1 }], { duration: 1.6 * pace.moves(kind) });
    }
  }

  #speaks(table) {
    for (const speech of table.querySelectorAll('.last .speech')) {
      this.#animate(speech, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration: 140 });
    }
  }

  /** Without slides: a brief outline round what has changed. */
  #outline(table, view, fresh) {
    const off = (by) => ({ outline: '3px solid var(--mark)', outlineOffset: table.matches('.many') ? '-1px' : by });
    const [frame, close] = [off('3px'), off('1px')]; // a name stands right above what is counted
    const handed = fresh.flatMap(({ moved }) => moved).filter(({ from, to }) => from !== to && zoneOf(view, from)?.kind !== 'stock');
    const counted = fresh.filter(({ marked }) => marked.length).map(({ seat }) => table.querySelector(`.seat[data-seat="${seat}"] :is(.slate, .stake)`));
    const chalked = [...new Set(fresh.flatMap(({ marked }) => marked.map(({ place }) => place)))].flatMap((seat) => [...table.querySelectorAll(`[data-counted="${seat}"] .chalked, .seat[data-seat="${seat}"] .marks .slate`)]);
    for (const one of this.#first ? [] : chalked) this.#animate(one, [CHALK, CHALK], { duration: OUTLINE });
    const parts = new Set([...handed.map(({ to, cards }) => this.#partAt(table, view, to, cards[0] ?? null)), ...this.#first ? [] : counted]);
    for (const part of parts) {
      const drawn = counted.includes(part) ? close : frame;
      if (part && !part.matches('[data-zone], .gap')) this.#animate(part, [drawn, drawn], { duration: OUTLINE });
    }
  }
}
