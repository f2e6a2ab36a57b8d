"""Stage files for the site: write only what changed, drop what is no longer made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple


class Stage:
    """Collect the files of one build in a folder, keeping the times of unchanged ones."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.kept: set[Path] = set()
        self.changed = 0

    def write(self, name: str, text: str) -> None:
        """Write a text file, if its contents differ from what stands there."""
        self.write_bytes(name, text.encode("utf-8"))

    def write_bytes(self, name: str, data: bytes) -> None:
        """Write a file, if its contents differ from what stands there."""
        target = self.target / name
        self.kept.add(target)
        if target.exists() and target.read_bytes() == data:
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        self.changed += 1

    def tree(self, source: Path, under: str = "", leave: frozenset[str] = frozenset()) -> None:
        """Copy a folder's files, leaving out the named paths and hidden files."""
        for path in sorted(source.rglob("*")):
            name = path.relative_to(source).as_posix()
            hidden = any(part.startswith((".", "__")) for part in name.split("/"))
            left = any(name == out or name.startswith(f"{out}/") for out in leave)
            if path.is_file() and not hidden and not left:
                self.write_bytes(f"{under}/{name}".lstrip("/"), path.read_bytes())

    def surplus(self) -> Iterator[Path]:
        """Yield every file that this build did not write."""
        for path in self.target.rglob("*"):
            if path.is_file() and path not in self.kept:
                yield path

    def prune(self) -> None:
        """Remove every file and empty folder that this build did not write."""
        for path in [*self.surplus()]:
            path.unlink()
        for path in sorted(self.target.rglob("*"), reverse=True):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()


class Part(NamedTuple):
    """A part of what is staged, by the file that it is for, and what stages it when wanted."""

    name: str
    write: Callable[[Stage], None]
