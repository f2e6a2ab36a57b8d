// Loads the trimmed Python and the rules in the worker, and says at every step what it does.
import {
  BootFailure, Files, SCRIPTS, runtime, zipOf,
} from './files.js';
import { needsOf } from './game-asked.js';
import { forget, recall } from './kept/memory.js';
import { sentence } from './say.js';

export { BootFailure };

const RULES_FILE = 'gnav_core.zip';
const OFTEN = 50; // ms between two tellings of how far the loading has come

const firstLine = (error) => String(error?.message ?? error).trim().split('\n')[0];

/** The line of a Python traceback that names the error. */
export function faultOf(error) {
  const lines = String(error?.message ?? error).trim().split('\n');
  return lines.findLast((line) => /^\w*(\.\w+)*(Error|Exception)\b/.test(line)) ?? lines.at(-1);
}

function checkWasm() {
  if (typeof WebAssembly !== 'object') {
    throw new BootFailure('wasm', sentence('This browser has no WebAssembly, which Python needs.'));
  }
  try {
    // The smallest module there is: a policy that forbids WebAssembly refuses this one at once,
    // where Python itself would hang without a word.
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch {
    throw new BootFailure('wasm', sentence('WebAssembly is blocked here by the site’s content security'
      + ' policy, which must allow \'wasm-unsafe-eval\'.'));
  }
}

/** Start Python with these zips in its file system: from what a memory holds, or from nothing where that fails. */
async function startPython(files, zips, { making, memory }) {
  const [outside, inside] = SCRIPTS;
  let module = outside;
  try {
    import(new URL(inside, runtime).href).catch(() => {}); // the first imports it, and says what is wrong
    const { loadPyodide } = await import(new URL(module, runtime).href);
    module = null;
    const start = (bytes, parts = []) => loadPyodide({
      indexURL: runtime.href,
      env: { PYTHONPATH: `/${RULES_FILE}` },
      fsInit: async (FS) => {
        for (const name of new Set([...zips, ...parts.map(zipOf)])) FS.writeFile(`/${name}`, await files.bytes(name));
      },
      _makeSnapshot: making,
      _loadSnapshot: bytes,
    });
    const kept = await memory;
    if (!kept) return { python: await start(), laid: [] };
    try {
      return { python: await start(kept.bytes, kept.parts), laid: kept.parts };
    } catch (error) {
      if (error instanceof BootFailure) throw error;
      await forget();
      return { python: await start(), laid: [] };
    }
  } catch (error) {
    if (!(error instanceof BootFailure)) await files.checkScripts(); // a faulty one is named by this
    if (module) throw new BootFailure('files', sentence('The file {file} could not be run ({fault}).'), { file: module, fault: firstLine(error) });
    throw error;
  }
}

/** Cut off the end of a memory that is not used yet: Python has as much when it starts. */
function cut(bytes) {
  let end = bytes.length;
  while (bytes[end - 1] === 0) end -= 1;
  return bytes.slice(0, Math.ceil(end / 16) * 16);
}

/** Give a teller of how much has come; it is not told too often. */
function counting(tell, total) {
  let done = 0;
  let told = 0;
  return (bytes) => {
    done += bytes;
    const now = performance.now();
    if (!total() || (now - told < OFTEN && done < total())) return;
    told = now;
    tell(sentence('Loading Python'), Math.min(done, total()), total());
  };
}

/** What was booted: it answers calls, and takes in the packages that they turn out to need. */
class Rules {
  #python;
  #files;
  #layIn;
  #settle;
  #laid;

  constructor({ python, laid }, files) {
    this.#python = python;
    this.#files = files;
    this.#laid = [...laid];
    const web = python.pyimport('gnav_core.web');
    ({ call: this.call, lay_in: this.#layIn, settle: this.#settle, warm: this.warm } = web);
    this.remembered = laid.length > 0;
    if (this.remembered) web.wake();
  }

  /** Let packages be used whose zips lie in Python’s file system. */
  layIn(parts) {
    for (const part of parts) {
      if (this.#laid.includes(part)) continue;
      this.#layIn(part, `/${zipOf(part)}`);
      this.#laid.push(part);
    }
  }

  /** Fetch packages, and let them be used once all have come. */
  async fetch(parts) {
    const zips = await this.#files.zips(parts);
    parts.forEach((part, at) => this.#python.FS.writeFile(`/${zipOf(part)}`, zips[at]));
    this.layIn(parts);
  }

  /** Give Python's memory at rest, of rules that were booted for `making` one. */
  async memory() {
    this.#settle();
    return { of: await this.#files.making(), parts: this.#laid, bytes: cut(this.#python.makeMemorySnapshot()) };
  }
}

/** Load Python, the rules and a game; `tell(stage, done, total)`. What is loaded for `making` a memory uses none. */
export async function boot(game, tell, { making = false } = {}) {
  let lose = () => {};
  const losing = new Promise((_, reject) => { lose = reject; });
  losing.catch(() => {});
  tell(sentence('Checking this browser'), 0, 0);
  checkWasm();
  tell(sentence('Loading Python'), 0, 0);
  let total = 0;
  const count = counting(tell, () => total);
  const files = new Files(count, lose);
  files.follow();
  const parts = needsOf(game);
  const zips = [RULES_FILE, ...parts.map(zipOf)];
  const weighed = files.total(zips); // the list comes first: all others are held against it
  const memory = making ? null : recall(files.making());
  memory?.catch(() => {}); // a list that was lost has been told
  const started = startPython(files, zips, { making, memory });
  files.expect(zips); // after the scripts, which must be read first
  started.catch(() => {});
  total = await weighed;
  count(0); // some may have come before it
  const python = await Promise.race([losing, started]);
  tell(sentence('Opening the rules'), total, total);
  total = 0; // a game that is fetched later is no part of the start
  try {
    const rules = new Rules(python, files);
    rules.layIn(parts);
    return rules;
  } catch (error) {
    await forget(); // it may have come from there
    const fault = faultOf(error);
    throw new BootFailure('rules', sentence('Python runs, but the rules could not be opened ({fault}).'), { fault });
  }
}
