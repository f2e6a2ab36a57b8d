"""See that every pointer within the edition leads to something that is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei.files import files
from scripts.tei.layers import XML_ID

#: The attributes that point, to one place or to several.
POINTING: Final = ("target", "corresp", "source", "resp", "select", "ana")


def check(root: Path) -> None:
    """Follow every pointer in the files of the edition in the repository at `root`.

    Raises `ValueError` in one sentence for the first that leads to a file or an id that nobody
    knows.
    """
    trees = {name: etree.parse(path).getroot() for name, path in files(root).items()}
    ids = {name: {e.get(XML_ID) for e in tree.iter("{*}*")} for name, tree in trees.items()}
    for name, tree in trees.items():
        for pointer, line in pointers(tree):
            file, _, ident = pointer.partition("#")
            if file and not (file in trees or (root / "sources" / file).is_file()):
                raise ValueError(f"{name}, line {line}: {pointer} points to no file of the edition")
            if ident and ident not in ids[file or name]:
                raise ValueError(f"{name}, line {line}: {pointer} points to an id nobody knows")


def pointers(tree: etree._Element) -> Iterator[tuple[str, object]]:
    """Yield every pointer within the edition, with the line it stands on."""
    for element in tree.iter("{*}*"):
        for attribute in POINTING:
            for pointer in (element.get(attribute) or "").split():
                if ":" not in pointer:
                    yield pointer, element.sourceline
