"""The reference: Pyodide as it comes, with the same rules as an uncompiled wheel."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from playwright.sync_api import Browser

from scripts.bench.chromium import PAINTED

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
         "pyodide-lock.json")  # fmt: skip

# Starts Python with the wheel of the rules.
STARTED = """
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
const wheel = await (await fetch('gnav_core.whl')).arrayBuffer();
python.FS.writeFile('/gnav_core.whl', new Uint8Array(wheel));
python.runPython('import sys; sys.path.insert(0, "/gnav_core.whl")');
"""

WORKER = (
    STARTED
    + """const call = python.pyimport('gnav_core.web').call;
const players = ['human', 'threshold', 'threshold', 'threshold']
  .map((kind, seat) => ({ kind, name: `Seat ${seat}` }));
postMessage(call(JSON.stringify({ call: 'start', args: { rules: 'gnav-1774', players } })));
onmessage = ({ data }) => postMessage(data);
"""
)

START = """
() => new Promise((resolve) => {
  const start = performance.now();
  window.worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = () => resolve(performance.now() - start);
})
"""

ECHO = """
async (number) => {
  const times = [];
  for (let at = 0; at < number; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const start = performance.timeOrigin + performance.now();
    await new Promise((resolve) => { worker.onmessage = resolve; worker.postMessage('echo'); });
    times.push(await painted() - start);
  }
  return times;
}
"""


def lay_out(folder: Path) -> None:
    """Write a page with a worker that runs Pyodide as npm has it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for part in PARTS:
        shutil.copy(ROOT / "node_modules" / "pyodide" / part, folder / part)
    with zipfile.ZipFile(folder / "gnav_core.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
        for file in sorted((ROOT / "gnav_core").rglob("*")):
            if file.suffix in (".py", ".json"):
                wheel.write(file, file.relative_to(ROOT))
    (folder / "worker.js").write_text(WORKER, encoding="utf-8")
    page = f"<!doctype html><title>stock</title><script>{PAINTED}</script>"
    (folder / "index.html").write_text(page, encoding="utf-8")


def measure(browser: Browser, address: str, echoes: int) -> tuple[float, list[float]]:
    """Time the first answer with a cold cache, and echoes of a message with the frame after."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    first: float = page.evaluate(START)
    echo: list[float] = page.evaluate(ECHO, echoes)
    context.close()
    return first, echo
