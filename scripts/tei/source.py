"""Read the TEI sources: what each is, its rules, its clauses and its notes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from lxml import etree

from gnav_core.core.text import BOOKLET as PRINTS
from gnav_core.core.text import href as address
from scripts.tei import notes as standoff
from scripts.tei.files import ROOT, files, folder_of
from scripts.tei.layers import (
    NS,
    XML_ID,
    XML_LANG,
    diplomatic,
)
from scripts.tei.notes import Crux, Note, Question, fragments
from scripts.tei.summaries import Summary

#: The print round Gnav of 1774: its title page, preface and contents. It holds no rules.
(BOOKLET,) = PRINTS

#: Where a source stands among the sources, in its header.
PLACE: Final = "tei:teiHeader//tei:seriesStmt/tei:biblScope[@unit='source']"

#: What the apparatus calls the cause of a slip (`corr/@type`).
CAUSES: Final = {
    "ocr": "machine reading",
    "print": "slip of the source",
    "transcription": "slip of the transcriber",
    "unknown": "cause unknown",
}

#: How the file ends that says in a language how a source is played.
HOW_TO_PLAY: Final = {"en": ".md", "da": ".da.md"}


@dataclass(frozen=True)
class Clause:
    """One condition with its consequence."""

    id: str
    n: str
    element: etree._Element


@dataclass(frozen=True)
class Rule:
    """One rule of a source; `label` is its printed number, `page` the page it begins on.

    The label is as received; where a slip of it is corrected, `n` has the number that is meant.
    A part of the booklet (title, preface, contents) is kept in the same shape.
    """

    id: str
    n: str
    label: str | None
    page: str | None
    clauses: tuple[Clause, ...]
    element: etree._Element


@dataclass(frozen=True)
class Source:
    """One source: its header and body are TEI elements, its rules stand in document order.

    Where `publish` is "paraphrase" the body, the rules, the clauses and the language are those
    of our paraphrase, under the same ids; where it is "ours" the file holds our wording alone, and
    there is no transcription. A source that has a paraphrase holds its wording in `paraphrase` in
    any case, by clause id. `family` names the package that runs it, `how_to_play` holds our text on
    how it is played by language, empty where there is none.
    """

    id: str
    family: str
    title: str
    short: str
    alt: str | None
    lang: str
    year: str
    publish: str
    header: etree._Element
    rules: tuple[Rule, ...]
    body: etree._Element
    notes: tuple[Note, ...]
    cruces: tuple[Crux, ...]
    questions: tuple[Question, ...]
    adopted: tuple[str, ...]
    summaries: dict[str, Summary]
    paraphrase: dict[str, str]
    how_to_play: dict[str, str]

    @property
    def former(self) -> tuple[Note, ...]:
        """List the notes that were cruces once, and keep their ids."""
        return tuple(note for note in self.notes if note.id.startswith(f"{self.id}.q."))

    @property
    def name(self) -> str:
        """Give what a reader calls it; ``short`` is what it is called where it is cited."""
        return self.alt or self.short

    @property
    def told(self) -> str:
        """Give the site path of the page that says how to play by it; empty where there is none."""
        return f"{address(self.id)}how-to-play/" if self.how_to_play else ""

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with this id; KeyError if the source has none such."""
        for rule in self.rules:
            for clause in rule.clauses:
                if clause.id == clause_id:
                    return clause
        raise KeyError(clause_id)


def _one(element: etree._Element, path: str) -> etree._Element:
    found = element.find(path, NS)
    if found is None:
        raise ValueError(f"no {path} in {element.base}")
    return found


def _page(rule: etree._Element) -> str | None:
    """Return the page a rule begins on: the last page break before its first clause."""
    found = rule.xpath(
        "string((.//tei:seg[@type='clause'])[1]/preceding::tei:pb[1]/@n)", namespaces=NS
    )
    return str(found) or None


