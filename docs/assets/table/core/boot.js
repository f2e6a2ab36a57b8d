// Loads the trimmed Python and the rules in the worker, and says at every step what it does.
import { BootFailure, Files, runtime } from './files.js';
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

async function startPython(files, rules) {
  let module = 'pyodide.mjs';
  try {
    const { loadPyodide } = await import(new URL(module, runtime).href);
    module = null;
    return await loadPyodide({
      indexURL: runtime.href,
      env: { PYTHONPATH: `/${RULES_FILE}` },
      fsInit: async (FS) => FS.writeFile(`/${RULES_FILE}`, await rules),
    });
  } catch (error) {
    if (!(error instanceof BootFailure)) await files.checkScripts(); // a faulty one is named by this
    if (module) throw new BootFailure('files', sentence('The file {file} could not be run ({fault}).'), { file: module, fault: firstLine(error) });
    throw error;
  }
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

/** Load Python and the rules; `tell(stage, done, total)`; gives `call(text) -> text`. */
export async function boot(tell) {
  let lose = () => {};
  const losing = new Promise((_, reject) => { lose = reject; });
  losing.catch(() => {});
  tell(sentence('Checking this browser'), 0, 0);
  checkWasm();
  tell(sentence('Loading Python'), 0, 0);
  let total = 0;
  const files = new Files(counting(tell, () => total), lose);
  files.follow();
  const rules = files.bytes(RULES_FILE);
  rules.catch(() => {});
  const started = startPython(files, rules);
  started.catch(() => {});
  total = await files.total();
  const python = await Promise.race([losing, started]);
  tell(sentence('Opening the rules'), total, total);
  try {
    return python.pyimport('gnav_core.web').call;
  } catch (error) {
    const fault = faultOf(error);
    throw new BootFailure('rules', sentence('Python runs, but the rules could not be opened ({fault}).'), { fault });
  }
}
