"""The files of the archive, and which of them a name, a pattern or an id stands for."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = ("gnav_core", "scripts", "tests")
SOURCE: Final = re.compile(r"sources/(\w+)/([a-z0-9-]+)\.xml")
MANY: Final = 60
"""A name that so many files have stands for none of them."""


@cache
def matching(pattern: str) -> re.Pattern[str]:
    """Compile a pattern of paths: ``*`` within a name, ``**`` any folders, ``{game}`` a name."""
    part = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "{game}": "(?P<game>[^/]+)"}
    pieces = re.split(r"(\*\*/|\*\*|\*|\{game\})", pattern)
    return re.compile("".join(part.get(piece, re.escape(piece)) for piece in pieces))


class Files:
    """The paths of some files, as they stand from the root, and what can be found among them."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)
        self._matched: dict[tuple[str, ...], frozenset[str]] = {}

    @cached_property
    def folders(self) -> frozenset[str]:
        """Every folder in which one of the files lies."""
        return frozenset(str(up) for name in self.names for up in PurePosixPath(name).parents[:-1])

    @cached_property
    def modules(self) -> dict[str, str]:
        """The file of each module and package, by its dotted name."""
        found = {}
        for name in self.names:
            if name.endswith(".py") and name.startswith(CODE):
                dotted = name.removesuffix(".py").replace("/", ".")
                found[dotted.removesuffix(".__init__")] = name
        return found

    @cached_property
    def named(self) -> dict[str, list[str]]:
        """All files by the last part of their path."""
        found = defaultdict(list)
        for name in sorted(self.names):
            found[name.rpartition("/")[2]].append(name)
        return found

    @cached_property
    def of_source(self) -> dict[str, frozenset[str]]:
        """What each source is: its texts, its module, and what else is called by its id."""
        ids = {found[2] for name in self.names if (found := SOURCE.fullmatch(name))}
        return {
            ident: frozenset(
                name
                for name in self.names
                if name.startswith(("sources/", "gnav_core/"))
                and name.rpartition("/")[2].partition(".")[0].replace("_", "-") == ident
            )
            for ident in ids
        }

    def called(self, name: str, near: str) -> list[str]:
        """Give the files of a name: those below the folder of ``near`` before all others."""
        end = f"/{name}"
        found = [one for one in self.named.get(name.rpartition("/")[2], ()) if one.endswith(end)]
        here = near.rpartition("/")[0] + "/"
        beside = [one for one in found if one.startswith(here)]
        return (beside or found) if len(beside or found) < MANY else []

    def like(self, *patterns: str) -> frozenset[str]:
        """Give the files of some patterns, without those of patterns that begin with ``!``."""
        if patterns not in self._matched:
            found: set[str] = set()
            for one in patterns:
                if one.startswith("!"):
                    found -= self.like(one[1:])
                else:
                    found |= {*filter(matching(one).fullmatch, self.names)}
            self._matched[patterns] = frozenset(found)
        return self._matched[patterns]


def git(*command: str) -> list[str]:
    """Ask git for names of files."""
    done = subprocess.run(["git", *command, "-z"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in done.stdout.decode().split("\0") if name]


def here() -> Files:
    """Give the files that are committed, or would be."""
    listed = git("ls-files", "--cached", "--others", "--exclude-standard")
    return Files(name for name in listed if (ROOT / name).is_file())


def changed(since: str = "HEAD") -> list[str]:
    """Name what has been changed since a commit, and what is not committed yet."""
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", since), *new})
