"""Say which tests to run after a change, what is made from it, and how long that takes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts.what.files import ROOT, Files, changed
from scripts.what.graph import built
from scripts.what.told import Told


def main() -> int:
    """Tell it of the files named, or of those that are changed and not committed."""
    parser = argparse.ArgumentParser(prog="make what", description=__doc__)
    parser.add_argument("files", nargs="*", help="files or folders; else all that is changed")
    asked: list[str] = parser.parse_args().files
    graph = built()
    names = [*named(graph.files, asked or changed())]
    if not names:
        print("what: nothing is changed; name a file", file=sys.stderr)
        return 1
    if unknown := [name for name in names if name not in graph.files.names]:
        print(f"what: {unknown[0]} is no file of the archive", file=sys.stderr)
        return 1
    print(*Told(graph, names).lines(), sep="\n")
    return 0


def named(files: Files, asked: Iterable[str]) -> Iterator[str]:
    """Yield the files that are asked for: of a folder all that lie in it."""
    for one in asked:
        path = Path(one)
        name = path.resolve().relative_to(ROOT).as_posix() if path.exists() else one.strip("/")
        inside = [file for file in sorted(files.names) if file.startswith(f"{name}/")]
        yield from inside or [name]


if __name__ == "__main__":
    sys.exit(main())
