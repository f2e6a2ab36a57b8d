// Loads the trimmed Python and the rules in the worker, and says at every step what it does.

import { sentence } from './say.js';

const runtime = new URL('../runtime/', import.meta.url);
const OFTEN = 50; // ms between two tellings of how far the loading has come

export class BootFailure extends Error {
  constructor(stage, why, parts = {}) {
    super(why);
    Object.assign(this, { stage, parts });
  }
}

const nameOf = (url) => new URL(url, runtime).pathname.split('/').pop();
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

/** Read a copy of an answer to see its bytes come; the browser may still keep what it compiles
 *  from the answer itself, which a stream of our own would forbid. */
async function countBytes(copy, onBytes) {
  const reader = copy.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes(value.byteLength);
  }
}

/** Follow every fetch of a runtime file, Pyodide's own too: count it, or name it if it is lost. */
function followFetches(onBytes, lose) {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = String(input?.url ?? input);
    if (!url.startsWith(runtime.href)) return plain(input, init);
    const answer = await plain(input, init).catch(() => null);
    const file = nameOf(url);
    if (!answer) {
      throw lose(sentence('The file {file} could not be fetched; the network may be down.'), { file });
    }
    if (!answer.ok) {
      const { status } = answer;
      throw lose(sentence('The file {file} is missing (the server answered {status}).'), { file, status });
    }
    countBytes(answer.clone(), onBytes).catch(() => {});
    return answer;
  };
}

async function importModule(name) {
  const url = new URL(name, runtime).href;
  try {
    return await import(url);
  } catch (error) {
    await fetch(url); // a missing file is named by this
    throw new BootFailure('files', sentence('The file {file} could not be run ({fault}).'),
      { file: name, fault: firstLine(error) });
  }
}

async function fetchBytes(name) {
  return new Uint8Array(await (await fetch(new URL(name, runtime))).arrayBuffer());
}

async function readTotal() {
  const answer = await fetch(new URL('manifest.json', runtime));
  try {
    const { files } = await answer.json();
    // The two modules are imported, not fetched: their bytes cannot be seen to come.
    const seen = files.filter(({ name }) => !name.endsWith('.mjs'));
    return seen.reduce((sum, { bytes }) => sum + bytes, 0);
  } catch (error) {
    throw new BootFailure('files', sentence('The file {file} cannot be read ({fault}).'),
      { file: 'manifest.json', fault: firstLine(error) });
  }
}

async function startPython(rules) {
  const { loadPyodide } = await importModule('pyodide.mjs');
  try {
    return await loadPyodide({
      indexURL: runtime.href,
      env: { PYTHONPATH: '/gnav_core.zip' },
      fsInit: async (FS) => FS.writeFile('/gnav_core.zip', await rules),
    });
  } catch (error) {
    const [file] = /https?:\S+$/.exec(firstLine(error)) ?? [];
    if (file) await fetch(file); // a module that Pyodide missed is named by this
    throw error;
  }
}

/** Load Python and the rules; `tell(stage, done, total)`; gives `call(text) -> text`. */
export async function boot(tell) {
  let lost = () => {};
  const losing = new Promise((_, reject) => { lost = reject; });
  losing.catch(() => {});
  tell(sentence('Checking this browser'), 0, 0);
  checkWasm();
  tell(sentence('Loading Python'), 0, 0);
  let done = 0;
  let total = 0;
  let told = 0;
  followFetches((bytes) => {
    done += bytes;
    const now = performance.now();
    if (!total || (now - told < OFTEN && done < total)) return;
    told = now;
    tell(sentence('Loading Python'), Math.min(done, total), total);
  }, (why, parts) => {
    const failure = new BootFailure('files', why, parts);
    lost(failure); // Pyodide may hang on a file that does not come: do not wait for it
    return failure;
  });

  const rules = fetchBytes('gnav_core.zip');
  rules.catch(() => {});
  const started = startPython(rules);
  started.catch(() => {});
  total = await readTotal();
  const python = await Promise.race([losing, started]);
  tell(sentence('Opening the rules'), total, total);
  try {
    return python.pyimport('gnav_core.web').call;
  } catch (error) {
    const fault = faultOf(error);
    throw new BootFailure('rules', sentence('Python runs, but the rules could not be opened ({fault}).'), { fault });
  }
}
