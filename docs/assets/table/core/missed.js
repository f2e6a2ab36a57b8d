// What has happened since whoever sits at the screen last looked, and what of it was done to him.
import { lineTelling } from './lines.js';
import { handOf } from './lying.js';

const TOLD = 2; // so much of what was done to one is told in the middle of the table

/** Whether an event happened to the seat at the screen: it is about it, or took from its hand or gave to it. */
function befell(event, view, { ACTS }) {
  const { seat } = view;
  const hand = handOf(view, seat)?.id;
  return [event.seat, event[ACTS[event.kind]?.to]].includes(seat)
    || event.moved.some(({ from, to }) => hand !== undefined && [from, to].includes(hand));
}

/** The lines that tell what was missed, each as it is told afterwards; `mine`: it was done to the seat itself. */
export function linesMissed(view, missed, furniture) {
  const parts = new Map(); // each line with those of its events that were missed
  for (const event of missed.filter(({ kind }) => !furniture.DEALING.has(kind))) {
    const line = lineTelling(view, event.n);
    parts.set(line.n, { line, events: [...parts.get(line.n)?.events ?? [], event] });
  }
  return [...parts.values()].map(({ line, events }) => ({
    text: events.map(({ done }) => done).filter(Boolean).join(' ') || line.text,
    mine: events.some((event) => befell(event, view, furniture)),
  }));
}

/** What stands open of it: what was done to the seat, or the one thing there is. */
export function openOf(lines) {
  return lines.length === 1 ? lines : lines.filter(({ mine }) => mine).slice(-TOLD);
}
