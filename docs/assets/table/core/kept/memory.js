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

/** Ask the browser's caches; null where it has none, or refuses them, as it may at any word. */
async function asked(what) {
  try {
    return await what(caches) ?? null;
  } catch {
    return null;
  }
}

const found = () => asked((all) => all.match(ADDRESS, { cacheName: PLACE }));

const aboutOf = (answer) => read(answer.headers.get(ABOUT), aboutKind, 5000);

/** Whether a memory may be kept here: not where data is to be saved, nor where storage is refused or scarce. */
export async function mayBeKept() {
  if (navigator.connection?.saveData || await asked((all) => all.has(PLACE)) === null) return false;
  const { quota, usage } = await navigator.storage.estimate();
  return quota - usage >= FREE;
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
  await asked((all) => all.delete(PLACE));
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

async function bytesOf(answer) {
  try {
    const { parts, of, bytes: length, sum } = aboutOf(answer);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length === length && await sumOf(bytes) === sum ? { of, parts, bytes } : null;
  } catch {
    return null;
  }
}

/** Give the memory that was kept `of` this making, as `{ parts, bytes }`, or null; any other is deleted. */
export async function recall(of) {
  const answer = await found();
  if (!answer) return null;
  const kept = await bytesOf(answer);
  if (kept?.of === await of) return kept;
  await forget();
  return null;
}
