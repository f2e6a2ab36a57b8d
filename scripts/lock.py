"""Pin every package: write the requirements*.lock and package-lock.json."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAIN = ["--quiet", "--upgrade", "--generate-hashes", "--no-annotate", "--no-header"]
NO_ADDRESS = ["--no-emit-index-url", "--no-emit-find-links"]
HOSTS = ["--universal", "--python-version", "3.11"]
NPM = ["--ignore-scripts", "--omit-lockfile-registry-resolved"]
PYODIDE = ["--python-platform", "wasm32-pyodide2025", "--python-version", "3.14"]


def pin(uv: Path, name: str, target: list[str]) -> None:
    """Resolve `name`.in into `name`.lock for the target; no index address is written."""
    files = [f"{name}.in", "--output-file", f"{name}.lock"]
    subprocess.run(
        [uv, "pip", "compile", *files, *PLAIN, *NO_ADDRESS, *target], cwd=ROOT, check=True
    )


def main() -> None:
    """Pin the Python packages with uv, from a throw-away environment, then npm's."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        tools = Path(folder) / "bin"
        subprocess.run([tools / "pip", "install", "--quiet", "uv"], check=True)
        for asked in sorted(ROOT.glob("requirements*.in")):
            target = PYODIDE if asked.stem == "requirements-pyodide" else HOSTS
            pin(tools / "uv", asked.stem, target)
    npm = Path(sys.executable).parent
    path = f"{npm}{os.pathsep}{os.environ['PATH']}"
    update = [str(npm / "npm"), "install", "--package-lock-only", *NPM]
    for where in (ROOT, ROOT / "tests" / "site" / "nu"):
        subprocess.run(update, cwd=where, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
