"""Build the browser's runtime, unless nothing it is made from has changed."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

from scripts.runtime.build import CACHE, HERE, MANIFEST, PYODIDE, PYODIDE_LOCK, ROOT, build

INPUTS = (HERE, ROOT / "gnav_core", ROOT / "pyproject.toml", PYODIDE_LOCK)


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    found = (path for path in place.rglob("*") if path.is_file())
    return sorted(path for path in found if "__pycache__" not in path.parts)


def fingerprint() -> str:
    """Hash everything the runtime is made from."""
    digest = hashlib.sha256()
    for path in [PYODIDE / "package.json", *(path for place in INPUTS for path in _files(place))]:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def replace(out: Path) -> None:
    """Build into a new folder and put it in the old one's place, so that none is half made."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent) as folder:
        made = Path(folder) / "runtime"
        made.mkdir()
        build(made)
        shutil.rmtree(out, ignore_errors=True)
        made.rename(out)


def renew(out: Path, *, anew: bool = False) -> bool:
    """Build the runtime in `out` unless it is fresh; say whether it was built."""
    stamp = out.with_name(f"{out.name}.made-from")
    now = fingerprint()
    fresh = (out / MANIFEST).exists() and stamp.exists() and stamp.read_text() == now
    if fresh and not anew:
        return False
    replace(out)
    stamp.write_text(now)
    return True


def main() -> str | None:
    """Build what is stale and say what it weighs; give the reason where it cannot."""
    parser = argparse.ArgumentParser(prog="python -m scripts.runtime", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "runtime")
    parser.add_argument("--anew", action="store_true", help="build it whole, whatever is there")
    options = parser.parse_args()
    out: Path = options.out
    if not (PYODIDE / "package.json").exists():
        return "runtime: Pyodide is not in node_modules; `make runtime` installs it first"
    if out.exists() and any(out.iterdir()) and not (out / MANIFEST).exists():
        return f"runtime: {out} holds something else; name an empty folder"
    if options.anew:
        shutil.rmtree(CACHE, ignore_errors=True)
    if not renew(out, anew=options.anew):
        return None
    sizes = {path.name: path.stat().st_size for path in sorted(out.iterdir())}
    print("runtime:", ", ".join(f"{name} {size:,}" for name, size in sizes.items()))
    return None


if __name__ == "__main__":
    sys.exit(main())
