"""What each note of the edition rests on: works of the bibliography, the text, or ourselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei.bibliography import FILE
from scripts.tei.files import ROOT, files
from scripts.tei.layers import NS, XML_ID, Element
from scripts.tei.notes import fragments

#: The marks of a note that refers to no work: the words of the sources say so, or we do.
TEXT: Final = "text"
OURS: Final = "ours"


@dataclass(frozen=True)
class Ground:
    """What a note rests on: the ids of the works it refers to, and its mark, if it has one."""

    works: tuple[str, ...]
    mark: str


def ground(element: Element) -> Ground:
    """Read what a note, a crux or an entry of the glossary rests on.

    Raises `ValueError` in one sentence for one that refers to no work and bears no mark.
    """
    refs = (ref.get("target", "") for ref in element.iterfind(".//tei:ref", NS))
    works = dict.fromkeys(i for ref in refs if ref.startswith(FILE) for i in fragments(ref))
    marks = (p for p in element.get("ana", "").split() if p.startswith(FILE))
    mark = next((i for pointer in marks for i in fragments(pointer)), "")
    if mark not in {TEXT, OURS} and (mark or not works):
        raise ValueError(
            f"{element.get(XML_ID)} does not say what it rests on: {mark or 'nothing'}"
        )
    return Ground(tuple(works), mark)


def grounds(root: Path = ROOT) -> Iterator[tuple[str, Element, Ground]]:
    """Yield every note, crux and entry of the glossary with its kind and its ground.

    A summary claims nothing that its rule or its crux does not say.
    """
    for name, path in files(root).items():
        tree = etree.parse(path)
        if name.endswith(".notes.xml"):
            for element in tree.iterfind(".//tei:standOff/tei:note", NS):
                kind = element.get("type", "")
                if kind not in {"adopted", "summary"}:
                    yield kind, element, ground(element)
        elif name == "glossary.xml":
            for element in tree.iterfind(".//tei:entry", NS):
                yield "glossary", element, ground(element)
