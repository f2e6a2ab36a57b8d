// The evenings kept in this browser, each under a key of its own, so that one that is damaged
// costs no other. What cannot be read is moved aside, not deleted.
import { say } from '../say.js';

const KEY = 'gnav.evening.';
const ASIDE = 'gnav.evening-aside.';

const isEvening = (value) => String(value?.ledger?.format).startsWith('gnav-ledger/')
  && Array.isArray(value.ledger.names) && Array.isArray(value.ledger.entries)
  && Array.isArray(value.undone);

/** Why the last evening could not be stored, in one sentence, or null. */
function trouble(error) {
  return error?.name === 'QuotaExceededError'
    ? say('This browser’s storage is full: you can go on, but a reload would lose what is told from now on.')
    : say('This browser keeps nothing here: you can go on, but a reload would lose the evening.');
}

/** Store an evening; gives null, or in one sentence why it could not be. */
export function keep(evening) {
  try {
    localStorage.setItem(KEY + evening.id, JSON.stringify(evening));
    return null;
  } catch (error) {
    return trouble(error);
  }
}

/** Delete an evening; what is given back can be kept again. */
export function forget(id) {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Where nothing can be stored, nothing is there to delete.
  }
}

/** Put an evening's text aside: it stays in the browser, but is not offered again. */
export function setAside(id) {
  try {
    const text = localStorage.getItem(KEY + id);
    localStorage.removeItem(KEY + id);
    if (text !== null) localStorage.setItem(ASIDE + id, text);
  } catch {
    // It could not be moved; it is left where it is.
  }
}

function read(id) {
  try {
    const evening = JSON.parse(localStorage.getItem(KEY + id));
    return isEvening(evening) ? { ...evening, id } : null;
  } catch {
    return null;
  }
}

function ids() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
  } catch {
    return [];
  }
}

/** List the evenings, the last first, and count those that are damaged and now lie aside. */
export function evenings() {
  const found = ids().map((id) => [id, read(id)]);
  const damaged = found.filter(([, evening]) => !evening);
  for (const [id] of damaged) setAside(id);
  const whole = found.map(([, evening]) => evening).filter(Boolean);
  whole.sort((a, b) => (String(a.changed) < String(b.changed) ? 1 : -1));
  return { whole, damaged: damaged.length };
}

/** Fetch one evening anew, for instance after another tab has changed it; null if it is gone. */
export const fetchEvening = (id) => read(id);

/** Whether a change in the browser's storage was one of this evening. */
export const isOf = (event, id) => event.key === KEY + id;

/** An id for a new evening: its hour, and a few letters against two in one hour. */
export const freshId = () => `${new Date().toISOString().slice(0, 19)}.${Math.random().toString(36).slice(2, 6)}`;
