// The lines of the log: where the engine tells what belongs together in one, so are they here, as soon
// as all of it has been shown; until then, and in games that tell nothing so, one line an event.

/** Lay what was told now over what was told before: deals that went on, and those that came. */
export function joined(before, now) {
  if (!now) return null;
  const [first] = now.deals;
  const kept = (before?.deals ?? []).filter(({ deal }) => !first || deal < first.deal);
  return { deals: [...kept, ...now.deals], gone: now.gone ?? before?.gone ?? null };
}

/** Lay the sheets that were told now over those told before. */
export const joinedSheets = (before, now) => [...before.filter(({ deal }) => !now.some((one) => one.deal === deal)), ...now];

/** A line as an event that several make: the one on which most of it rests stands for it. */
function lineOf(line, events) {
  const [first] = line.events;
  const { kind } = events[first];
  const plain = [...new Set(line.events.map((n) => events[n].plain))].filter(Boolean).join(' ');
  return {
    ...events[line.lead], cry: null, gloss: null, ...line, plain, n: line.lead, kind, move: events[line.events.at(-1)].move,
  };
}

const alone = (event) => ({ ...event, events: [event.n] });

/** Give the lines of a deal, in order; `events` are all that have been shown, of every deal. */
function linesOf({ deal, lines }, events) {
  return lines.flatMap((line) => {
    const shown = line.events.filter((n) => n < events.length);
    return shown.length === line.events.length ? [lineOf(line, events)] : shown.map((n) => alone(events[n]));
  }).map((line) => ({ ...line, deal }));
}

/** Lay the notes of what was taken back among the lines: each before the first that came after it, or at the end. */
function withNotes(deals, notes) {
  for (const { at, text } of notes) {
    const { lines = [] } = deals.find((one) => one.lines.some(({ move }) => move >= at)) ?? deals.at(-1) ?? {};
    const next = lines.findIndex(({ move }) => move >= at);
    lines.splice(next < 0 ? lines.length : next, 0, { note: text, at });
  }
  return deals;
}

/**
 * Give the deals that have been shown: `{ deal, head, brought, lines }`; `head` and `brought` in words, or
 * null. A line with a `note` tells what was taken back `at` that point.
 */
export function dealsOf({ events, log, taken_back: notes = [] }) {
  const deals = new Map();
  for (const event of events) {
    if (!deals.has(event.deal)) deals.set(event.deal, []);
    deals.get(event.deal).push(event);
  }
  const told = new Map((log?.deals ?? []).map((one) => [one.deal, one]));
  const shown = [...deals].map(([deal, some]) => {
    const { head = null, brought = null } = told.get(deal) ?? {};
    return { deal, head, brought, lines: told.has(deal) ? linesOf(told.get(deal), events) : some.map(alone) };
  });
  return withNotes(shown, notes);
}

const LATELY = 3; // so many lines are in sight where the log is not

/** Give the last lines of the deal in play, in order. */
export const lately = (view) => (dealsOf(view).at(-1)?.lines ?? []).filter(({ note }) => !note).slice(-LATELY);

/** Find the line that tells an event. */
export function lineTelling(view, n) {
  const event = view.events.find((one) => one.n === n);
  if (!event) return null;
  const told = view.log?.deals.find(({ deal }) => deal === event.deal);
  return (told ? linesOf(told, view.events) : []).find(({ events }) => events.includes(n)) ?? alone(event);
}
