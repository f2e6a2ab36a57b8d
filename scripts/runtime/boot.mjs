// Loads build/runtime under node the way the table's worker does, and answers calls.
// node boot.mjs RUNTIME [PROGRAM]: each line of standard input is a call to gnav_core.web as JSON,
// each line of standard output its answer; with PROGRAM, that Python is run and its value printed.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const runtime = path.resolve(process.argv[2]);
const program = process.argv[3];

async function load() {
  const rules = readFile(path.join(runtime, "gnav_core.zip"));
  const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")).href);
  return loadPyodide({
    indexURL: runtime,
    env: { PYTHONPATH: "/gnav_core.zip" },
    fsInit: async (FS) => FS.writeFile("/gnav_core.zip", new Uint8Array(await rules)),
  });
}

async function answer(python) {
  if (program) {
    console.log(python.runPython(program));
    return;
  }
  const { call } = python.pyimport("gnav_core.web");
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(call(line));
  }
}

load().then(answer).catch((error) => {
  console.error(String(error.message));
  process.exitCode = 1;
});
