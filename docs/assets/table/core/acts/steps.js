// The steps of a lesson: at which act each of its remarks is made. A remark stands at the event it names,
// `on`, of the last of the `at` moves made by then, or, if it names none, once all of that has happened.
import { actsOf } from './acts.js';
import { newEvents, viewsOf } from './standing.js';

/** The number of the act at which a remark is made, or -1. */
function actOf({ at, on }, acts) {
  if (on) return acts.findLastIndex(({ events }) => events.some(({ move, kind }) => move === at - 1 && kind === on));
  return acts.findLastIndex(({ events }) => events.some(({ move }) => move < at));
}

/** Whether a remark is made once the table waits for a choice, or for the next deal. */
export const isAtTheEnd = ({ at, on }, view) => at === view.at && !on;

/** Of the acts that have just happened those `waits` that a remark of the lesson is made at: `tells` are their numbers. */
export function waiting(acts, view) {
  if (view.lesson === null) return acts;
  const tells = acts.map(() => []);
  view.remarks.forEach((remark, number) => {
    if (!isAtTheEnd(remark, view)) tells[actOf(remark, acts)]?.push(number);
  });
  return acts.map((act, at) => ({ ...act, tells: tells[at], waits: tells[at].length > 0 }));
}

/** Give the table as it was at a remark of a lesson, or null where that is no longer known. */
export function recalled(remark, view, furniture) {
  const deal = view.events.findLast(({ move }) => move < remark.at)?.deal;
  const events = newEvents(view.events.filter((event) => event.deal === deal));
  if (!events[0]?.after.afresh) return null;
  const known = { ...view, events: view.events.filter((event) => event.deal <= deal) };
  const acts = actsOf(events, known, furniture);
  const at = actOf(remark, acts);
  return at < 0 ? null : viewsOf(acts, null, known)[at];
}
