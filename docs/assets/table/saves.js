// Saved games, in this browser's IndexedDB. Only the worker opens it: a record holds every
// piece, so its text never comes to the page. What cannot be read is moved aside, not deleted.

const DATABASE = 'gnav-archive';
const GAMES = 'games';
const ASIDE = 'aside';

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
  if (typeof entry.text !== 'string') return 'it holds no text';
  try {
    const record = JSON.parse(entry.text);
    return String(record?.format).startsWith('gnav-record/') ? null : 'it is no gnav-record';
  } catch {
    return 'its text breaks off or is not JSON';
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
  return settled((await open()).transaction(GAMES).objectStore(GAMES).get(id));
}

/** List the summaries of all games, newest first; damaged ones are moved aside and named. */
export async function summaries() {
  const db = await open();
  const entries = await settled(db.transaction(GAMES).objectStore(GAMES).getAll());
  const games = [];
  const damaged = [];
  for (const entry of entries) {
    const why = damage(entry);
    if (why) {
      await setAside(entry, why);
      damaged.push({ summary: entry.summary ?? null, changed: entry.changed ?? null, why });
    } else games.push({ id: entry.id, changed: entry.changed, summary: entry.summary });
  }
  games.sort((a, b) => (a.changed < b.changed ? 1 : -1));
  return { games, damaged };
}
