// The acts of a game: what has happened since the last view, one thing after the other, as it is
// shown. A game's furniture names the act that each kind of its events makes, as data:
//   ACTS = { kind: { act, to, stop } }
//     act   how long it takes and how it is played (acts/pace.js lists them): deal, ask, exchange,
//           past, cry, stroke, won, undo, stand, draw, show, note; play, trick, pay, away, takeUp,
//           turnUp, meld
//     to    which detail of the event names the seat that is asked, answers, or is played against
//     stop  whether the arrow ends before that seat
//     stays whether the last of several such acts stands, if another follows it, until the reader goes on
// Where one kind makes several acts, `'kind what'` names one of them: what its detail `what` begins with.
// An event whose kind is not named is told with the act before it. `event.seat` is whose act it is.
// Consecutive `deal`s are one act, and so are many seats that stand; after a `show`, all `stroke`s
// (or all that is `won`) are one act, and the pieces of those seats are lifted before it.
import { bearerOf } from '../lying.js';
import { accounts, payments } from './sums.js';

const MANY = 10; // at a table of more seats what others do as usual is told in short
const CHAINED = new Set(['exchange', 'past', 'cry', 'stroke', 'won']); // what goes on from a request
const COUNTED = new Set(['stroke', 'won']);
const MERGED = new Set(['deal', 'run', 'draws']);

/** Whether somebody near the screen has a part in an event. */
function isNear(event, to, { near, players }) {
  const steps = (seat) => Math.min((seat - near + players.length) % players.length, (near - seat + players.length) % players.length);
  return [event.seat, event[to]].some((seat) => typeof seat === 'number' && steps(seat) <= 1);
}

/** Whether an event is told with the act before it. */
function joins(last, kind, event, part, view) {
  if (!last) return false;
  if (kind === null) return true;
  const many = view.players.length > MANY && !isNear(event, part.to, view);
  if (kind === 'ask' && last.kind === 'past' && !last.to) return true;
  if (many && kind === 'exchange' && last.kind === 'ask' && !isNear(last.events[0], last.part.to, view)) return true;
  if (last.kind !== kind) return false;
  return MERGED.has(kind) || (COUNTED.has(kind) && last.lifted);
}

/** What the furniture says of an event's kind, or of what it is about; null where that makes no act of its own. */
function partOf({ kind, what }, furniture) {
  const alone = `${kind} ${String(what).split(':')[0]}`;
  return furniture.ACTS[alone in furniture.ACTS ? alone : kind] ?? null;
}

/** Which act an event makes, or null. */
function kindOf(event, part, view) {
  if (!part) return null;
  const many = view.players.length > MANY;
  return many && part.act === 'stand' && event.seat !== view.seat ? 'run' : part.act;
}

/** Part the events into acts: `{ kind, events, own, part }`; `own` are those that made the act. */
function partIn(events, view, furniture) {
  const acts = [];
  let shown = false; // whether all pieces have been laid open
  for (const event of events) {
    const part = partOf(event, furniture);
    const kind = kindOf(event, part, view);
    const last = acts.at(-1);
    if (joins(last, kind, event, part, view)) {
      last.events.push(event);
      if (kind) last.own.push(event);
      if (kind === 'exchange') last.kind = 'brief';
      if (kind === 'ask') last.to = event[part.to];
    } else {
      acts.push({ kind: kind ?? 'note', events: [event], own: [event], part: part ?? {}, lifted: shown && COUNTED.has(kind) });
    }
    shown ||= kind === 'show';
  }
  return acts;
}

/** What each seat lays open in a showing. */
function laidOpen(acts, seatOf) {
  const moved = acts.filter(({ kind }) => kind === 'show').flatMap(({ own }) => own.flatMap((event) => event.moved));
  return new Map(moved.map(({ from, cards }) => [seatOf(from), cards[0]]));
}

/**
 * Before what a showing costs is told, the pieces of those whom it costs it are lifted: those that are
 * alike together, the others one after another, as it is told whom it costs it.
 */
