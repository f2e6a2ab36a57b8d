"""What players ask for as players do: the best page is among the first three that are found.

The theme's own search runs here, in node, with the two indexes of the built site.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from scripts.pages.little_words import LITTLE, little
from tests.programs import NODE
from tests.site.conftest import Built

SEARCHING = Path(__file__).with_name("searching.mjs")
INDEXES = {"en": "search_index.json", "da": "search_index.da.json"}

#: In which index what is asked, and the pages any of which answers it best.
ASKED = [
    ("en", "Malcontent", {"introduction/"}),
    ("en", "hvor mange kan spille", {"gnav-1774/r16/"}),
    ("en", "hvad gør katten", {"gnav-1774/r3/"}),
    ("en", "when does the game end", {"gnav-1774/r15/"}),
    ("en", "tap with the fool", {"gnav-1774/r5/", "gnav-1917/r8/"}),
    ("en", "Ranter-Go-Round", {"introduction/"}),
    ("da", "Killekort", {"introduction/"}),
    ("en", "can I refuse to swap", {"gnav-1774/r3/"}),
    ("en", "what if I run out of lives", {"gnav-1774/r9/", "gnav-1774/r11/"}),
    ("en", "can I buy back in", {"gnav-1774/r9/"}),
    ("en", "who goes first", {"gnav-1917/r3/"}),
    ("en", "what is a matador", {"glossary/"}),
    ("en", "do I have to follow suit in piquet", {"piquet-1774/cruces/"}),
    ("en", "is the ace high in styrvolt", {"styrvolt-1774/r4/"}),
    ("en", "what is the joker worth", {"gnav-german/r3/"}),
    ("da", "hvornår er spillet slut", {"gnav-1774/r15/"}),
    ("da", "må jeg sige nej", {"gnav-1774/r3/"}),
    ("da", "hvad koster det at komme med igen", {"gnav-1774/r9/", "gnav-1774/r13/"}),
    ("da", "hvor mange kort får man i mariage", {"mariage-1774/r1/"}),
    ("da", "to har lige højt", {"gnav-1774/r6/"}),
]
#: What is asked with little words and without.
PLAIN = {
    "what does the cat do": "cat",
    "tap with the fool": "tap fool",
    "Who Wins?": "wins?",
    "what is it": "what is it",
    "hvad gør en nar": "nar",
}

Search = Callable[[str, str], list[str]]


@pytest.fixture(scope="module")
def search(built: Built) -> Search:
    """Give the pages that the search finds in an index, best first."""
    (worker,) = (built.folder / "assets/javascripts/workers").glob("search.*.min.js")

    @cache
    def answers(language: str) -> dict[str, list[str]]:
        asked = [query for asked_in, query, _ in ASKED if asked_in == language]
        asked += [*PLAIN, *PLAIN.values()]
        index = built.folder / "search" / INDEXES[language]
        run = [str(part) for part in (NODE, SEARCHING, worker, index, json.dumps(asked))]
        answered = subprocess.run(run, check=True, capture_output=True, encoding="utf-8")
        found: dict[str, list[str]] = json.loads(answered.stdout)
        return found

    return lambda language, query: answers(language)[query]


def test_twenty_are_asked() -> None:
    assert len({query for _, query, _ in ASKED}) == 20


@pytest.mark.parametrize(("language", "query", "best"), ASKED)
def test_the_best_page_is_among_the_first_three(
    search: Search, language: str, query: str, best: set[str]
) -> None:
    first = [place.partition("#")[0] for place in search(language, query)[:3]]
    assert best & set(first), first


@pytest.mark.parametrize("language", INDEXES)
@pytest.mark.parametrize(("query", "plain"), PLAIN.items())
def test_little_words_do_not_count_where_others_stand(
    search: Search, language: str, query: str, plain: str
) -> None:
    assert search(language, query) == search(language, plain)


def test_a_word_that_is_little_in_one_language_may_count_in_the_other() -> None:
    assert "to" in little("en")
    assert "to" not in little("da")
    assert {"the", "hvad"} <= {*little("en")} & {*little("da")}
    for words in LITTLE.values():
        assert words == sorted(words), "in the order of the alphabet"
