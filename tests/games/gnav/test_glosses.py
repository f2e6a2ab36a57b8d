"""The table explains a cry with the words of the edition's own translation."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from gnav_core.core import registry, text
from gnav_core.core.cited import Cited
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.glosses import GLOSSES, gloss

ROOT = Path(__file__).parents[3]
CRIES = {said.value: said for name in SOURCES for said in registry.rule_set(name).cries.values()}
LEFT = {"Kis-Kis", "Kis! Kis!"}


def translated(clause: str, language: str) -> str:
    """The translation of a clause, with its white space folded."""
    source, rest = clause.split(".", 1)
    tree = ElementTree.parse(ROOT / f"sources/gnav/{source}.{language}.xml")
    name = f"{source}.{language}.{rest}"
    for element in tree.iter():
        if element.get("{http://www.w3.org/XML/1998/namespace}id") == name:
            return " ".join("".join(element.itertext()).split())
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("language", "cry"), [(lang, cry) for lang in GLOSSES for cry in GLOSSES[lang]]
)
def test_a_gloss_stands_in_the_translation_of_the_clause_cried(language: str, cry: str):
    said: Cited[str] = CRIES[cry]
    glossed = gloss(cry, language)
    assert glossed
    assert any(glossed in translated(clause, language) for clause in said.clauses)


def test_every_cry_in_another_language_is_explained_but_the_call_to_the_cat():
    assert set(CRIES) - GLOSSES["en"].keys() == LEFT
    german = {
        cry
        for cry, said in CRIES.items()
        if text.sources()[said.clauses[0].split(".")[0]]["lang"] == "de"
    }
    assert GLOSSES["da"].keys() == german


def test_what_needs_no_gloss_has_none():
    assert gloss(None) is None
    assert gloss("Kis-Kis") is None
    assert gloss("Hug af!", "da") is None
