"""Bind the style sheets into one file and the page's modules into another.

They are written by subject; a page fetches two files instead of twenty, and no comments. Called
with the file to write and the files to bind, in their order.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts import tei

ESBUILD: Final = tei.ROOT / "node_modules" / ".bin" / "esbuild"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
#: A module's comments, where they stand on lines of their own.
LINES: Final = re.compile(r"^[ \t]*(?://[^\n]*|/\*.*?\*/[ \t]*)\n", re.DOTALL | re.MULTILINE)
OUTSIDE: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)


def styles(sheets: list[str]) -> str:
    """Join style sheets, without comments and without the white space between their parts."""
    bare = COMMENT.sub("", "\n".join(sheets))
    return re.sub(r"\s*([{};,])\s*", r"\1", bare).strip() + "\n"


def modules(scripts: list[str]) -> str:
    """Join modules, each in a block, so that none sees the names of another.

    A module that imports or exports cannot stand in a block: ValueError.
    """
    for script in scripts:
        if OUTSIDE.search(script):
            raise ValueError("a module of the page neither imports nor exports")
    bare = (re.sub(r"^[ \t]+", "", LINES.sub("", script), flags=re.MULTILINE) for script in scripts)
    return "".join(f"{{\n{script.strip()}\n}}\n" for script in bare)


def shortened(script: str) -> str:
    """Shorten a script: the names within it, and the white space."""
    here = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [str(ESBUILD), "--minify", "--charset=utf8", "--target=es2022", "--format=esm"],
        input=script,
        capture_output=True,
        encoding="utf-8",
        env=here,
        check=True,
    )
    return done.stdout


def main() -> None:
    """Bind the files named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    parser.add_argument("parts", type=Path, nargs="+")
    asked = parser.parse_args()
    parts = [part.read_text("utf-8") for part in asked.parts]
    bound = styles(parts) if asked.target.suffix == ".css" else shortened(modules(parts))
    if not asked.target.exists() or asked.target.read_text("utf-8") != bound:
        asked.target.write_text(bound, "utf-8")


if __name__ == "__main__":
    main()
