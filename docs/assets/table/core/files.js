// The files of the runtime: each is held against the list in manifest.json before it is used, and
// what is wrong with one is said. The compiled part of Python is compiled while it still comes, and
// set going once its checksum is known to be right; the scripts are run by the browser itself, and
// are looked at only if they fail.
import {
  WrongKind, fields, list, read, text, whole,
} from './door.js';
import { typeOf, whyNoFile, whyNoScript } from './missing.js';
import { RENEWED } from './renewed.js';
import { sentence } from './say.js';
import { sumOf } from './sum.js';

export const runtime = new URL('../runtime/', import.meta.url);
const MANIFEST = 'manifest.json';
const WASM = 'pyodide.asm.wasm';
const OF_PYTHON = [WASM, 'python_stdlib.zip', 'pyodide-lock.json']; // what Python asks for when it starts
export const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.mjs'];
const LARGEST = 1e9; // bytes

const COMES_LATER = /^gnav_core\..+\.zip$/;

/** The zip that a package’s modules and texts come in: that of `games.hanrey`, of `cards`. */
export const zipOf = (part) => `gnav_core.${part}.zip`;

export class BootFailure extends Error {
  constructor(stage, why, parts = {}) {
    super(why);
    Object.assign(this, { stage, parts });
  }
}

const plain = globalThis.fetch.bind(globalThis);

const manifestKind = fields({
  rules: text(64),
  files: list(fields({ name: text(80), bytes: whole(0, LARGEST), sha256: text(64) }), 50),
});

/** Where no checksum can be made (a plain http address), length and first bytes must do. */
const FIRST_BYTES = { wasm: [0, 97, 115, 109], zip: [80, 75, 3, 4] };

const kindOf = (name) => name.split('.').pop();

function beginsRight(name, bytes) {
  return (FIRST_BYTES[kindOf(name)] ?? []).every((byte, at) => bytes[at] === byte);
}

async function hasRightSum(name, bytes, sha256) {
  if (!globalThis.crypto?.subtle) return beginsRight(name, bytes);
  return await sumOf(bytes) === sha256;
}

function joined(parts, length) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The runtime's files as this visit fetches them; `onBytes` is told of every piece that comes. */
export class Files {
  #onBytes;
  #lose;
  #list = null;
  #early = new Map(); // what was asked for before it was wanted, by its name

  constructor(onBytes, lose) {
    this.#onBytes = onBytes;
    this.#lose = lose;
  }