def _rule(element: etree._Element) -> Rule:
    label = element.find("tei:label", NS)
    clauses = tuple(
        Clause(seg.get(XML_ID, ""), seg.get("n", ""), seg)
        for seg in element.iterfind(".//tei:seg[@type='clause']", NS)
    )
    return Rule(
        id=element.get(XML_ID, ""),
        n=element.get("n", ""),
        label=None if label is None else diplomatic(label),
        page=_page(element),
        clauses=clauses,
        element=element,
    )


def _paraphrase_tree(path: Path) -> etree._Element | None:
    """Read a paraphrase, giving each part the id of the part it stands for."""
    if not path.exists():
        return None
    root = etree.parse(path).getroot()
    for element in root.iterfind(".//tei:text//*[@corresp]", NS):
        (element.attrib[XML_ID],) = fragments(element.get("corresp"))
    return root


def load(source_id: str, root: Path = ROOT) -> Source:
    """Read one source from the repository at `root`."""
    folder = folder_of(source_id, root)
    tree = etree.parse(folder / f"{source_id}.xml").getroot()
    header = _one(tree, "tei:teiHeader")
    publish = _one(header, ".//tei:publicationStmt/tei:availability").get("n", "full")
    paraphrase = _paraphrase_tree(folder / f"{source_id}.paraphrase.xml")
    shown = paraphrase if publish == "paraphrase" and paraphrase is not None else tree
    text = _one(shown, "tei:text")
    said = standoff.read(folder / f"{source_id}.notes.xml", source_id)
    return Source(
        id=source_id,
        family=folder.name,
        title=diplomatic(_one(header, ".//tei:titleStmt/tei:title[@type='main']")),
        short=diplomatic(_one(header, ".//tei:titleStmt/tei:title[@type='short']")),
        alt=header.findtext(".//tei:titleStmt/tei:title[@type='alt']", None, NS),
        lang=text.get(XML_LANG, ""),
        year=diplomatic(_one(header, "tei:profileDesc/tei:creation/tei:date")),
        publish=publish,
        header=header,
        rules=tuple(_rule(div) for div in text.iterfind(".//tei:div[@n]", NS)),
        body=_one(text, "tei:body"),
        notes=said.notes,
        cruces=said.cruces,
        questions=said.questions,
        adopted=said.adopted,
        summaries=said.summaries,
        paraphrase=_wording(paraphrase),
        how_to_play={
            language: path.read_text("utf-8")
            for language, ending in HOW_TO_PLAY.items()
            if (path := folder / "how-to-play" / f"{source_id}{ending}").is_file()
        },
    )


def _wording(paraphrase: etree._Element | None) -> dict[str, str]:
    if paraphrase is None:
        return {}
    segs = paraphrase.iterfind(".//tei:seg[@type='clause']", NS)
    return {seg.get(XML_ID, ""): diplomatic(seg) for seg in segs}


@cache
def order(root: Path = ROOT) -> tuple[str, ...]:
    """List the sources in the order of the archive, which their headers say.

    Raises `ValueError` where two stand in one place.
    """
    found: dict[int, str] = {}
    for path in files(root).values():
        place = etree.parse(path).find(PLACE, NS)
        if place is not None:
            at = int(diplomatic(place))
            if at in found:
                raise ValueError(f"{found[at]} and {path.stem} are both source {at} of the archive")
            found[at] = path.stem
    return tuple(found[at] for at in sorted(found))


def load_all(root: Path = ROOT) -> dict[str, Source]:
    """Read all sources, in the order of the archive, from the repository at `root`."""
    return {name: load(name, root) for name in order(root)}


def load_texts(root: Path = ROOT) -> dict[str, Source]:
    """Read every text: the sources, in the order of the archive, then the booklet."""
    return {**load_all(root), BOOKLET: load_booklet(root)}


def load_booklet(root: Path = ROOT) -> Source:
    """Read the booklet that Gnav of 1774 stands in; its `rules` are title, preface, contents."""
    return load(BOOKLET, root)
