// Saved games, in this browser's IndexedDB. Only the worker opens it: a record holds every
// piece, so its text never comes to the page. What cannot be read is moved aside, not deleted.
import { sentence } from './say.js';

const DATABASE = 'gnav-archive';
const GAMES = 'games';
const ASIDE = 'aside';
const REGRET = 3_600_000; // ms: how long a deleted game can be brought back

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storing was broken off'));
    transaction.onerror = () => reject(transaction.error);
  });
}

let database = null;

function open() {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const store of [GAMES, ASIDE]) {
        if (!request.result.objectStoreNames.contains(store)) {
          request.result.createObjectStore(store, { keyPath: 'id' });
        }
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds an older store open'));
  });
  database.catch(() => { database = null; });
  return database;
}

/** Say in words why a stored entry is no record, or give null when it reads as one. */
function damage(entry) {
  if (typeof entry.text !== 'string') return sentence('it holds no text');
  try {
    const record = JSON.parse(entry.text);
    return String(record?.format).startsWith('gnav-record/') ? null : sentence('it is no gnav-record');
  } catch {
    return sentence('its text breaks off or is not JSON');
  }
}

/** Store the game `id` with its record's text and a summary that names no piece. */
export async function keep(id, text, summary) {
  const transaction = (await open()).transaction(GAMES, 'readwrite');
  transaction.objectStore(GAMES).put({ id, text, summary, changed: new Date().toISOString() });
  await finished(transaction);
}

/** Move a damaged game aside, with what is wrong with it. */
export async function setAside(entry, why) {
  const transaction = (await open()).transaction([GAMES, ASIDE], 'readwrite');
  transaction.objectStore(ASIDE).put({ ...entry, why, moved: new Date().toISOString() });
  transaction.objectStore(GAMES).delete(entry.id);
  await finished(transaction);
}

/** Give one stored entry, text and all, or undefined. */
export async function fetchGame(id) {
  const entry = await settled((await open()).transaction(GAMES).objectStore(GAMES).get(id));
  return entry?.deleted ? undefined : entry;
}

/** Take a game off the list; it can be brought back for a while. */
export async function putAway(id) {
  await change(id, (entry) => ({ ...entry, deleted: Date.now() }));
}

/** Put a deleted game on the list again; say whether it was still there. */
export async function bringBack(id) {
  return change(id, ({ deleted, ...entry }) => entry);
}

async function change(id, anew) {
  const transaction = (await open()).transaction(GAMES, 'readwrite');
  const store = transaction.objectStore(GAMES);
  const entry = await settled(store.get(id));
  if (entry) store.put(anew(entry));
  await finished(transaction);
  return Boolean(entry);
}

async function drop(id) {
  const transaction = (await open()).transaction(GAMES, 'readwrite');
  transaction.objectStore(GAMES).delete(id);
  await finished(transaction);
}

/** Give the record of a game that is over; that of another holds pieces nobody may see yet. */
export async function finishedText(id) {
  const entry = await fetchGame(id);
  return entry?.summary?.over ? entry.text : undefined;
}

/** Give the text of a damaged game that was kept aside. */
export async function asideText(id) {
  const entry = await settled((await open()).transaction(ASIDE).objectStore(ASIDE).get(id));
  return typeof entry?.text === 'string' ? entry.text : undefined;
}

/** Take the games apart: whole ones, and damaged ones, which are moved aside. */
async function sortOut(entries) {
  const games = [];
  const damaged = [];
  for (const entry of entries) {
    const why = damage(entry);
    if (entry.deleted) {
      if (Date.now() - entry.deleted > REGRET) await drop(entry.id);
    } else if (why) {
      await setAside(entry, why);
      damaged.push({ id: entry.id, summary: entry.summary ?? null, changed: entry.changed ?? null, why });
    } else games.push({ id: entry.id, changed: entry.changed, summary: entry.summary });
  }
  return { games, damaged };
}

/**
 * List the summaries of all games, newest first; those found damaged now, which are moved aside
 * and named; and all that were ever kept aside.
 */
export async function summaries() {
  const db = await open();
  const all = (store) => settled(db.transaction(store).objectStore(store).getAll());
  const { games, damaged } = await sortOut(await all(GAMES));
  games.sort((a, b) => (a.changed < b.changed ? 1 : -1));
  const aside = (await all(ASIDE)).map(({ id, summary = null, moved, why }) => ({ id, summary, moved, why }));
  return { games, damaged, aside };
}
