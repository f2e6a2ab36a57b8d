// The browser's database of games. Only the worker opens it. A browser may have none, forbid it,
// not answer, close it or throw it away at any time: then it is opened anew, once, and what is put
// in it is put in whole.
import { sentence } from '../say.js';

const DATABASE = 'gnav-archive';
export const GAMES = 'games';
export const ASIDE = 'aside';

const STORES = [GAMES, ASIDE];
const TICK = 100; // ms
const PATIENCE = 50; // ticks for one transaction: the games must not wait for ever for their storage
const LONG = 1200;
const IMPATIENCE = 2;
const LOST = new Set(['InvalidStateError', 'NotFoundError', 'AbortError', 'UnknownError']);

/** What keeps the games from being stored, as a sentence that ends where the loss is told. */
class NoStore extends Error {}

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let patience = PATIENCE;

/**
 * Wait for the storage; once it has not answered, what comes after waits less, until it does.
 * A tick that comes late counts as one: a machine too busy to tick is no storage that is silent.
 */
async function patiently(promise, most = patience) {
  let late;
  const silence = new Promise((_, reject) => {
    let left = most;
    late = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(late);
      patience = IMPATIENCE;
      reject(new NoStore(sentence('its storage does not answer')));
    }, TICK);
  });
  try {
    const found = await Promise.race([promise, silence]);
    patience = PATIENCE;
    return found;
  } finally {
    clearInterval(late);
  }
}

let database = null;

/** Let go of a database that was closed, thrown away, or is wanted by a newer version of the archive. */
function letGo(opened) {
  if (database?.opened === opened) database = null;
  opened.close();
}

function opening(version) {
  const request = indexedDB.open(DATABASE, version);
  request.onupgradeneeded = () => {
    for (const store of STORES.filter((name) => !request.result.objectStoreNames.contains(name))) {
      request.result.createObjectStore(store, { keyPath: 'id' });
    }
  };
  return settled(request);
}

async function openAnew() {
  if (!globalThis.indexedDB) throw new NoStore(sentence('it has no database for pages'));
  let opened;
  try {
    opened = await opening();
    if (STORES.some((store) => !opened.objectStoreNames.contains(store))) { // somebody made it empty
      const next = opened.version + 1;
      opened.close();
      opened = await opening(next);
    }
  } catch (error) {
    throw error?.name === 'SecurityError' ? new NoStore(sentence('it forbids it here; perhaps the window is private')) : error;
  }
  opened.onclose = () => letGo(opened);
  opened.onversionchange = () => letGo(opened);
  return opened;
}

async function open() {
  const mine = database ?? { opening: openAnew() };
  database = mine;
  try {
    mine.opened = await mine.opening;
    return mine.opened;
  } catch (error) {
    if (database === mine) database = null;
    throw error;
  }
}

async function transact(mode, act) {
  const transaction = (await open()).transaction(STORES, mode);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('storing was broken off', 'AbortError'));
  });
  const acted = act(...STORES.map((name) => transaction.objectStore(name))).catch((error) => {
    if (transaction.error === null) transaction.abort();
    throw error;
  });
  const [found] = await Promise.all([acted, done]);
  return found;
}

/** Do something with both stores, all or nothing. */
async function within(mode, act, most) {
  try {
    return await patiently(transact(mode, act), most);
  } catch (error) {
    if (!LOST.has(error?.name)) throw error;
    if (database?.opened) letGo(database.opened);
    return patiently(transact(mode, act), most);
  }
}

/** Look: `act(games, aside)`, an async function, asks both stores; `asked` waits for what one says. */
export const looking = (act) => within('readonly', act);

/** Change: all that `act(games, aside)` changes is changed at once, or nothing is. */
export const changing = (act) => within('readwrite', act);

/** Change much at once, which may take its time. */
export const changingMuch = (act) => within('readwrite', act, LONG);

export const asked = settled;

/** Say in brief why the games cannot be stored. */
export const troubleOf = (error) => (error?.name === 'QuotaExceededError' ? sentence('its storage is full')
  : error instanceof NoStore ? error.message : String(error?.message ?? error ?? 'storage is blocked'));

/** Whether the browser has no room left. */
export const isFull = (error) => error?.name === 'QuotaExceededError';
