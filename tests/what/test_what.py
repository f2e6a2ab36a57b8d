"""Of the kinds of change that there are, `make what` names what finds a fault in each."""

from __future__ import annotations

import pytest

from scripts.what.__main__ import named
from scripts.what.graph import Graph, built
from scripts.what.made import written
from scripts.what.told import Told

GNAV = "gnav_core/games/gnav/"
RULES = "tests/games/gnav/rules/"


@pytest.fixture(scope="module")
def graph() -> Graph:
    return built()


@pytest.fixture
def of(graph):
    return lambda *asked: Told(graph, [*named(graph.files, asked)])


def made(told: Told) -> set[str]:
    return {one.command for one in told.made}


#: A change of each kind, and what must be among the first tests that are named.
CHANGES = {
    "a word of a text": ("sources/gnav/gnav-1917.xml", "tests/sources/"),
    "a translation": ("sources/gnav/gnav-1917.en.xml", "tests/sources/"),
    "a value": (f"{GNAV}sources/gnav_1917.py", f"{RULES}test_1917.py"),
    "a reading": ("sources/gnav/gnav-1774.notes.xml", "tests/sources/"),
    "a sentence": (f"{GNAV}words.py", f"{RULES}test_words.py"),
    "its Danish": (f"{GNAV}da.json", "tests/danish/"),
    "a page's template": ("scripts/pages/templates/rule.html", "tests/edition/"),
    "a style": ("docs/assets/css/ink.css", "tests/edition/test_colours.py"),
    "a script of the table": ("docs/assets/table/core/hints.js", "tests/browser/test_hints.py"),
    "a script without a page": (
        "docs/assets/table/core/address.js",
        "tests/table/address.test.mjs",
    ),
    "a call of the browser": ("gnav_core/web.py", "tests/doors/test_web_arguments.py"),
    "a field of the API": ("scripts/data/rule_data.py", "tests/data/"),
    "a dependency": ("requirements.lock", "tests/runtime/test_requirements.py"),
    "a game": ("gnav_core/games/byd", "tests/games/byd/"),
    "an example": (
        "sources/byd/examples/byd-1774-q-bid-limit-1.json",
        "tests/examples/test_examples.py",
    ),
    "an essay": ("docs/essays/five-sources-one-game.md", "tests/edition/test_essays.py"),
    "what was received": ("sources/evidence/gnav-german.txt", "tests/sources/test_evidence.py"),
    "the Makefile": ("Makefile", "tests/runtime/test_rings.py"),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_what_finds_a_fault_is_among_the_first_that_are_named(of, kind):
    file, test = CHANGES[kind]
    first = of(file).nearest
    assert len(first) <= 8
    assert any(one.startswith(test) for one in first), first


def test_a_value_names_its_examples_its_golden_games_and_what_is_dear(of, graph):
    told = of(f"{GNAV}sources/gnav_1917.py")
    assert made(told) == {
        *("scripts.examples", "scripts.conformance", "scripts.lengths", "scripts.coverage"),
        *("scripts.mutation --write", "scripts.thresholds", "scripts.proofs"),
        "scripts.laboratory --measure",
    }
    (examples,) = (one for one in told.made if one.command == "scripts.examples")
    touched = written(graph.files, examples, [f"{GNAV}sources/gnav_1917.py"])
    own = {name for name in graph.files.names if name.startswith("sources/gnav/examples/1917-")}
    assert own <= {*touched}
    assert not [name for name in touched if "/1774-" in name]


def test_what_one_source_lends_touches_whoever_borrows_it(of, graph):
    told = of(f"{GNAV}sources/gnav_1774.py")
    touched = {
        one
        for made, names in told.made.items()
        for one in written(graph.files, made, names)
        if "/playthroughs/" in one
    }
    assert {name.rpartition("/")[2] for name in touched} >= {"gnav-1774.txt", "gnav-kb.txt"}


def test_a_text_touches_the_text_of_its_own_game_and_no_example(of, graph):
    told = of("sources/byd/byd-1774.xml")
    assert made(told) == {"scripts.tei.text", "scripts.cite"}
    texts = {
        one
        for made, names in told.made.items()
        for one in written(graph.files, made, names)
        if one.endswith("/text.json")
    }
    assert texts == {"gnav_core/core/text.json", "gnav_core/games/byd/text.json"}


def test_a_sentence_touches_no_rule_and_names_its_danish(of):
    told = of(f"{GNAV}words.py")
    assert made(told) == {"scripts.conformance"}
    assert f"{GNAV}da.json" in dict(told.beside)
    assert "tests/danish/" in told.nearest


def test_a_page_of_two_languages_names_the_other(of):
    assert "docs/about.da.md" in dict(of("docs/about.md").beside)


def test_nothing_is_made_of_a_page_a_style_or_a_script(of):
    for file in ("docs/about.md", "docs/assets/css/ink.css", "docs/assets/table/core/hints.js"):
        assert not made(of(file)), file


def test_what_is_told_can_be_read_in_ten_seconds(graph):
    for file, _ in CHANGES.values():
        lines = [*Told(graph, [*named(graph.files, [file])]).lines()]
        assert len(lines) < 48, file


def test_of_some_files_each_has_its_test_among_the_first(of):
    told = of("docs/assets/css/ink.css", "gnav_core/web.py")
    assert {"tests/edition/test_colours.py", "tests/doors/test_web_arguments.py"} <= {*told.nearest}