  /** Let every fetch of a runtime file, Python's own too, pass through here. */
  follow() {
    globalThis.fetch = (input, init) => {
      const url = String(input?.url ?? input);
      return url.startsWith(runtime.href) ? this.#answer(url.slice(runtime.href.length)) : plain(input, init);
    };
    // Python looks at some of its files long after they came: a failure has been told by then.
    globalThis.addEventListener('unhandledrejection', (event) => {
      if (event.reason instanceof BootFailure) event.preventDefault();
    });
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await this.#take(WASM);
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    };
  }

  /** Ask for these files at once, and for what Python would ask for one after the other. */
  expect(names) {
    for (const name of [...OF_PYTHON, ...names]) {
      const coming = name === WASM ? this.#compiled() : this.bytes(name);
      coming.catch(() => {}); // what was lost has been told
      this.#early.set(name, coming);
    }
  }

  /** Give what was asked for early, and keep it no longer: all but what was compiled, by which Python may start again. */
  #take(name) {
    const coming = this.#early.get(name);
    if (name !== WASM) this.#early.delete(name);
    return coming;
  }

  /** Give a file's bytes, once they are known to be the right ones. */
  async bytes(name) {
    if (this.#early.has(name)) return this.#take(name);
    const { body } = await this.#ask(name);
    return (await this.#checked(name, body)).bytes;
  }

  /** Give zips that are wanted when all else has long come: the list is asked for anew. */
  async zips(parts) {
    this.#list = null;
    await this.#manifest();
    return Promise.all(parts.map((part) => this.bytes(zipOf(part))));
  }

  /** How many bytes will be seen to come, with these zips and no others. */
  async total(zips) {
    const { files } = await this.#manifest();
    const comes = ({ name }) => !SCRIPTS.includes(name) && (zips.includes(name) || !COMES_LATER.test(name));
    return files.filter(comes).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Name this making of Python and the rules by its sums. */
  async making() {
    const { rules, files } = await this.#manifest();
    return [rules, ...files.filter(({ name }) => !name.startsWith('gnav_core.')).map(({ sha256 }) => sha256)].join(' ');
  }

  /** Say which script is at fault where Python did not start, if one is. */
  async checkScripts() {
    for (const name of SCRIPTS) {
      const answer = await this.#ask(name);
      const why = whyNoScript(name, answer);
      if (why) throw this.#lost(...why);
      await this.#checked(name, answer.body);
    }
  }

  #lost(why, parts, stage = 'files') {
    const found = new BootFailure(stage, why, parts);
    this.#lose(found); // Python may wait for ever for a file that does not come
    return found;
  }

  #manifest() {
    this.#list ??= this.#readManifest();
    return this.#list;
  }

  async #readManifest() {
    const answer = await this.#ask(MANIFEST, { cache: 'no-cache' });
    let manifest;
    try {
      manifest = read(await answer.text(), manifestKind, 20_000);
    } catch (error) {
      if (!(error instanceof WrongKind)) throw this.#lost(sentence('The file {file} broke off; the network may be down.'), { file: MANIFEST });
      throw this.#lost(sentence('The file {file} is damaged, or another page came in its place.'), { file: MANIFEST });
    }
    if (manifest.rules !== RULES) throw this.#lost(RENEWED, {}, 'renewed');
    return manifest;
  }

  async #ask(file, init) {
    const answer = await plain(new URL(file, runtime), init).catch(() => null);
    const why = whyNoFile(file, answer);
    if (why) throw this.#lost(...why);
    return answer;
  }

  async #read(name, body) {
    const reader = body.getReader();
    const parts = [];
    let length = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return joined(parts, length);
        parts.push(value);
        length += value.length;
        this.#onBytes(value.length);
      }
    } catch {
      throw this.#lost(sentence('The file {file} broke off after {done} bytes; the network may be down.'), { file: name, done: length });
    }
  }

  /** Say what is wrong with a file's bytes, or null. */
  async #wrong(name, bytes) {
    const entry = (await this.#manifest()).files.find((file) => file.name === name);
    if (!entry) return [sentence('The file {file} is not on the list of the archive’s files.'), { file: name }];
    if (bytes.length < entry.bytes) {
      return [sentence('The file {file} came cut short: {done} of {total} bytes.'), { file: name, done: bytes.length, total: entry.bytes }];
    }
    if (bytes.length === entry.bytes && await hasRightSum(name, bytes, entry.sha256)) return null;
    return [sentence('The file {file} is not the right one: its bytes are not those that the archive lists.'), { file: name }];
  }

  /** Read a body whole and check it; a wrong one is asked for `again`, past what the browser kept. */
  async #checked(name, body) {
    const bytes = await this.#read(name, body);
    if (!await this.#wrong(name, bytes)) return { bytes, again: false };
    const fresh = await this.#read(name, (await this.#ask(name, { cache: 'reload' })).body);
    const wrong = await this.#wrong(name, fresh);
    if (wrong) throw this.#lost(...wrong);
    return { bytes: fresh, again: true };
  }

  async #answer(name) {
    return new Response(name === WASM ? null : await this.bytes(name)); // that one is compiled already
  }

  /** Compile while the bytes come; a copy of them is checked, and gives the verdict. */
  async #compiled() {
    const answer = await this.#ask(WASM);
    const { body } = answer.clone();
    const streamed = typeOf(answer) === 'application/wasm' ? WebAssembly.compileStreaming(answer) : null;
    streamed?.catch(() => {}); // the check says what is wrong
    const { bytes, again } = await this.#checked(WASM, body);
    try {
      return await (again || !streamed ? WebAssembly.compile(bytes) : streamed);
    } catch (error) {
      throw this.#lost(sentence('This browser cannot compile the file {file} ({fault}).'), { file: WASM, fault: error.message });
    }
  }
}
