// Through whose hands each piece has gone: the events of a deal, told as ways over the table in time.
// Pieces have no names here: one that is face down is not known, and need not be.

const SLIDE = 220; // ms from hand to hand
const LONGEST = { few: 2400, many: 1400 }; // ms for all that one answer brings
const MANY = 10;

// How long an event holds up the next one.
const BEATS = {
  __proto__: null,
  dealt: 70, asked: 110, exchanged: 250, returned: 280, drew: 250, passed: 230, kissed: 300, struck: 300,
  stopped: 300, refused: 250, tabu: 300, stood: 90, tapped: 160, answered: 160, showed: 240,
  lost: 90, gained: 90, paid: 90, took: 90, plus: 90, out: 60,
};

/** Follow the pieces of one deal; `hands` says which lies where, each with the way it has gone. */
class Following {
  hands = new Map(); // seat -> piece
  pieces = [];

  start(seat, at) {
    const piece = { drawer: seat, way: [{ from: 'bag', to: seat, at }], first: 'bag' };
    this.pieces.push(piece);
    return piece;
  }

  move(piece, from, to, at) {
    piece.way.push({ from, to, at });
  }

  take(event, at) {
    const { kind, seat } = event;
    if (kind === 'dealt') this.hands.set(seat, this.start(seat, at));
    else if (kind === 'exchanged') this.permute([[seat, event.with], [event.with, seat]], at);
    else if (kind === 'returned') {
      this.permute((event.seats ?? []).map((from) => [from, this.hands.get(from)?.drawer]), at);
    } else if (kind === 'drew' && event.kept !== false) {
      const old = this.hands.get(seat);
      if (old) this.move(old, seat, 'bag', at);
      this.hands.set(seat, this.start(seat, at + SLIDE / 2));
    }
  }

  permute(changes, at) {
    const moved = changes.map(([from, to]) => [this.hands.get(from), from, to]);
    for (const [piece, from, to] of moved) {
      if (!piece || to === undefined) continue;
      this.move(piece, from, to, at);
      this.hands.set(to, piece);
    }
  }
}

/** Set the fresh events in time: each `{ event, at }`, and when the last has passed. */
function inTime(fresh, seats) {
  const timed = [];
  let at = 0;
  for (const event of fresh) {
    timed.push({ event, at });
    at += BEATS[event.kind] ?? 0;
  }
  const longest = (seats > MANY ? LONGEST.many : LONGEST.few) - SLIDE;
  const pace = at > longest ? longest / at : 1;
  return { timed: timed.map((one) => ({ ...one, at: one.at * pace })), end: Math.min(at, longest) + SLIDE };
}

/**
 * Tell what the fresh events bring: `pieces`, each with its way, the seat where it now lies (null
 * if it is back in the bag) and where it lay before; the events in time; when all is over.
 */
export function followEvents(events, fresh, seats) {
  const deal = fresh.at(-1)?.deal;
  const news = new Set(fresh.filter((event) => event.deal === deal).map(({ n }) => n));
  const following = new Following();
  const { timed, end } = inTime(fresh.filter(({ n }) => news.has(n)), seats);
  for (const event of events) {
    if (event.deal === deal && !news.has(event.n)) following.take(event, -1);
  }
  const before = new Map([...following.hands].map(([seat, piece]) => [piece, seat]));
  for (const { event, at } of timed) following.take(event, at);
  const now = new Map([...following.hands].map(([seat, piece]) => [piece, seat]));
  const pieces = following.pieces.map((piece) => ({
    way: piece.way.filter(({ at }) => at >= 0),
    before: before.get(piece) ?? null,
    now: now.get(piece) ?? null,
  }));
  return { pieces, timed, end, slide: SLIDE };
}
