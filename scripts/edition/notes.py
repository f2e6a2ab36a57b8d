"""Read the stand-off notes of a source: its cruces, emendation reasons and commentary."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from scripts.edition.layers import NS, XML_ID, prose


@dataclass(frozen=True)
class Evidence:
    """One clause that bears on a crux, and our sentence about it."""

    clause: str
    text: str
    element: etree._Element


@dataclass(frozen=True)
class Option:
    """One reading of a crux."""

    value: str
    text: str


@dataclass(frozen=True)
class Crux:
    """An open question of a source, its possible readings and our default."""

    id: str
    source: str
    name: str
    question: str
    targets: tuple[str, ...]
    evidence: tuple[Evidence, ...]
    options: tuple[Option, ...]
    default: str
    reason: str
    element: etree._Element

    @property
    def switchable(self) -> bool:
        """Tell whether a player can choose another reading."""
        return len(self.options) > 1


@dataclass(frozen=True)
class Note:
    """A note on the text; `kind` is emendation or commentary."""

    id: str
    kind: str
    targets: tuple[str, ...]
    text: str
    element: etree._Element


@dataclass(frozen=True)
class Notes:
    """All that a source's notes file says."""

    notes: tuple[Note, ...] = ()
    cruces: tuple[Crux, ...] = ()
    adopted: tuple[str, ...] = ()


def fragments(value: str | None) -> tuple[str, ...]:
    """Return the ids that a list of pointers points to."""
    return tuple(pointer.rpartition("#")[2] for pointer in (value or "").split())


def _part(element: etree._Element, kind: str) -> etree._Element:
    found = element.find(f"tei:*[@type='{kind}']", NS)
    if found is None:
        raise ValueError(f"{element.get(XML_ID)} has no {kind}")
    return found


def _crux(element: etree._Element, source: str) -> Crux:
    """Read one crux; its default is the option that the list of options selects."""
    options = _part(element, "options")
    (default,) = fragments(options.get("select"))
    return Crux(
        id=element.get(XML_ID, ""),
        source=source,
        name=element.get("n", ""),
        question=prose(_part(element, "question")),
        targets=fragments(element.get("target")),
        evidence=tuple(
            Evidence(fragments(item.get("corresp"))[0], prose(item), item)
            for item in element.iterfind("tei:list[@type='evidence']/tei:item", NS)
        ),
        options=tuple(Option(item.get("n", ""), prose(item)) for item in options),
        default=next(o.get("n", "") for o in options if o.get(XML_ID) == default),
        reason=prose(_part(element, "reason")),
        element=element,
    )


def read(path: Path, source: str) -> Notes:
    """Read a notes file; a source without one has no notes."""
    if not path.exists():
        return Notes()
    notes: list[Note] = []
    cruces: list[Crux] = []
    adopted: list[str] = []
    for element in etree.parse(path).iterfind(".//tei:standOff/tei:note", NS):
        kind, targets = element.get("type", ""), fragments(element.get("target"))
        if kind == "crux":
            cruces.append(_crux(element, source))
        elif kind == "adopted":
            adopted.extend(targets)
        else:
            notes.append(Note(element.get(XML_ID, ""), kind, targets, prose(element), element))
    return Notes(tuple(notes), tuple(cruces), tuple(adopted))
