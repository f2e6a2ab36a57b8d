// The service worker: the archive stays when the network goes. Before this the build puts VERSION
// and SHELVES, each shelf with its files by address, their sizes and checksums; so this file is one
// version of the archive, whole. What is kept of it lies in one cache, and a shelf that has all its
// files there bears a mark. A page that is kept is answered with what was kept with it, never with
// anything of another version; a page that is not is the network's, and so is all it asks for.
const HOME = self.registration.scope;
const OURS = `gnav-archive ${new URL(HOME).pathname} `; // another archive may stand on this host
const CACHE = OURS + VERSION;
const FILES = new Map(Object.values(SHELVES).flatMap((files) => Object.entries(files)));
const SUM = 'Gnav-Sum'; // a kept answer bears the checksum of its file
const FULL = 'QuotaExceededError';
const AT_ONCE = 6;
const NO_NETWORK = 'offline/'; // the page in place of one that is not kept

const markOf = (shelf) => `${HOME}kept-shelf/${shelf}`;

const weigh = (files) => [...files].reduce((sum, [, [bytes]]) => sum + bytes, 0);

/** The address within the archive that a URL stands for, or null where it is not ours. */
function nameOf(url) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address.startsWith(HOME) ? address.slice(HOME.length).replace(/(^|\/)index\.html$/, '$1') : null;
}

const kept = async (name, cacheName = CACHE) => (FILES.has(name)
  ? caches.match(HOME + name, { cacheName, ignoreVary: true }) : undefined);

const isKept = async (shelf, cacheName = CACHE) => Boolean(await caches.match(markOf(shelf), { cacheName }));

async function olderCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
}

async function sumOf(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 16))).replace(/=+$/, '');
}

/** Fetch a file of this version: what the browser has of it will do, if it is the right one. */
async function fetched(name, how = {}) {
  const [, sum] = FILES.get(name);
  for (const cache of ['no-cache', 'reload']) {
    const answer = await fetch(HOME + name, { cache, ...how });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || (sum && sum !== await sumOf(bytes))) continue;
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name); // the bytes are unpacked
    headers.set(SUM, sum);
    return new Response(bytes, { headers }); // a new one: no navigation takes an answer that was led elsewhere
  }
  throw new Error(`${name} is not the file of version ${VERSION}`);
}

/** Take a file from an older version's cache, if it is the same there. */
async function carried(name, older) {
  const [, sum] = FILES.get(name);
  for (const cacheName of older) {
    const answer = await kept(name, cacheName);
    if (sum && answer?.headers.get(SUM) === sum) return answer;
  }
  return null;
}

