"""Read the bibliography: each work, how far we know it, and what it showed."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei.files import ROOT
from scripts.tei.layers import NS, XML_ID, XML_LANG, Element, prose
from scripts.tei.notes import fragments

FILE: Final = "bibliography.xml"
#: How far a work is known: a copy was read, another told of it, or neither.
STATUSES: Final = ("seen", "cited", "unseen")
LANGUAGES: Final = ("en", "da")


@dataclass(frozen=True)
class Work:
    """One entry; `by` is the id of the entry that told of a cited one, `day` when one was seen.

    `shown` says by language how much was read and what it showed.
    """

    id: str
    group: str
    status: str
    short: str
    by: str
    day: str
    shown: dict[str, str]
    address: str | None
    element: Element

    def described(self) -> Element:
        """Give what describes the work: the entry without its address, its day and its notes."""
        bare = deepcopy(self.element)
        for part in list(bare):
            if part.get("target") or part.get("type") in {"seen", "shown"}:
                bare.remove(part)
        return bare


def load(root: Path = ROOT) -> tuple[Work, ...]:
    """Read all entries, in the order of the file.

    Raises `ValueError` in one sentence for the first that does not say how far it is known.
    """
    tree = etree.parse(root / "sources" / FILE)
    works = tuple(_work(element) for element in tree.iterfind(".//tei:listBibl/tei:bibl", NS))
    for work in works:
        check(work)
    return works


def _work(element: Element) -> Work:
    seen = element.find("tei:date[@type='seen']", NS)
    above = element.getparent()
    address = element.find("tei:ref", NS)
    return Work(
        id=element.get(XML_ID, ""),
        group="" if above is None else above.get("type", ""),
        status=element.get("status", ""),
        short=element.get("n", ""),
        by=next(iter(fragments(element.get("source"))), ""),
        day="" if seen is None else seen.get("when", ""),
        shown={
            note.get(XML_LANG, ""): prose(note)
            for note in element.iterfind("tei:note[@type='shown']", NS)
        },
        address=None if address is None else address.get("target"),
        element=element,
    )


def check(work: Work) -> None:
    """See that an entry says how far it is known; `ValueError` in one sentence if not."""
    if work.status not in STATUSES:
        raise ValueError(f"{work.id} says {work.status!r}, and not whether it was seen")
    if bool(work.day) != (work.status == "seen"):
        raise ValueError(f"{work.id} is {work.status}: only what was seen has a day, and it must")
    if bool(work.by) != (work.status == "cited"):
        raise ValueError(f"{work.id} is {work.status}: only what is cited has a source, and must")
    if not work.short or set(work.shown) != set(LANGUAGES):
        raise ValueError(f"{work.id} lacks its short name, or what it showed in {LANGUAGES}")


def heads(root: Path = ROOT) -> dict[str, dict[str, str]]:
    """Give the headings of the groups by language, in their order."""
    tree = etree.parse(root / "sources" / FILE)
    return {
        group.get("type", ""): {
            head.get(XML_LANG, ""): prose(head) for head in group.iterfind("tei:head", NS)
        }
        for group in tree.iterfind(".//tei:listBibl", NS)
    }


def marks(root: Path = ROOT) -> dict[str, dict[str, str]]:
    """Give what the marks of the notes that cite no work mean, by language."""
    tree = etree.parse(root / "sources" / FILE)
    return {
        category.get(XML_ID, ""): {
            said.get(XML_LANG, ""): prose(said) for said in category.iterfind("tei:catDesc", NS)
        }
        for category in tree.iterfind(".//tei:category", NS)
    }
