"""The translations, for the collection of DTS: each is asked for whole.

A clause is cited in its text, so a translation declares no units; each of its clauses names that
which it translates (``corresp``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from scripts import tei
from scripts.data import tei_files
from scripts.data.edition import Edition
from scripts.tei.languages import NAMES
from scripts.tei.layers import NS

TITLE = ".//tei:titleStmt/tei:title[@type='main']"
LICENCE = ".//tei:publicationStmt//tei:licence"


@dataclass(frozen=True)
class Translation:
    """A translation: the file of it, what it translates, and into what language."""

    path: Path
    source: str
    lang: str

    @property
    def id(self) -> str:
        """Name it as its file names itself: ``gnav-1774.en``."""
        return f"{self.source}.{self.lang}"

    @property
    def header(self) -> etree._Element:
        """Give what it says of itself."""
        found = etree.parse(self.path).find("tei:teiHeader", NS)
        assert found is not None
        return found

    @property
    def title(self) -> str:
        """Give the title it has in its language."""
        found = self.header.find(TITLE, NS)
        assert found is not None
        return tei.prose(found)

    @property
    def licences(self) -> list[str]:
        """Give the address of each licence."""
        return [one.get("target", "") for one in self.header.iterfind(LICENCE, NS)]


def translations(edition: Edition) -> Iterator[Translation]:
    """Yield the translations that may be published, in the order of their texts."""
    there = {path.stem: path for path in tei_files.published(edition)}
    for text in edition.archive.texts():
        for lang in NAMES:
            if path := there.get(f"{text.id}.{lang}"):
                yield Translation(path, text.id, lang)
