"""Ids are unique, hierarchical and for ever."""

from collections import Counter

import pytest

from scripts import tei
from tests.sources.conftest import Element

#: Every clause, in document order. A line of this table is never changed, only lengthened.
CLAUSES = {
    "gnav-1774": "0abc 1a 2abc 3abcdefgh 4abc 5a 6a 7ab 8ab 9abc 10a 11ab 12ab 13a 14ab 15ab "
    "16a 17ab",
    "gnav-1917": "1a 2abcd 3ab 4ab 5abcd 6abc 7ab 8abcdef 9ab 10a",
    "gnav-wikipedia": "1a 0abc 2abcd 3a",
    "gnav-kb": "1abc 2abc",
    "gnav-german": "1a 2a 3abcdef 4abcdef 5abcdefg 6abcd",
    "byd-1774": "0ab 1a 2a 3abc 4a 5a 6a 7ab 8a 9a 10a 11abcd 12a 13abc 14ab 15a 16a",
    "fem-kort-1774": "0ab 1a 11ab 12a",
    "hanrey-1774": "0ab 1a 2a 3abc 4abcde 5abcde 6a",
    "lang-hanrey-1774": "0a 4abc 5abc 6ab 7ab 8a",
    "piquet-1774": "0a 1abcd 2ab 3abcdef 4ab 5a 6ab 7ab 8a 9a 10a 11ab 12ab",
    "tre-kort-1774": "0ab 1a 2a 3ab 4abc 5abc 6abc 7a 8abc 9a 10abcd",
    "polsk-pas-1774": "0a 1a 2ab 3a 4ab 5ab 6ab 7ab 8ab 9ab 10a 11a",
    "hundrede-og-eet-1774": "0ab 1a 2ab 3a 4abc 5a 6a 7a",
    "mariage-1774": "0ab 1abc 2abc 3ab 4ab 5ab",
    "styrvolt-1774": "0a 1abcde 2abc 3ab 4abcd 5ab 6a 7a",
    "narrespillet": "0ab 1abcde 2abc 3ab 4ab 5ab 6ab 7ab 8abcde 9abc 10a 11abcdefghijklmn "
    "12abcd 13abcd 14a 15abc 16ab 17a 18a 19a 20abc 21abcd 22abc 23ab 24ab 25abc 26a 27abcdefgh "
    "28abcdefgh 29abcde 30ab 31ab 32ab 33abc 34abcdef 35abcdefg 36abcd 37abcde 38a 39a 40ab "
    "41abc 42a 43a 44a 45a 46a 47a 48a 49a 50a 51a 52a 53a 54a 55a 56ab 57ab 58ab",
    "canasta-1950": "1abcd 2a 3abcd 4abcdefgh",
    tei.BOOKLET: "titleabc prefaceabcde contentsabcdefghijk",
}


@pytest.mark.parametrize("source", CLAUSES)
def test_clauses_are_those_that_were_published(source: str, texts: dict[str, tei.Source]) -> None:
    rules = texts[source].rules
    assert " ".join(r.n + "".join(c.n for c in r.clauses) for r in rules) == CLAUSES[source]


def test_ids_are_hierarchical(texts: dict[str, tei.Source]) -> None:
    """`gnav-1774.r3.d` is the clause d of the rule 3 of gnav-1774."""
    for source in texts.values():
        for rule in source.rules:
            letter = "" if source.id == tei.BOOKLET else "r"
            assert rule.id == f"{source.id}.{letter}{rule.n}"
            assert [c.id for c in rule.clauses] == [f"{rule.id}.{c.n}" for c in rule.clauses]


def test_ids_are_unique_in_all_files(trees: dict[str, Element]) -> None:
    ids = [i for root in trees.values() for i in root.xpath("//@xml:id") if "." in i or "-" in i]
    assert [i for i, count in Counter(ids).items() if count > 1] == []


def test_every_word_of_a_rule_is_in_a_clause_but_for_known_ones(
    sources: dict[str, tei.Source],
) -> None:
    """Only the printed numbers and the words that lead over to a rule or a list stand outside."""
    outside = {
        rule.id: rest
        for source in sources.values()
        for rule in source.rules
        if (rest := leftover(rule))
    }
    assert outside == {
        "gnav-1774.r0": "spilles saaledes:",
        "styrvolt-1774.r4": "Stikkerne ere:",
    }


def leftover(rule: tei.Rule) -> str:
    """Return the words of a rule that are neither its label nor in a clause."""
    rest = tei.diplomatic(rule.element)
    for part in (rule.label or "", *(tei.diplomatic(c.element) for c in rule.clauses)):
        rest = rest.replace(part, "", 1)
    return " ".join(rest.split())


def test_every_pointer_finds_its_target(trees: dict[str, Element]) -> None:
    ids = {file: set(root.xpath("//@xml:id")) for file, root in trees.items()}
    for file, root in trees.items():
        for value in root.xpath("//@target | //@corresp | //@source | //@select | //@resp"):
            for pointer in value.split():
                place, _, fragment = pointer.partition("#")
                if place.startswith(("http:", "https:")):
                    continue
                there = not place or place in trees or (tei.ROOT / "sources" / place).is_file()
                assert there, pointer
                assert not fragment or fragment in ids[place or file], pointer