function withLifts(acts, seatOf) {
  const open = laidOpen(acts, seatOf);
  return acts.flatMap((act) => {
    if (!act.lifted) return [act];
    const lifted = [...new Set(act.own.map(({ seat }) => seat))];
    const alike = [...new Set(lifted.map((seat) => open.get(seat)))];
    const lifts = alike.map((_, at) => lifted.filter((seat) => alike.indexOf(open.get(seat)) <= at));
    const last = lifts.length - 1;
    return [
      ...lifts.map((some, at) => ({ kind: at < last ? 'raise' : 'lift', events: [], own: act.own, part: {}, lifted: some })),
      { ...act, lifted },
    ];
  });
}

const finder = ({ zones }) => (id) => zones.find((zone) => zone.id === id)?.place ?? null;

/** What is drawn over the table: whose act it is, who is asked, past whom; what goes back. */
function traceOf(act, before, view) {
  const [first] = act.events;
  const seatOf = finder(view);
  const to = first?.[act.part.to] ?? null;
  switch (act.kind) {
    case 'ask': return { from: first.seat, to, via: [] };
    case 'past': return { from: first.seat, to: act.to ?? null, via: [...before?.via ?? [], to] };
    case 'exchange': case 'brief': return { from: first.seat, to, via: before?.via ?? [] };
    case 'cry': return { from: first.seat, to, via: before?.via ?? [], stop: Boolean(act.part.stop) };
    case 'stroke': case 'won': return act.lifted ? null : before ?? { from: first.seat, to: null, via: [] };
    case 'undo': return { back: first.moved.map((one) => [seatOf(one.from), seatOf(one.to)]), from: null, to: null, via: [] };
    case 'draw': return { from: first.seat, to: null, via: [], stock: true };
    case 'pay': return { from: null, to, via: [], pays: payments(accounts(view.events, act.events)) };
    case 'deal': case 'show': case 'raise': case 'lift': return null;
    case 'run': return { from: null, to: null, via: [], row: act.events.map(({ seat }) => seat) };
    default: return { from: first?.seat ?? null, to, via: [] };
  }
}

/** What is said of an act, as sentences of the engine: first what happened, then what came of it. */
function captionOf(act, view, furniture) {
  const texts = act.own.map((event) => event.brief ?? event.text);
  if (act.kind === 'deal') return { dealer: bearerOf(view, 'dealer') };
  if (act.kind === 'raise' || act.kind === 'lift') return { lifted: act.lifted, why: new Map(act.own.map(({ seat, why }) => [seat, why])) };
  const [first] = act.own;
  if (act.kind === 'run' && texts.length > 1) return { main: furniture.SUMS[first.kind]?.(texts.length, view), then: [], more: [] };
  const marked = act.own.flatMap((event) => event.marked.filter(({ place, text }) => place === event.seat && text));
  if (act.kind === 'brief') return { main: texts.at(-1), then: [], more: [] };
  const more = COUNTED.has(act.kind) ? marked.map(({ place, text }) => ({ seat: place, text })) : [];
  return { main: texts[0], then: texts.slice(1), more };
}

/**
 * Give the acts that these events make, in the order in which they are shown: `{ kind, events, trace,
 * lifted, caption, turns, stays }`. `view` says who looks on, and with whom; `turns`: whether somebody's turn
 * is shown in it.
 */
export function actsOf(events, view, furniture) {
  const acts = withLifts(partIn(events, view, furniture), finder(view));
  let trace = null;
  let turns = true;
  let chain = [];
  return acts.map((act, at) => {
    const next = acts[at + 1];
    turns &&= act.kind !== 'show';
    trace = traceOf(act, CHAINED.has(act.kind) ? trace : null, view);
    chain = CHAINED.has(act.kind) ? [...chain, ...act.events] : act.events;
    return {
      ...act, trace, lifted: act.lifted || [], caption: captionOf(act, view, furniture), turns: turns && act.kind !== 'deal', chain, stays: Boolean(act.part.stays && next && !next.part.stays),
    };
  });
}
