"""Write what the set-up is made of as files that are there before Python, one a language."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from gnav_core.core.sentences import LANGUAGES
from gnav_core.play import catalogue
from scripts.runtime.build import MANIFEST

ROOT = Path(__file__).resolve().parents[2]


def name_of(language: str) -> str:
    """Name the file of a language: ``told.da.json``."""
    return f"told.{language}.json"


def write(runtime: Path, out: Path) -> list[Path]:
    """Write the file of each language to `out`, with the checksum of the rules in `runtime`."""
    rules = json.loads((runtime / MANIFEST).read_text("utf-8"))["rules"]
    out.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        told = {"rules": rules, **catalogue.set_up(language)}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (out / name_of(language)).write_text(text, "utf-8")
    return [out / name_of(language) for language in LANGUAGES]


def main() -> int:
    """Write the files, then say how large they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runtime", type=Path, default=ROOT / "build" / "runtime")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "table")
    options = parser.parse_args()
    for path in write(options.runtime, options.out):
        print(f"told: {path} {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
