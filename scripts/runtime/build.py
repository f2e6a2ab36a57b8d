"""Make each file of build/runtime from Pyodide's npm package and from gnav_core."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from gnav_core.core import text
from gnav_core.games import ASKED, FAMILIES
from scripts.runtime.archive import read_zip, sha256, write_json
from scripts.runtime.lighter import lighter
from scripts.runtime.split import CORE, SHARED, later, split, uses, zip_of
from scripts.runtime.trim import belongs_in_browser, is_kept, is_sent
from scripts.zips import EPOCH_SECONDS, zipped

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
PYODIDE = ROOT / "node_modules" / "pyodide"
TOOLS = ROOT / "build" / "pyodide-tools"
CACHE = ROOT / "build" / "pyodide-stdlib"
PYODIDE_LOCK = ROOT / "requirements-pyodide.lock"

AS_GIVEN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
MANIFEST = "manifest.json"

NO_DOCSTRINGS = "2"
WHOLE = "0"

ENVIRONMENT = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH_SECONDS)}


def install_tools(target: Path = TOOLS) -> None:
    """Install pyodide-build for Pyodide's Python, which is not the one that runs this."""
    stamp = target / "installed-from"
    if stamp.exists() and stamp.read_text() == sha256(PYODIDE_LOCK):
        return
    shutil.rmtree(target, ignore_errors=True)
    python = ["--python-version", "3.14", "--implementation", "py", "--abi", "none"]
    pure = ["--platform", "any", "--only-binary=:all:", "--ignore-requires-python"]
    locked = ["--require-hashes", "--no-deps", "--requirement", str(PYODIDE_LOCK)]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile"]
    subprocess.run([*pip, "--target", str(target), *python, *pure, *locked], check=True)
    stamp.write_text(sha256(PYODIDE_LOCK))


def run_pyodide(folder: Path, *arguments: str, optimize: str = WHOLE) -> None:
    """Run `pyodide ARGUMENTS` in `folder`, inside Pyodide."""
    node = str(Path(sys.executable).parent / "node")
    places = [str(PYODIDE), str(TOOLS), str(folder), optimize]
    command = [node, str(HERE / "inside.mjs"), *places, *arguments]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(
            f"runtime: `pyodide {' '.join(arguments)}` failed:\n{done.stdout}{done.stderr}"
        )


def build_stdlib(out: Path, work: Path) -> None:
    """Trim the standard library, compile it without docstrings, and write it to `out`.

    It is kept in build/pyodide-stdlib: it changes only with Pyodide, how it is run, and what goes.
    """
    kept = {name: data for name, data in read_zip(PYODIDE / STDLIB).items() if is_kept(name)}
    kept["_colorize.py"] = (HERE / "colourless.py").read_bytes()
    (work / STDLIB).write_bytes(zipped(kept))
    made_by = f"{sha256(PYODIDE_LOCK)[:16]}-{sha256(HERE / 'inside.mjs')[:16]}"
    cached = CACHE / f"{sha256(work / STDLIB)}-{made_by}.zip"
    if not cached.exists():
        run_pyodide(work, "py-compile", "--silent", STDLIB, optimize=NO_DOCSTRINGS)
        shutil.rmtree(CACHE, ignore_errors=True)
        CACHE.mkdir(parents=True)
        cached.write_bytes(zipped(read_zip(work / STDLIB)))
    shutil.copyfile(cached, out / STDLIB)


def build_wheel(work: Path) -> Path:
    """Build gnav_core's wheel, less what belongs in no browser and what none shows."""
    command = [sys.executable, "-m", "flit_core.wheel", "--outdir", str(work), str(ROOT)]
    subprocess.run(command, env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = work.glob("gnav_core-*.whl")
    files = {name: data for name, data in read_zip(wheel).items() if belongs_in_browser(name)}
    wheel.write_bytes(zipped({name: lighter(name, data) for name, data in files.items()}))
    return wheel


def build_rules(out: Path, work: Path) -> None:
    """Compile gnav_core's wheel, split it, and enter the core, alone, in the lock file."""
    wheel = build_wheel(work)
    lock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    write_json(work / LOCK, {**lock, "packages": {}})
    run_pyodide(work, "lockfile", "add-wheels", "--input", LOCK, "--output", LOCK, wheel.name)
    run_pyodide(work, "py-compile", "--silent", ".")
    (compiled,) = work.glob("gnav_core-*.whl")
    files = {name: data for name, data in read_zip(compiled).items() if is_sent(name)}
    for name, held in split(files).items():
        (out / name).write_bytes(zipped(held))
    lock = json.loads((work / LOCK).read_text(encoding="utf-8"))
    lock["packages"]["gnav-core"] |= {"file_name": CORE, "sha256": sha256(out / CORE)}
    write_json(out / LOCK, lock)


def write_manifest(out: Path) -> None:
    """List every file with its size and hash, what each game needs, and one hash of all rules."""
    files = sorted(path for path in out.iterdir() if path.name != MANIFEST)
    rows = [{"name": p.name, "bytes": p.stat().st_size, "sha256": sha256(p)} for p in files]
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((out / LOCK).read_text(encoding="utf-8"))
    versions = {"pyodide": package["version"], "python": lock["info"]["python"]}
    sums = "".join(sha256(out / name) for name in (CORE, *map(zip_of, later((*FAMILIES, *ASKED)))))
    rules = hashlib.sha256(sums.encode()).hexdigest()
    needs = {game: [*uses(game), f"games.{game}"] for game in (*FAMILIES, *ASKED)}
    told = {name: source["package"] for name, source in text.sources().items()}
    games = {"games": FAMILIES, "shared": SHARED, "needs": needs, "sources": told}
    write_json(out / MANIFEST, {**versions, **games, "rules": rules, "files": rows})


def build(out: Path) -> None:
    """Write the whole runtime to the empty folder `out`."""
    install_tools()
    for name in AS_GIVEN:
        shutil.copyfile(PYODIDE / name, out / name)
    with ThreadPoolExecutor() as together:
        list(together.map(build_part, (build_stdlib, build_rules), (out, out)))
    write_manifest(out)


def build_part(part: Callable[[Path, Path], None], out: Path) -> None:
    """Build a part of the runtime in a folder of its own; most of it is Pyodide compiling."""
    with tempfile.TemporaryDirectory() as work:
        part(out, Path(work))
