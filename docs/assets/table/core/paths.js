// By which ways the cards have gone: what the events of a deal say has moved, as ways over the table
// in time. Those that lie face down have no names here, and need none.

const SLIDE = 220; // ms from hand to hand
const LONGEST = { few: 2400, many: 1400 }; // ms for all that one answer brings
const MANY = 10;

/** Whether cards lie in a heap, where none is told from another. */
const isHeap = ({ kind }) => kind === 'stock' || kind === 'pile';

/** Follow the cards of one deal, each with the way it has gone. */
class Following {
  cards = [];
  #lying = new Map(); // zone -> the cards that lie there
  #heaps;

  constructor(zones) {
    this.#heaps = new Set(zones.filter(isHeap).map(({ id }) => id));
  }

  /** Move what an event moves, all at the same time. */
  take({ moved = [] }, at) {
    const taken = moved.map((transfer) => [transfer, this.#taken(transfer)]);
    for (const [{ from, to }, cards] of taken) {
      if (from === to) for (const card of cards) card.opened = at;
      else this.#lay(cards, from, to, this.#waits(moved, from, to) ? at + SLIDE / 2 : at);
    }
  }

  /** A card that is drawn waits a moment for the one that it is drawn for. */
  #waits(moved, from, to) {
    return this.#heaps.has(from) && moved.some((other) => other.from === to && other.to !== to);
  }

  /** Take up what goes: known by its name, or whichever lies there; out of a heap it comes new. */
  #taken({
    cards: names, unknown, from, to,
  }) {
    const lying = this.#lying.get(from) ?? [];
    if (from === to) return [...lying];
    return [...names, ...new Array(unknown).fill(null)].map((name) => {
      const known = lying.findIndex((card) => card.name === name);
      const [card] = lying.length ? lying.splice(Math.max(known, 0), 1) : [this.#fresh()];
      card.name = name ?? card.name;
      return card;
    });
  }

  #fresh() {
    const card = { name: null, way: [], opened: -1 };
    this.cards.push(card);
    return card;
  }

  #lay(cards, from, to, at) {
    for (const card of cards) card.way.push({ from, to, at });
    if (!this.#heaps.has(to)) this.#lying.set(to, [...this.#lying.get(to) ?? [], ...cards]);
  }

  /** Where each card lies now. */
  places() {
    return new Map([...this.#lying].flatMap(([zone, cards]) => cards.map((card) => [card, zone])));
  }
}

/** Set the fresh events in time: each `{ event, at }`, and when the last has passed. */
function inTime(fresh, seats, beats) {
  const timed = [];
  let at = 0;
  for (const event of fresh) {
    timed.push({ event, at });
    at += beats[event.kind] ?? 0;
  }
  const longest = (seats > MANY ? LONGEST.many : LONGEST.few) - SLIDE;
  const pace = at > longest ? longest / at : 1;
  return { timed: timed.map((one) => ({ ...one, at: one.at * pace })), end: Math.min(at, longest) + SLIDE };
}

/**
 * Tell what the fresh events bring: `cards`, each with its way, the zone where it now lies (null in a
 * heap) and where it lay before, and when it was laid open; the events in time; when all is over.
 * `beats` says how long an event of each kind holds up the next one, in milliseconds.
 */
export function followEvents({ events, players, zones }, fresh, beats) {
  const deal = fresh.at(-1)?.deal;
  const news = new Set(fresh.filter((event) => event.deal === deal).map(({ n }) => n));
  const following = new Following(zones);
  const { timed, end } = inTime(fresh.filter(({ n }) => news.has(n)), players.length, beats);
  for (const event of events) {
    if (event.deal === deal && !news.has(event.n)) following.take(event, -1);
  }
  const before = following.places();
  for (const { event, at } of timed) following.take(event, at);
  const now = following.places();
  const cards = following.cards.map((card) => ({
    way: card.way.filter(({ at }) => at >= 0),
    before: before.get(card) ?? null,
    now: now.get(card) ?? null,
    opened: card.opened < 0 ? null : card.opened,
  }));
  return { cards, timed, end, slide: SLIDE };
}
