"""What the tests of the sources share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from scripts import tei
from scripts.tei.files import files
from scripts.tei.layers import LEFT_OUT, name

FOLDER = tei.ROOT / "sources"
#: An element of a file: what an XPath finds in it may be of any kind.
Element = Any


@pytest.fixture(scope="session")
def sources() -> dict[str, tei.Source]:
    """All sources, read once."""
    return tei.load_all()


@pytest.fixture(scope="session")
def booklet() -> tei.Source:
    """The booklet round Gnav of 1774, read once."""
    return tei.load_booklet()


@pytest.fixture(scope="session")
def texts(sources: dict[str, tei.Source], booklet: tei.Source) -> dict[str, tei.Source]:
    """All that is edited: the sources and the booklet."""
    return {**sources, booklet.id: booklet}


@pytest.fixture(scope="session")
def trees() -> dict[str, Element]:
    """Every TEI file, by file name."""
    return {name: etree.parse(path).getroot() for name, path in files().items()}


@pytest.fixture(scope="session")
def words(sources: dict[str, tei.Source]) -> dict[str, str]:
    """The diplomatic text of every clause of every source, by clause id."""
    return {
        clause.id: tei.diplomatic(clause.element)
        for source in sources.values()
        for rule in source.rules
        for clause in rule.clauses
    }


@pytest.fixture(scope="session")
def held(texts: dict[str, tei.Source]) -> dict[str, tei.Clause]:
    """Every clause that is held, the booklet's too, by id."""
    return {c.id: c for text in texts.values() for rule in text.rules for c in rule.clauses}


@pytest.fixture(scope="session")
def tokens(trees: dict[str, Element]) -> Callable[[str], list[str]]:
    """Return what gives the tokens of a file: page numbers too, and other files at their gaps.

    The number of a page on which a game begins below another stands in the file of that one.
    """

    def strings(element: Element) -> list[str]:
        found = [element.text or ""]
        if name(element) == "pb" and element.get("type") != "continued":
            found.append(f" {element.get('n')} ")
        if name(element) == "gap":
            found.append(" " + " ".join(read(element.get("corresp", "").split("#")[0])) + " ")
        for child in element:
            if name(child) and name(child) not in LEFT_OUT["diplomatic"]:
                found += strings(child)
            found.append(child.tail or "")
        return found

    def read(file: str) -> list[str]:
        text = trees[file].find("tei:text", tei.NS)
        assert text is not None
        return "".join(strings(text)).split()

    return read


@pytest.fixture(scope="session")
def evidence() -> Callable[[str], str]:
    """Return what reads a received text."""
    return lambda file: (FOLDER / "evidence" / file).read_text(encoding="utf-8")


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the TEI files that a test may change."""
    for path in files().values():
        copy = tmp_path / path.relative_to(tei.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return tmp_path
