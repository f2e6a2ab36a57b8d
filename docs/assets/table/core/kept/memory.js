// Python's memory, kept by the browser so that the next start need not begin from nothing. One is
// kept, in a cache of its own; whatever is odd about it is a reason to delete it and no more.
import {
  fields, list, oneOf, read, text, whole,
} from '../door.js';
import { sumOf } from '../sum.js';

const PLACE = 'gnav-archive memory';
const ADDRESS = new URL('memory', import.meta.url).href; // nothing is ever asked for there
const ABOUT = 'x-memory';
const VERSION = 1;
const LARGEST = 100_000_000; // bytes
const FREE = 500_000_000; // bytes: with less than that, what room there is belongs to the games

const aboutKind = fields({
  version: oneOf([VERSION]), of: text(1000), parts: list(text(80), 20), bytes: whole(1, LARGEST), sum: text(64),
});

/** The answer in which a memory lies, if one does and the browser gives it. */
const found = async () => globalThis.caches?.match(ADDRESS, { cacheName: PLACE }).catch(() => null);

const aboutOf = (answer) => read(answer.headers.get(ABOUT), aboutKind, 5000);

/** Whether a memory may be kept here: not where data is to be saved, nor where storage is refused or scarce. */
export async function mayBeKept() {
  if (!globalThis.caches || navigator.connection?.saveData) return false;
  try {
    await caches.has(PLACE);
    const { quota, usage } = await navigator.storage.estimate();
    return quota - usage >= FREE;
  } catch {
    return false;
  }
}

/** Keep a memory `of` a making of Python and the rules, in which these `parts` are laid in. */
export async function keep({ of, parts, bytes }) {
  const about = {
    version: VERSION, of, parts, bytes: bytes.length, sum: await sumOf(bytes),
  };
  const cache = await caches.open(PLACE);
  await cache.put(ADDRESS, new Response(bytes, { headers: { [ABOUT]: JSON.stringify(about) } }));
}

/** Delete the memory that is kept, if one is. */
export async function forget() {
  await globalThis.caches?.delete(PLACE).catch(() => {}); // a browser that refuses caches has none
}

/** How many bytes are kept. */
export async function size() {
  const answer = await found();
  try {
    return answer ? aboutOf(answer).bytes : 0;
  } catch {
    return 0; // the next start deletes it
  }
}

/** Give the memory that was kept `of` this making, as `{ parts, bytes }`, or null; any other is deleted. */
export async function recall(of) {
  const answer = await found();
  if (!answer) return null;
  try {
    const about = aboutOf(answer);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isRight = bytes.length === about.bytes && about.of === await of && about.sum === await sumOf(bytes);
    if (isRight) return { parts: about.parts, bytes };
  } catch {
    // what cannot be read is deleted like what is wrong
  }
  await forget();
  return null;
}
