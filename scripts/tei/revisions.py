"""Read when each file of the edition was changed, what was changed in it, and why."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei.files import ROOT, files
from scripts.tei.layers import NS, Element

CHANGE: Final = ".//tei:revisionDesc/tei:change"
#: Where it is kept which words of each file its last change speaks of; `make text` writes it.
KEPT: Final = Path("sources/revised.toml")


@dataclass(frozen=True)
class Revision:
    """One change: its day (ISO), the text or list it is of, the kind of file, and its words.

    The kind is ``text``, or what stands after the text's name: ``notes``, ``paraphrase``, ``en``.
    """

    day: str
    of: str
    kind: str
    element: Element


def revisions(root: Path = ROOT) -> list[Revision]:
    """List every change of the edition, newest first; those of a day in the order of the files."""
    found = [one for path in files(root).values() for one in _of(path)]
    return sorted(found, key=lambda one: one.day, reverse=True)


def newest(changes: Iterable[Revision]) -> dict[str, str]:
    """Give the day of the last change of each text, with its notes and translations."""
    found: dict[str, str] = {}
    for one in changes:
        found[one.of] = max(one.day, found.get(one.of, ""))
    return found


def _of(path: Path) -> Iterator[Revision]:
    of, _, kind = path.name.removesuffix(".xml").partition(".")
    for element in etree.parse(path).iterfind(CHANGE, NS):
        yield Revision(element.get("when", ""), of, kind or "text", element)


def kept(root: Path = ROOT) -> str:
    """Write what ``KEPT`` holds of each file: a sum of its words, one of what is told of them.

    Raises ``ValueError`` in one sentence for a file whose words are no longer those that its
    last change speaks of.
    """
    path = root / KEPT
    before = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    now = _states(root)
    for name, state in now.items():
        was = before.get(name, state)
        if was["words"] != state["words"] and was["told"] == state["told"]:
            raise ValueError(f"{name} has other words than before: say in its revisionDesc why")
    return "\n".join(
        f'["{name}"]\nwords = "{state["words"]}"\ntold = "{state["told"]}"\n'
        for name, state in now.items()
    )


def _states(root: Path) -> dict[str, dict[str, str]]:
    found = {}
    for name, path in files(root).items():
        tree = etree.parse(path).getroot()
        words = [*tree.iterfind("tei:text", NS), *tree.iterfind("tei:standOff", NS)]
        found[name] = {"words": _sum(words), "told": _sum([*tree.iterfind(CHANGE, NS)])}
    return found


def _sum(elements: list[Element]) -> str:
    """Give a checksum of the words of elements, whatever white space and markup is in them."""
    words = " ".join(" ".join("".join(map(str, one.itertext())).split()) for one in elements)
    return hashlib.sha256(words.encode()).hexdigest()[:16]
