// Runs pyodide-build's own command line inside Pyodide, so that the bytecode is Pyodide's.
// node inside.mjs PYODIDE SITE WORK OPTIMIZE ARGUMENT… : in the folder WORK, run `pyodide ARGUMENT…`
// with the packages in SITE and Python's optimization level OPTIMIZE.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, site, work, optimize, ...args] = process.argv.slice(2);

const program = `
import __main__, os, sys
__main__.__file__ = "/site/bin/pyodide"
sys.argv = ["pyodide", *args.to_py()]
os.chdir("/work")
from pyodide_cli.app import main
try:
    main()
    code = 0
except SystemExit as stop:
    code = stop.code or 0
code
`;

async function run() {
  const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({
    env: {
      COLUMNS: "100",
      PYTHONNODEBUGRANGES: "1", // bytecode says its lines, not its columns: a quarter lighter
      PYTHONPATH: "/site",
      SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH,
      ...(optimize === "0" ? {} : { PYTHONOPTIMIZE: optimize }),
    },
    fsInit: async (FS) => {
      for (const [at, folder] of [["/site", site], ["/work", work]]) {
        FS.mkdirTree(at);
        FS.mount(FS.filesystems.NODEFS, { root: folder }, at);
      }
    },
  });
  python.globals.set("args", args);
  return python.runPython(program);
}

// Pyodide is one very long line, which node would print whole with an uncaught error.
run().then(
  (code) => process.exit(code),
  (error) => {
    console.error(String(error.message));
    process.exit(1);
  },
);
