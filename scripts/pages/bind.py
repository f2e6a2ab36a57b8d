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
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts import tei

ESBUILD: Final = tei.ROOT / "node_modules" / ".bin" / "esbuild"
TARGETS: Final = {"js": ("--target=es2022", "--format=esm"), "css": ()}
OUTSIDE: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)


def modules(scripts: list[str]) -> str:
    """Join modules, each in a block, so that none sees the names of another.

    A module that imports or exports cannot stand in a block: ValueError.
    """
    for script in scripts:
        if OUTSIDE.search(script):
            raise ValueError("a module of the page neither imports nor exports")
    return "".join(f"{{\n{script.strip()}\n}}\n" for script in scripts)


def shortened(text: str, loader: str) -> str:
    """Shorten a script ("js") or a style sheet ("css"): comments, white space, names within."""
    here = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [str(ESBUILD), f"--loader={loader}", "--minify", "--charset=utf8", *TARGETS[loader]],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=here,
        check=True,
    )
    return done.stdout


def bind(target: Path, parts: Iterable[Path]) -> None:
    """Write the file that some files are bound into, unless it stands there already."""
    kind = target.suffix.removeprefix(".")
    texts = [part.read_text("utf-8") for part in parts]
    bound = shortened("\n".join(texts) if kind == "css" else modules(texts), kind)
    if not target.exists() or target.read_text("utf-8") != bound:
        target.write_text(bound, "utf-8")


def main() -> None:
    """Bind the files named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    parser.add_argument("parts", type=Path, nargs="+")
    asked = parser.parse_args()
    bind(asked.target, asked.parts)


if __name__ == "__main__":
    main()
