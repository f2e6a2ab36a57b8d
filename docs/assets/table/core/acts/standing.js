// The table as it was at each act: what each event changed, laid on what lay there before.

/** What was told of an event when it happened; the end of a game may have laid more open since. */
const asThen = (event) => (event.then ? { ...event.then, after: event.after } : event);

const keyOf = ({ id, place }) => `${id} ${place}`;

function marksAfter(marks, marked) {
  const kept = new Map(marks.map((mark) => [keyOf(mark), mark]));
  for (const mark of marked) {
    if (mark.value === null) kept.delete(keyOf(mark));
    else kept.set(keyOf(mark), mark);
  }
  return [...kept.values()];
}

/** The table once this has happened, from the table before it. */
function standingAfter({ zones, marks, players }, { after, marked }) {
  const changed = new Map(after.zones.map((zone) => [zone.id, zone]));
  return {
    zones: after.afresh ? after.zones : zones.map((zone) => changed.get(zone.id) ?? zone),
    marks: after.afresh ? after.marks : marksAfter(marks, marked),
    players: after.in ? players.map((player, seat) => ({ ...player, in: after.in[seat] })) : players,
  };
}

/** What is not known yet while acts are still to be shown. */
const NOT_YET = {
  waiting: 'acts', choices: [], decision: null, refused: [], winners: [], reason: null, reason_clauses: [], law: [], next: null,
  advised: null, undoable: false, taught: false, ending: null,
};

/** Whether these events have laid open what was dealt. */
const isShown = (events, deal) => events.some((event) => event.deal === deal
  && event.moved.some(({ from, to }) => from === to));

/** The events that can be shown act by act: those of which it is told how the table stood after them. */
export const newEvents = (events) => events.filter(({ after }) => after).map(asThen);

/**
 * Give for each act the view as it was when that act had just happened. `before` is the view before
 * them all, or null; `view` the view after them.
 */
export function viewsOf(acts, before, view) {
  const fresh = new Set(acts.flatMap(({ events }) => events.map(({ n }) => n)));
  const events = view.events.filter(({ n }) => !fresh.has(n));
  let stands = before ?? { zones: [], marks: [], players: view.players };
  const known = {
    open: before?.open ?? false, at: before?.at ?? 0, remarks: view.remarks, lines: before?.lines ?? [], sheets: before?.sheets ?? [], astray: before?.astray ?? null,
  };
  return acts.map((act) => {
    for (const event of act.events) stands = standingAfter(stands, event);
    events.push(...act.events);
    const last = events.at(-1);
    const deal = last?.deal ?? view.deal;
    return {
      ...view,
      ...NOT_YET,
      ...known,
      ...stands,
      act,
      events: [...events],
      deal,
      lastDeal: deal,
      to_move: act.turns ? act.events.at(-1)?.after.turn ?? null : null,
      shown: isShown(events, deal),
    };
  });
}
