"""Pin every package: write the requirements*.lock and package-lock.json.

uv resolves all groups of pyproject.toml together, so that each package has one version; what runs
in Pyodide is resolved for that system alone. A lock has hashes and no address, which neither
uv.lock nor pylock.toml can be without, and any pip reads it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
QUIET = ["--quiet", "--upgrade", "--generate-hashes", "--no-header"]
NO_ADDRESS = ["--no-emit-index-url", "--no-emit-find-links"]
HOSTS = ["--universal", "--python-version", "3.11"]
NPM = ["--ignore-scripts", "--omit-lockfile-registry-resolved"]
IN_PYODIDE = "pyodide"
PYODIDE = ["--python-platform", "wasm32-pyodide2025", "--python-version", "3.14"]


def pin(uv: Path, lock: str, groups: Iterable[str], target: list[str]) -> None:
    """Resolve some groups into a lock for the target; no index address is written."""
    named = [word for group in groups for word in ("--group", group)]
    compiled = ["pip", "compile", *named, "--output-file", lock, *QUIET, *NO_ADDRESS, *target]
    subprocess.run([uv, *compiled], cwd=ROOT, check=True)


def main() -> None:
    """Pin the Python packages with uv, from a throw-away environment, then npm's."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        tools = Path(folder) / "bin"
        subprocess.run([tools / "pip", "install", "--quiet", "uv"], check=True)
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        groups = project["dependency-groups"].keys() - {IN_PYODIDE}
        pin(tools / "uv", "requirements.lock", sorted(groups), HOSTS)
        pin(tools / "uv", "requirements-pyodide.lock", [IN_PYODIDE], PYODIDE)
    npm = Path(sys.executable).parent
    path = f"{npm}{os.pathsep}{os.environ['PATH']}"
    update = [str(npm / "npm"), "install", "--package-lock-only", *NPM]
    for where in (ROOT, ROOT / "tests" / "site" / "nu"):
        subprocess.run(update, cwd=where, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
