// The evenings kept in this browser, each under a key of its own, so that one that is damaged
// costs no other. What cannot be read is put aside, never deleted; what is newer stays as it is.
// Two tabs may tell of one evening: each telling adds a mark to its trail, so that either can see
// whether what is kept was built on what it had.
import { WrongKind, read } from '../door.js';
import { forGood } from './drawers.js';
import { LEDGER, VERSION, isLater, isNewer, parsed } from './formats.js';
import { evening as eveningKind } from './kinds.js';
import { say } from '../say.js';

const KEY = 'gnav.evening.';
const ASIDE = 'gnav.evening-aside.';
const LONGEST = 4_000_000; // letters of an evening: more than a browser's drawer takes

const random = () => Math.random().toString(36).slice(2, 8);

/** An id for a new evening: its hour, and a few letters against two in one hour. */
export const freshId = () => `${new Date().toISOString().slice(0, 19)}.${random()}`;

/** Make the mark of a telling. */
export const freshMark = random;

/** Why the last evening could not be stored, in one sentence. */
const told = (trouble) => (trouble === 'full'
  ? say('This browser’s storage is full: you can go on, but a reload would lose what is told from now on.')
  : say('This browser keeps nothing here: you can go on, but a reload would lose the evening.'));

/** What of a newer evening can be shown: when it was changed and who sat there, if it says so. */
function newer(id, { ledger, changed }) {
  const names = Array.isArray(ledger?.names) ? ledger.names.filter((name) => typeof name === 'string') : [];
  return { id, changed: typeof changed === 'string' ? changed : null, names: names.slice(0, 4) };
}

function readEvening(id, seen) {
  const { undone, ...rest } = { undone: [], trail: [], ...read(seen, eveningKind, LONGEST) };
  return { evening: { ...rest, undone, id, seen } };
}

/** Look at what lies under an id: an `evening`, one that is `newer`, or `damaged`; null if nothing. */
function look(id) {
  const seen = forGood.read(KEY + id);
  if (seen === null) return null;
  const value = parsed(seen);
  if (isNewer(value?.ledger?.format, LEDGER) || isLater(value?.version)) return { newer: newer(id, value) };
  try {
    return readEvening(id, seen);
  } catch (error) {
    if (!(error instanceof WrongKind)) throw error;
    return { damaged: true };
  }
}

/** Store what is in an evening, whoever has stored what before. */
function lay({ seen, id, ...evening }) {
  const text = JSON.stringify({ version: VERSION, ...evening });
  const trouble = forGood.write(KEY + id, text);
  return trouble ? { why: told(trouble), evening: { ...evening, id, seen } } : { why: null, evening: { ...evening, id, seen: text } };
}

/**
 * Store an evening, unless another tab has stored it otherwise since it was `seen` here. Gives the
 * `evening` as it is now, `why` it could not be stored, in one sentence, or `theirs`: what the other
 * tab has told, left as it is.
 */
export function keep(evening) {
  const now = forGood.read(KEY + evening.id);
  if (now === null || now === evening.seen) return lay(evening);
  const theirs = look(evening.id)?.evening;
  if (theirs) return { why: null, evening, theirs };
  return lay({ ...evening, id: freshId() }); // what lies there is newer, or was spoilt by somebody
}

/** Delete an evening; what is given back can be kept again. */
export const forget = (id) => forGood.remove(KEY + id);

/** Put an evening's text aside: it stays in the browser, but is not offered again. Says whether it could. */
export function setAside(id) {
  const text = forGood.read(KEY + id);
  if (text === null) return true;
  if (forGood.writeBeside(ASIDE + id, text)) return false; // there is no room: it stays where it is
  forGood.remove(KEY + id);
  return true;
}

/**
 * List the evenings: those that can be opened, the last first; those that are newer; and count
 * the damaged ones that now lie aside (`damaged`) or had to stay where they were (`left`).
 */
export function evenings() {
  const found = forGood.keys(KEY).map((key) => [key.slice(KEY.length), look(key.slice(KEY.length))]);
  const damaged = found.filter(([, thing]) => thing?.damaged);
  const moved = damaged.filter(([id]) => setAside(id));
  const whole = found.map(([, thing]) => thing?.evening).filter(Boolean);
  whole.sort((a, b) => (String(a.changed) < String(b.changed) ? 1 : -1));
  return {
    whole,
    newer: found.map(([, thing]) => thing?.newer).filter(Boolean),
    damaged: moved.length,
    left: damaged.length - moved.length,
  };
}

/** Fetch one evening anew, for instance after another tab has changed it; null if it is gone. */
export const fetchEvening = (id) => look(id)?.evening ?? null;

/** Whether a change in the browser's storage was one of this evening. */
export const isOf = (event, id) => event.key === KEY + id;
