// Python's memory is kept and given back whole; whatever is odd about it, it is deleted and no more.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  forget, keep, mayBeKept, recall, size,
} from '../../docs/assets/table/core/kept/memory.js';

const OF = 'these rules and this Python';
const PARTS = ['core', 'games.gnav'];
const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);
const ABOUT = 'x-memory';

/** The browser's caches, as far as a memory asks for them. */
class Caches {
  #places = new Map();

  async open(name) {
    if (!this.#places.has(name)) this.#places.set(name, new Map());
    const place = this.#places.get(name);
    return { put: async (address, answer) => { place.set(address, answer); } };
  }

  async match(address, { cacheName }) { return this.#places.get(cacheName)?.get(address)?.clone(); }

  async has(name) { return this.#places.has(name); }

  async delete(name) { return this.#places.delete(name); }

  /** Change what lies in them: the answer that is kept, to another. */
  async spoil(change) {
    for (const place of this.#places.values()) {
      for (const [address, answer] of place) {
        const about = JSON.parse(answer.headers.get(ABOUT));
        const bytes = change(new Uint8Array(await answer.clone().arrayBuffer()), about);
        place.set(address, new Response(bytes, { headers: { [ABOUT]: JSON.stringify(about) } }));
      }
    }
  }
}

const browser = ({ saveData = false, quota = 2e9, usage = 1e8 } = {}) => {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { connection: { saveData }, storage: { estimate: async () => ({ quota, usage }) } },
  });
};

beforeEach(() => {
  globalThis.caches = new Caches();
  browser();
});

test('what was kept is given back whole, to the rules and the Python that made it', async () => {
  await keep({ of: OF, parts: PARTS, bytes: BYTES });
  assert.equal(await size(), BYTES.length);
  const { of, parts, bytes } = await recall(OF);
  assert.deepEqual({ of, parts }, { of: OF, parts: PARTS });
  assert.deepEqual(bytes, BYTES);
  await forget();
  assert.equal(await size(), 0);
  assert.equal(await recall(OF), null);
});

const ODD = {
  'cut short': (bytes) => bytes.slice(0, 500),
  changed: (bytes) => bytes.with(123, bytes[123] ^ 1),
  'of other rules, or of another Python': (bytes, about) => { about.of += '0'; return bytes; },
  'of no known version': (bytes, about) => { about.version = 99; return bytes; },
  'said to hold other parts': (bytes, about) => { about.parts = 'all'; return bytes; },
  'said to be larger than any': (bytes, about) => { about.bytes = 1e9; return bytes; },
};

for (const [how, change] of Object.entries(ODD)) {
  test(`one that is ${how} is deleted`, async () => {
    await keep({ of: OF, parts: PARTS, bytes: BYTES });
    await caches.spoil(change);
    assert.equal(await recall(OF), null);
    assert.equal(await caches.has('gnav-archive memory'), false);
  });
}

test('none is kept where data is to be saved, or there is no room', async () => {
  assert.equal(await mayBeKept(), true);
  browser({ saveData: true });
  assert.equal(await mayBeKept(), false);
  browser({ quota: 2e8, usage: 1e8 });
  assert.equal(await mayBeKept(), false);
});

test('none is kept, and nothing fails, where caches are wanting or refused', async () => {
  const refused = async () => { throw new DOMException('no', 'SecurityError'); };
  for (const all of [undefined, { match: refused, has: refused, delete: refused }]) {
    globalThis.caches = all;
    assert.equal(await mayBeKept(), false);
    assert.equal(await recall(OF), null);
    assert.equal(await size(), 0);
    await forget();
  }
});
