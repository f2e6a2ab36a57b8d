"""The table's scripts are the same bytes wherever the archive is built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.runtime.conftest import ROOT

#: The packages that are in the scripts, and what binds them.
PACKAGES = (
    *("esbuild", "@esbuild", "lit", "lit-html", "lit-element", "@lit", "@iconify-json"),
    *("lean-qr", "qr"),
)
#: What the scripts are bundled from.
BUNDLED = (
    *("docs/assets/table", "scripts/runtime", "gnav_core"),
    *(f"node_modules/{name}" for name in PACKAGES),
)


def checkout(folder: Path) -> Path:
    """Lay what the scripts are bundled from into a folder, as a checkout would."""
    for part in BUNDLED:
        shutil.copytree(ROOT / part, folder / part, symlinks=True)
    for file in ("package.json", "build/runtime/manifest.json"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


def bundled(folder: Path) -> dict[str, bytes]:
    subprocess.run([sys.executable, "-m", "scripts.runtime.bundle"], cwd=folder, check=True)
    return {path.name: path.read_bytes() for path in (folder / "build/table").glob("*.js")}


def test_two_folders_bundle_the_same_scripts(runtime, tmp_path: Path):
    one = bundled(checkout(tmp_path / "one"))
    two = bundled(checkout(tmp_path / "somewhere" / "else" / "two"))
    assert sorted(one) == sorted(two)
    assert one == two
