"""With the switch of the German text on paraphrase, its words are in no file."""

from __future__ import annotations

import io
import zipfile

import pytest

from scripts import tei
from scripts.data import edition as data
from scripts.data.publish import publish
from scripts.stage import Stage
from scripts.tei import archive
from tests.data.conftest import copy
from tests.some import some

SAMPLE = 5

#: What a player must say at the table, whoever wrote it down.
CRIES = ("Ich gebe weiter an den nächsten.", "Alles steht vor der Dame.")


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Publish with the text withheld; give every file, those in the bag too.

    The wheel holds what ``make text`` wrote last, and no site is built where that is not of today.
    """
    repository = copy(tmp_path_factory.mktemp("repository"))
    path = repository / "sources/gnav/gnav-german.xml"
    switched = path.read_text("utf-8").replace('n="full"', 'n="paraphrase"', 1)
    path.write_text(switched, encoding="utf-8")
    folder = tmp_path_factory.mktemp("docs")
    publish(Stage(folder), archive.load(repository), repository)
    found = {
        str(p.relative_to(folder)): p.read_bytes() for p in some(folder.rglob("*")) if p.is_file()
    }
    with zipfile.ZipFile(io.BytesIO(found.pop("data/gnav-archive.zip"))) as held:
        found |= {name: held.read(name) for name in held.namelist()}
    return {
        name: held.decode(errors=how(name))
        for name, held in found.items()
        if not name.endswith(".whl")
    }


def how(name: str) -> str:
    """Tables in a form of their own hold words among what is none; all else is text."""
    return "replace" if name.endswith((".sqlite", ".parquet")) else "strict"


def phrases() -> list[str]:
    """List what the German article says, five words at a time, from every clause."""
    source = tei.load("gnav-german")
    found = []
    for rule in source.rules:
        for clause in rule.clauses:
            words = tei.diplomatic(clause.element).split()
            found += [" ".join(words[at : at + SAMPLE]) for at in range(len(words) - SAMPLE + 1)]
    return found


def test_no_file_quotes_the_withheld_text_but_for_what_is_cried(texts: dict[str, str]) -> None:
    said = [phrase for phrase in phrases() if not any(phrase.strip("“”") in cry for cry in CRIES)]
    found = {(name, phrase) for name, text in texts.items() for phrase in said if phrase in text}
    assert found == set()


def test_the_paraphrase_stands_in_its_place(texts: dict[str, str]) -> None:
    assert "Each player is dealt one card" in texts["gnav-german/r3/r3.txt"]
    assert "data/tei/gnav-german.paraphrase.xml" in texts
    assert "data/tei/gnav-german.xml" not in texts


def test_the_text_is_published_while_nobody_objects(edition: data.Edition) -> None:
    assert edition.archive.sources["gnav-german"].publish == "full"
