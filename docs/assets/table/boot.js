// Loads the trimmed Python and the rules in the worker, and says at every step what it does.

const runtime = new URL('../runtime/', import.meta.url);

export class BootFailure extends Error {
  constructor(stage, why) {
    super(why);
    this.stage = stage;
  }
}

const nameOf = (url) => new URL(url, runtime).pathname.split('/').pop();
const firstLine = (error) => String(error?.message ?? error).trim().split('\n')[0];

function checkWasm() {
  if (typeof WebAssembly !== 'object') {
    throw new BootFailure('wasm', 'This browser has no WebAssembly, which Python needs.');
  }
  try {
    // The smallest module there is: a policy that forbids WebAssembly refuses this one at once,
    // where Python itself would hang without a word.
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch (error) {
    throw new BootFailure('wasm', 'WebAssembly is blocked here by the site’s content security'
      + ` policy, which must allow 'wasm-unsafe-eval' (${firstLine(error)}).`);
  }
}

/** Make every fetch of a runtime file fail with that file's name, Pyodide's own fetches too. */
function nameMissingFiles(lose) {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = String(input?.url ?? input);
    if (!url.startsWith(runtime.href)) return plain(input, init);
    const answer = await plain(input, init).catch(() => null);
    if (!answer) throw lose(`The file ${nameOf(url)} could not be fetched; the network may be down.`);
    if (!answer.ok) {
      throw lose(`The file ${nameOf(url)} is missing (the server answered ${answer.status}).`);
    }
    return answer;
  };
}

/** Tell how many bytes are here, file by file; the streams stay untouched, so that the browser
 *  can keep its compiled WebAssembly. */
function countFiles(files, tellBytes) {
  const sizes = new Map(files.map(({ name, bytes }) => [name, bytes]));
  let done = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name: url } of list.getEntries()) {
      const name = nameOf(url);
      done += sizes.get(name) ?? 0;
      sizes.delete(name);
    }
    tellBytes(done);
  });
  observer.observe({ type: 'resource', buffered: true });
  return observer;
}

async function importModule(name) {
  const url = new URL(name, runtime).href;
  try {
    return await import(url);
  } catch (error) {
    await fetch(url); // a missing file is named by this
    throw new BootFailure('files', `The file ${name} could not be run (${firstLine(error)}).`);
  }
}

async function fetchBytes(name) {
  return new Uint8Array(await (await fetch(new URL(name, runtime))).arrayBuffer());
}

async function readManifest() {
  const answer = await fetch(new URL('manifest.json', runtime));
  try {
    const { files } = await answer.json();
    return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  } catch (error) {
    throw new BootFailure('files', `The file manifest.json cannot be read (${firstLine(error)}).`);
  }
}

async function startPython(rules) {
  const { loadPyodide } = await importModule('pyodide.mjs');
  return loadPyodide({
    indexURL: runtime.href,
    env: { PYTHONPATH: '/gnav_core.zip' },
    fsInit: async (FS) => FS.writeFile('/gnav_core.zip', await rules),
  });
}

/** Load Python and the rules; `tell(stage, done, total)`; gives `call(text) -> text`. */
export async function boot(tell) {
  let lost = () => {};
  const losing = new Promise((_, reject) => { lost = reject; });
  losing.catch(() => {});
  tell('Checking this browser', 0, 0);
  checkWasm();
  nameMissingFiles((why) => {
    const failure = new BootFailure('files', why);
    lost(failure); // Pyodide may hang on a file that does not come: do not wait for it
    return failure;
  });

  const rules = fetchBytes('gnav_core.zip');
  rules.catch(() => {});
  const started = startPython(rules);
  started.catch(() => {});
  const { files, total } = await readManifest();
  const counting = countFiles(files, (done) => tell('Loading Python', done, total));
  const python = await Promise.race([losing, started]);
  counting.disconnect();
  tell('Opening the rules', total, total);
  try {
    return python.pyimport('gnav_core.web').call;
  } catch (error) {
    const last = String(error.message).trim().split('\n').pop();
    throw new BootFailure('rules', `Python runs, but the rules could not be opened (${last}).`);
  }
}
