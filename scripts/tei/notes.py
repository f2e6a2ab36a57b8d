"""Read the stand-off notes of a source: cruces, questions, reasons of emendations, commentary."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lxml import etree

from scripts.tei.layers import NS, XML_ID, XML_LANG, prose, told
from scripts.tei.summaries import Summary, summary

#: The kinds of note that are not notes on the text.
APART: Final = frozenset({"crux", "question", "adopted", "summary"})
#: The languages of a note, in their order.
LANGUAGES: Final = ("en", "da")
#: How a note points to a question of the concordance, as the header of its file declares.
ASKED: Final = "question:"
#: How a gap says by which step of the principle its default is chosen; see `STEPS`.
CHOSEN: Final = "default:"
#: The steps of the principle by which a gap is filled, the first that gives an answer decides: the
#: game's own words elsewhere, another text of the booklet, the game's kin, what binds least.
STEPS: Final = ("words", "booklet", "kin", "least")
#: The token of a default that was chosen before the principle and departs from it.
DEPARTS: Final = "departs"


@dataclass(frozen=True)
class Evidence:
    """One clause that bears on a question, and our sentence about it.

    `bearing` is "for" or "against" the reading we take, or "open" where it can serve either.
    `danish` is the element that says it in Danish.
    """

    clause: str
    text: str
    bearing: str
    element: etree._Element
    danish: etree._Element | None


@dataclass(frozen=True)
class Option:
    """One reading of a crux, in English and in Danish."""

    value: str
    text: str
    text_da: str | None


@dataclass(frozen=True)
class Question:
    """An open question of a text, what bears on it, and who settles it how and why (`reason`).

    `asks` are the questions of the concordance that it is about, `inferred` those whose answer it
    calls our inference.
    """

    id: str
    source: str
    name: str
    question: str
    question_da: str | None
    asks: tuple[str, ...]
    inferred: tuple[str, ...]
    targets: tuple[str, ...]
    evidence: tuple[Evidence, ...]
    reason: str
    reason_da: str | None
    resp: str
    element: etree._Element

    @property
    def kind(self) -> str:
        """Name its kind: *question*, of the text alone."""
        return "question"


@dataclass(frozen=True)
class Filling:
    """How a gap is filled: by which step, whether against the principle, and what else could be.

    `step` is one of `STEPS`; `otherwise` and `otherwise_da` say what else could stand there.
    """

    step: str
    departs: bool
    otherwise: str
    otherwise_da: str


@dataclass(frozen=True)
class Crux(Question):
    """A question that a game must answer: its possible readings and our default.

    Where `filling` is None the words can be read in two ways, and it is a crux; else the text is
    silent, and it is a gap that we fill.
    """

    options: tuple[Option, ...]
    default: str
    filling: Filling | None

    @property
    def kind(self) -> str:
        """Name its kind: *crux* or *gap*."""
        return "gap" if self.filling else "crux"

    @property
    def switchable(self) -> bool:
        """Tell whether a player can choose another reading."""
        return len(self.options) > 1


@dataclass(frozen=True)
class Note:
    """A note on the text; `kind` is emendation or commentary, `about` what a commentary treats.

    `about` is "word" (a hard word), "sense" (what a passage says), "parallel" (what the other
    sources say) or "text" (the state of the received text), and empty for an emendation.
    `said` are its words in each language, `inferred` the questions of the concordance that it
    calls our inference.
    """

    id: str
    kind: str
    about: str
    targets: tuple[str, ...]
    said: dict[str, etree._Element]
    inferred: tuple[str, ...]
    element: etree._Element

    @property
    def text(self) -> str:
        """Give its English as plain text."""
        return prose(self.said["en"])

    @property
    def text_da(self) -> str:
        """Give its Danish as plain text."""
        return prose(self.said["da"])


@dataclass(frozen=True)
class Notes:
    """All that a source's notes file says; `questions` are those no rule cites.

    `summaries` stand by the id of the rule or the crux that they are of.
    """

    notes: tuple[Note, ...] = ()
    cruces: tuple[Crux, ...] = ()
    questions: tuple[Question, ...] = ()
    adopted: tuple[str, ...] = ()
    summaries: dict[str, Summary] = field(default_factory=dict)


def fragments(value: str | None) -> tuple[str, ...]:
    """Return the ids that a list of pointers points to."""
    return tuple(pointer.rpartition("#")[2] for pointer in (value or "").split())


def asked(element: etree._Element) -> tuple[str, ...]:
    """Return the questions of the concordance that an element points to: `ana="question:cat"`."""
    pointers = element.get("ana", "").split()
    return tuple(p.removeprefix(ASKED) for p in pointers if p.startswith(ASKED))


def inferences(element: etree._Element) -> list[etree._Element]:
    """List the words of a note or a crux by which we say that something is our inference."""
    return list(element.iterfind(".//tei:seg[@type='inference']", NS))


def _inferred(element: etree._Element) -> tuple[str, ...]:
    found = (question for words in inferences(element) for question in asked(words))
    return tuple(dict.fromkeys(found))


def part(crux: etree._Element, kind: str, language: str = "en") -> etree._Element | None:
    """Find a part of a crux in a language: what names none is in English."""
    parts = crux.iterfind(f"tei:*[@type='{kind}']", NS)
    return next((found for found in parts if found.get(XML_LANG, "en") == language), None)


def _part(element: etree._Element, kind: str) -> etree._Element:
    found = part(element, kind)
    if found is None:
        raise ValueError(f"{element.get(XML_ID)} has no {kind}")
    return found


def _danish(element: etree._Element, kind: str) -> str | None:
    found = part(element, kind, "da")
    return None if found is None else prose(found)


def _evidence(element: etree._Element) -> Iterator[Evidence]:
    """Read what bears on a question; the Danish list says the same, item by item."""
    english, danish = part(element, "evidence"), part(element, "evidence", "da")
    items = () if english is None else tuple(english)
    told = (None,) * len(items) if danish is None else tuple(danish)
    for item, in_danish in zip(items, told, strict=True):
        (clause,) = fragments(item.get("corresp"))
        if in_danish is not None and in_danish.get("corresp") != item.get("corresp"):
            raise ValueError(f"{element.get(XML_ID)}: the Danish on {clause} is of another clause")
        yield Evidence(clause, prose(item), item.get("n", "open"), item, in_danish)


def _question(element: etree._Element, source: str) -> dict[str, Any]:
    """Read what every question has; its `resp` is the name of whoever settles it."""
    (resp,) = fragments(element.get("resp"))
    who = element.getroottree().find(f".//tei:respStmt[@{XML_ID}='{resp}']/tei:name", NS)
    return {
        "id": element.get(XML_ID, ""),
        "source": source,
        "name": element.get("n", ""),
        "question": prose(_part(element, "question")),
        "question_da": _danish(element, "question"),
        "asks": asked(element),
        "inferred": _inferred(element),
        "targets": fragments(element.get("target")),
        "evidence": tuple(_evidence(element)),
        "reason": prose(_part(element, "reason")),
        "reason_da": _danish(element, "reason"),
        "resp": resp if who is None else prose(who),
        "element": element,
    }


def _crux(element: etree._Element, source: str) -> Crux:
    """Read one crux; its default is the option that the list of options selects."""
    options = _part(element, "options")
    (default,) = fragments(options.get("select"))
    return Crux(
        **_question(element, source),
        options=tuple(_option(item, part(element, "options", "da")) for item in options),
        default=next(o.get("n", "") for o in options if o.get(XML_ID) == default),
        filling=filling(element),
    )


def filling(element: etree._Element) -> Filling | None:
    """Read how a gap is filled; a crux is not.

    Raises `ValueError` in one sentence where it is not said by which step, or what else could be.
    """
    tokens = (token for token in element.get("ana", "").split() if token.startswith(CHOSEN))
    said = {token.removeprefix(CHOSEN) for token in tokens}
    name, steps = element.get(XML_ID), said - {DEPARTS}
    if element.get("subtype") != "gap":
        if said:
            raise ValueError(f"{name} says how a gap is filled, and is none")
        return None
    if len(steps) != 1 or not steps <= {*STEPS}:
        raise ValueError(f"{name} is filled by {sorted(steps)}, not by one of {STEPS}")
    (step,) = steps
    otherwise = prose(_part(element, "otherwise"))
    return Filling(step, DEPARTS in said, otherwise, _danish(element, "otherwise") or "")


def _option(item: etree._Element, danish: etree._Element | None) -> Option:
    same = f"#{item.get(XML_ID)}"
    told = (one for one in (() if danish is None else danish) if one.get("corresp") == same)
    return Option(item.get("n", ""), prose(item), next(map(prose, told), None))


def _note(element: etree._Element) -> Note:
    return Note(
        id=element.get(XML_ID, ""),
        kind=element.get("type", ""),
        about=element.get("subtype", ""),
        targets=fragments(element.get("target")),
        said=_said(element),
        inferred=_inferred(element),
        element=element,
    )


def _said(element: etree._Element) -> dict[str, etree._Element]:
    """Find the words of a note in each language, the first one first."""
    found = told(element)
    if tuple(found) != LANGUAGES:
        raise ValueError(f"{element.get(XML_ID)} is not said in {LANGUAGES}, in this order")
    return found


def read(path: Path, source: str) -> Notes:
    """Read a notes file; a source without one has no notes."""
    if not path.exists():
        return Notes()
    found: dict[str, list[etree._Element]] = defaultdict(list)
    for element in etree.parse(path).iterfind(".//tei:standOff/tei:note", NS):
        kind = element.get("type", "")
        if kind == "crux" and element.get("subtype") == "textual":
            kind = "question"
        found[kind if kind in APART else "note"].append(element)
    return Notes(
        notes=tuple(_note(element) for element in found["note"]),
        cruces=tuple(_crux(element, source) for element in found["crux"]),
        questions=tuple(Question(**_question(e, source)) for e in found["question"]),
        adopted=tuple(i for e in found["adopted"] for i in fragments(e.get("target"))),
        summaries={i: summary(e) for e in found["summary"] for i in fragments(e.get("target"))},
    )
