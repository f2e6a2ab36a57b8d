"""The parts of the built site that others made, each with the version that is pinned."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = "LICENSES/parts.toml"


@dataclass(frozen=True)
class Part:
    """A part: who made it, where its version stands, its terms, and what it does here.

    ``origin`` is ``pypi:NAME``, ``npm:NAME``, ``runtime:python``, or ``within:ID`` for what is part
    of another part; a version is stated, or read where the origin has it, or none.
    """

    id: str
    name: str
    by: str
    home: str
    origin: str
    licence: str
    text: str
    where: str
    use: str
    version: str = ""
    files: tuple[str, ...] = ()
    pictures: dict[str, str] = field(default_factory=dict)

    @property
    def within(self) -> str:
        """The part that this one is part of; empty for one that stands alone."""
        return self.origin.partition("within:")[2]


def parts(root: Path = ROOT) -> list[Part]:
    """Read the list. Raises ValueError for a part whose version is pinned nowhere."""
    said = tomllib.loads((root / LIST).read_text("utf-8"))["part"]
    return [_part(root, dict(one)) for one in said]


def _part(root: Path, one: dict[str, Any]) -> Part:
    origin = one.pop("from")
    one["files"] = tuple(one.get("files", ()))
    version = one.pop("version", "") or _pinned(root, origin)
    return Part(origin=origin, version=version, **one)


def _pinned(root: Path, origin: str) -> str:
    """Find the version of a part where it is pinned."""
    kind, _, name = origin.partition(":")
    found = (
        {"pypi": _pypi, "npm": _npm, "runtime": _runtime}[kind](root) if kind != "within" else {}
    )
    if kind != "within" and name not in found:
        raise ValueError(f"{LIST} names {origin}, which is pinned nowhere")
    return found.get(name, "")


@cache
def _pypi(root: Path) -> dict[str, str]:
    lock = (root / "requirements.lock").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))


@cache
def _npm(root: Path) -> dict[str, str]:
    lock = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    named = {path.rpartition("node_modules/")[2]: entry for path, entry in lock.items() if path}
    return {name: entry["version"] for name, entry in named.items()}


@cache
def _runtime(root: Path) -> dict[str, str]:
    lock = root / "node_modules/pyodide/pyodide-lock.json"
    return {"python": str(json.loads(lock.read_text("utf-8"))["info"]["python"])}