/** Do something with each of many, a few at once; the first that fails ends it. */
async function each(all, act) {
  const left = [...all];
  let failed = false;
  const work = async () => {
    while (left.length && !failed) await act(left.shift()).catch((error) => { failed = true; throw error; });
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const lost = done.find(({ status }) => status === 'rejected');
  if (lost) throw lost.reason;
}

/** Throw before anything is fetched, where a shelf would find no room. */
async function findRoom(shelf) {
  const { quota, usage } = await navigator.storage.estimate();
  if (usage + weigh(Object.entries(SHELVES[shelf])) > quota) throw new DOMException('no room', FULL);
}

/** Keep a shelf whole; what came of one that cannot be is put away again. */
async function keep(shelf, { older = [], signal, tell = () => {} } = {}) {
  if (await isKept(shelf)) return;
  await findRoom(shelf);
  const cache = await caches.open(CACHE);
  const laid = [];
  try {
    await each(Object.keys(SHELVES[shelf]), async (name) => {
      signal?.throwIfAborted();
      if (!await kept(name)) {
        const answer = await carried(name, older) ?? await fetched(name, { signal, priority: 'low' });
        laid.push(name);
        await cache.put(HOME + name, answer);
      }
      tell(name);
    });
    await cache.put(markOf(shelf), new Response());
  } catch (error) {
    await Promise.all(laid.map((name) => cache.delete(HOME + name)));
    throw error;
  }
}

let turn = Promise.resolve();

/** Let one shelf after the other be kept. */
function inTurn(act) {
  const done = turn.then(act);
  turn = done.catch(() => {});
  return done;
}

/** Come whole or not at all, with every shelf that was kept of the version before. */
async function install() {
  const older = await olderCaches();
  const before = ['pages'];
  for (const shelf of Object.keys(SHELVES)) {
    const had = await Promise.all(older.map((name) => isKept(shelf, name)));
    if (had.some(Boolean) && shelf !== 'pages') before.push(shelf);
  }
  try {
    for (const shelf of before) await keep(shelf, { older });
  } catch (error) {
    // Where there is no room for two versions the new one is read from the network until the old has gone.
    if (error.name === FULL) return;
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  for (const name of await olderCaches()) await caches.delete(name);
}

/** Whether it is a kept page that asks, or a worker: what it asks for must be of its version. */
async function isAskedByKept(clientId) {
  const client = clientId && await self.clients.get(clientId);
  return !client || Boolean(await kept(nameOf(client.url)));
}

async function file({ request, clientId }, name) {
  if (!await isAskedByKept(clientId)) return fetch(request).catch(async (error) => await kept(name) ?? Promise.reject(error));
  const answer = await kept(name);
  if (answer) return answer;
  // What Python is made of is held against a list of its own, and compiled while it still comes.
  return name.startsWith('assets/runtime/') ? fetch(request) : fetched(name);
}

/** The page that stands for one that is not kept; its links lead from wherever it is shown. */
async function noNetwork() {
  const answer = await kept(NO_NETWORK);
  if (!answer) return Response.error();
  const text = (await answer.text()).replaceAll(/((?:=|": )")\.\.(?:\/|(?="))/g, `$1${HOME}`);
  return new Response(text, { status: 503, headers: answer.headers });
}

async function page(request, name) {
  const answer = await kept(name);
  if (answer) return answer;
  if (await kept(`${name}/`)) return Response.redirect(`${HOME}${name}/${new URL(request.url).search}`);
  return fetch(request).catch(noNetwork);
}

/** What is kept, and how large it is: of each shelf, and of all. */
async function told() {
  const shelves = await Promise.all(Object.entries(SHELVES).map(async ([name, files]) => (
    { name, bytes: weigh(Object.entries(files)), kept: await isKept(name) })));
  const here = new Map(shelves.filter((shelf) => shelf.kept).flatMap(({ name }) => Object.entries(SHELVES[name])));
  return { shelves, bytes: weigh(FILES), keptBytes: weigh(here) };
}

/** Keep shelves, telling how far it has come, until the page says to stop. */
async function keepAsked(asked, port) {
  const stopping = new AbortController();
  if (port) port.onmessage = () => stopping.abort();
  const shelves = asked.filter((name) => Object.hasOwn(SHELVES, name));
  const lacking = new Map(shelves.flatMap((name) => Object.entries(SHELVES[name])));
  const total = weigh(lacking);
  let done = 0;
  const tell = (name) => {
    if (!lacking.delete(name)) return; // it stands on another of these shelves too
    done += FILES.get(name)[0];
    port?.postMessage({ done, total });
  };
  try {
    for (const name of shelves) {
      if (await isKept(name)) Object.keys(SHELVES[name]).forEach(tell);
      else await inTurn(() => keep(name, { signal: stopping.signal, tell }));
    }
    port?.postMessage({ kept: true });
  } catch (error) {
    port?.postMessage({ failed: stopping.signal.aborted ? 'AbortError' : error.name });
  }
}

/** Be used at once, unless another tab still reads by the version before. */
async function takeOver(port) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = open.filter(({ url }) => url.startsWith(HOME)).length - 1;
  if (others > 0) port.postMessage({ others });
  else await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { data, ports: [port] } = event;
  if (Array.isArray(data?.keep)) event.waitUntil(keepAsked(data.keep, port));
  else if (data?.tell) event.waitUntil(told().then((all) => port.postMessage(all)));
  else if (data?.takeOver) event.waitUntil(takeOver(port));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method !== 'GET' || request.headers.has('range') || name === null) return;
  if (request.mode === 'navigate') event.respondWith(page(request, name));
  else if (FILES.has(name)) event.respondWith(file(event, name));
});
