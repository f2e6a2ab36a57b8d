// Loads build/runtime under node the way the table's worker does, and answers calls.
// node boot.mjs RUNTIME [PROGRAM]: each line of standard input is a call to gnav_core.web as JSON,
// each line of standard output its answer; with PROGRAM, that Python is run with all packages laid in,
// and its value printed. What a call needs is laid in then, and told on standard error.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const runtime = path.resolve(process.argv[2]);
const program = process.argv[3];

const bytesOf = async (name) => new Uint8Array(await readFile(path.join(runtime, name)));

async function load() {
  const rules = bytesOf("gnav_core.zip");
  const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")).href);
  return loadPyodide({
    indexURL: runtime,
    env: { PYTHONPATH: "/gnav_core.zip" },
    fsInit: async (FS) => FS.writeFile("/gnav_core.zip", await rules),
  });
}

async function layIn(python, part) {
  const zip = `gnav_core.${part}.zip`;
  python.FS.writeFile(`/${zip}`, await bytesOf(zip));
  python.pyimport("gnav_core.web").lay_in(part, `/${zip}`);
}

async function answer(python) {
  if (program) {
    const { shared, games, needs } = JSON.parse(await readFile(path.join(runtime, "manifest.json"), "utf8"));
    for (const part of [...shared, ...[...new Set([...games, ...Object.keys(needs)])].map((one) => `games.${one}`)]) await layIn(python, part);
    console.log(python.runPython(program));
    return;
  }
  const { call } = python.pyimport("gnav_core.web");
  for await (const line of createInterface({ input: process.stdin })) {
    let text = call(line);
    for (let { needs } = JSON.parse(text); needs; { needs } = JSON.parse(text)) {
      for (const part of needs) await layIn(python, part);
      console.error(`laid in: ${needs.join(" ")}`);
      text = call(line);
    }
    console.log(text);
  }
}

load().then(answer).catch((error) => {
  console.error(String(error.message));
  process.exitCode = 1;
});
