// In whose hands the device is: to whom it must be given next, and what is new to each person.

import { handOf } from './lying.js';

const WENT_BACK = new Set(['undo', 'rewind', 'switch']);

/** Whether a card has come into the hand of a seat; that it is like the one given for it, nobody else is to see. */
function getsCard(before, view, seat) {
  const hand = handOf(view, seat)?.id;
  return view.events.slice(before.events.length).some(({ moved }) => moved.some(({ from, to }) => to === hand && from !== to));
}

/** Where the deal begins that is looked at, or what has happened since a seat laid a card in it: one deal may be a whole game. */
function newsFrom({ events, lastDeal }, seat, { ACTS }) {
  const begins = events.findIndex(({ deal }) => deal === lastDeal);
  const laid = events.findLastIndex((event) => event.seat === seat && ACTS[event.kind]?.act === 'play');
  return Math.max(begins, laid, 0);
}

export class Handover {
  handover = null; // { to: seat, covered: bool } while the device goes from hand to hand
  fresh = []; // the events since this person last looked, or those of the moment looked at
  missed = []; // what happened while the device was in other hands
  #seen = new Map(); // how many events each person has seen

  /** Everybody gets up. */
  clear() {
    Object.assign(this, { handover: null, fresh: [], missed: [] });
    this.#seen.clear();
  }

  /**
   * Note what the answer to a call changes: what is new, and whether the device must go on; the
   * furniture says whether an event is worth telling a seat that was not looking.
   */
  follow(call, before, view, persons, furniture) {
    this.#listen(call, before, view, persons, furniture);
    this.handover = this.#next(call, before, view, persons);
    if (this.handover?.covered) {
      const own = ({ move }) => move <= before.moves;
      if (call === 'act') this.#seen.set(before.seat, view.events.filter(own).length);
    } else {
      for (const seat of view.seat === null ? persons : [view.seat]) {
        this.#seen.set(seat, view.events.length);
      }
    }
  }

  /** Settle which events are new to who sits at the screen. */
  #listen(call, before, view, persons, furniture) {
    const { events, seat } = view;
    if (WENT_BACK.has(call)) {
      for (const [person, seen] of this.#seen) this.#seen.set(person, Math.min(seen, events.length));
      this.fresh = [];
    } else if (call === 'view') {
      const seen = this.#seen.get(seat) ?? newsFrom(view, seat, furniture);
      if (persons.length > 1) this.fresh = events.slice(seen);
    } else if (before && ['act', 'continue', 'renew'].includes(call)) {
      this.fresh = events.slice(before.events.length);
    } else {
      this.fresh = events.slice(newsFrom(view, seat ?? persons[0], furniture));
    }
    const told = this.fresh.filter((event) => furniture.isNews(event, seat));
    this.missed = call === 'view' && persons.length > 1 ? told : [];
  }

  /** Tell what is new in another language; it is no newer for that, so the lists stay the same. */
  retell(events) {
    const told = new Map(events.map((event) => [event.n, event]));
    for (const list of [this.fresh, this.missed]) {
      list.forEach(({ n }, at) => { list[at] = told.get(n) ?? list[at]; });
    }
  }

  /** To whom the device goes now, if it must. */
  #next(call, before, view, persons) {
    const asked = view.waiting === 'seat' && !view.open ? view.to_move : null;
    const same = asked === view.seat && call !== 'continue';
    if (persons.length < 2 || same || !persons.includes(asked)) return null;
    // Whose hand has just changed may look at it before the device goes on.
    const changed = call === 'act' && getsCard(before, view, view.seat);
    return { to: asked, covered: !changed };
  }
}
