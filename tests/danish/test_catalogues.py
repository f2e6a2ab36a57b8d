"""All that the engine, the table and the build say is there in Danish, once, where it is said."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from gnav_core.cards.words import CardWords
from gnav_core.core import registry
from gnav_core.core.sentences import FORMS, PART, Sentence
from gnav_core.games import FAMILIES
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.concordance.rows import ROWS
from scripts import danish
from tests.danish.catalogues import (
    CARDS,
    HOUSE,
    SAYERS,
    come_with,
    entries,
    in_danish,
    place_of,
)
from tests.danish.said import TABLE, built, called, enforced, scripts, told_on_pages, written
from tests.some import some

#: What is told at a terminal, to a programmer or on a reading page stays English.
ENGLISH = {"cite.py", "cite_command.py", "cite_styles.py", "cli.py", "terminal.py", "text.py"}
ENGLISH |= {"serving/server.py", "commands/host.py"}  # said at the terminal
ENGLISH |= {"lab/study.py", "lab/run.py"}  # so is this
ENGLISH |= {"games/gnav/glosses.py", *(f"games/{name}/unenforced.py" for name in FAMILIES)}
#: A sentence as it stands in the code: it begins like one and ends like one.
SPOKEN = re.compile(r"(?:[A-Z0-9{“[][^\n]* [^\n]*[.?!…]|\[?\{\w+\} [^\n]*)", re.DOTALL)
#: What can be said in each place: any string of the engine, any call of the table's scripts.
SAID = {"engine": written, "table": scripts}


def is_source(file: str) -> bool:
    """Whether a module writes a source out: its strings are the source's words."""
    return "/sources/" in file


def missing(said: Iterator[tuple[str, str]], sayer: str) -> dict[str, str]:
    """What is said, by its file, and stands in no catalogue that has come where it is said."""
    return {
        english: file
        for file, english in said
        if not any(english in in_danish(sayer, place) for place in come_with(place_of(file)))
    }


def shown(lacking: dict[str, str]) -> str:
    return "\n".join(f'  "{english}": "",  {file}' for english, file in sorted(lacking.items()))


@pytest.mark.parametrize(("sayer", "said"), [("engine", called), ("table", scripts)])
def test_every_sentence_that_is_told_is_there_in_danish(sayer, said):
    lacking = missing(said(), sayer)
    assert not lacking, shown(lacking)


def test_every_sentence_in_the_code_is_there_in_danish():
    sentences = (
        (file, text)
        for file, text in written()
        if file not in ENGLISH and not is_source(file) and SPOKEN.fullmatch(text)
    )
    lacking = missing(sentences, "engine")
    assert not lacking, shown(lacking)


def test_what_a_game_of_cards_says_by_its_tables_is_there_in_danish():
    games = [family.words for family in registry.families() if isinstance(family.words, CardWords)]
    assert len(games) == 10
    for words in games:
        labels = {label for labels in words.moves.values() for label in labels}
        said = labels | {words.turned, words.order, *words.sentences.values(), *words.over.values()}
        assert {one for one in said if one} <= in_danish("engine").keys()


def made_of(text: str) -> Iterator[str]:
    """The templates a sentence is made of, its parts' too."""
    if isinstance(text, Sentence):
        yield text.template
        for part in text.parts.values():
            for inner in part if isinstance(part, tuple) else (part,):
                yield from made_of(inner)


def test_every_answer_of_the_concordance_is_there_in_danish():
    danish = in_danish("engine")
    for name in SOURCES:
        others = [{crux: o} for crux, options in registry.readings(name).items() for o in options]
        for readings in ({}, *others):
            rules = registry.rule_set(name, readings)
            for row in ROWS:
                said = row.answer(rules).text
                if not said or said.startswith("“"):  # the cries, in the source's words
                    continue
                lacking = {t for t in made_of(said) if t not in danish and re.search(r"[a-z]", t)}
                assert not lacking, (name, row.id, lacking)
                assert isinstance(said, Sentence) or said in danish, (name, row.id, said)


def test_words_of_anothers_stand_in_danish_quotation_marks():
    """As many as in English, unless the Danish says it without them."""
    for entry in entries():
        assert not set('“”"') & set(entry.danish), entry
        assert entry.danish.count("»") == entry.danish.count("«"), entry
        assert entry.danish.count("»") <= entry.english.count("“"), entry


def test_no_catalogue_holds_a_sentence_that_is_not_said_there():
    places: dict[str, dict[str, set[str]]] = {sayer: defaultdict(set) for sayer in SAID}
    for sayer, said in SAID.items():
        for file, english in said():
            if not is_source(file):
                places[sayer][english].add(place_of(file))
    for entry in entries():
        said_in = [places[sayer][entry.english] for sayer in entry.sayers if sayer in SAID]
        assert all(said_in), f"said nowhere: {entry}"
        if said_in and "pages" not in entry.sayers:
            by = set().union(*said_in)
            named = re.fullmatch("[a-z]+", entry.english)  # another game may use the word in code
            assert entry.place in (by if named else home(by)), f"said elsewhere: {entry}"


def home(places: set[str]) -> set[str]:
    """Where a sentence may stand that is said in these places.

    What several say is the house's, or where all of them are games of cards, that of cards.
    """
    if len(places - {HOUSE}) < 2:
        return places
    return {HOUSE} if places & {HOUSE, "gnav"} else {CARDS}


def test_all_that_is_told_of_what_is_enforced_is_there_in_danish():
    lacking = {(game, said) for game, said in enforced() if said not in danish.of_game(game)}
    assert not lacking


def test_every_sentence_of_the_pages_is_there_in_danish():
    """A page that lacks one is not made: it stops the build, and this says so before."""
    assert len({said for _, said in told_on_pages()}) > 150
    lacking = {(file, said) for file, said in told_on_pages() if said not in danish.of_game()}
    assert not lacking


def test_no_catalogue_holds_what_the_build_does_not_say_there():
    of: dict[str, set[str]] = defaultdict(set)
    for place, said in built():
        of[said].add(place)
    for entry in entries():
        if danish.SAYER in entry.sayers:
            assert any(entry.place in come_with(place) for place in of[entry.english]), entry


def test_the_build_repeats_nothing_that_has_come():
    """What it says otherwise than others it may: its own goes first, and the nearer one."""
    places: dict[tuple[str, str], set[str]] = defaultdict(set)
    for entry in entries():
        places[entry.english, entry.danish].add(entry.place)
    for entry in entries():
        if danish.SAYER in entry.sayers:
            others = places[entry.english, entry.danish] & come_with(entry.place)
            assert others == {entry.place}, entry


def test_a_danish_sentence_is_made_of_the_same_parts():
    for entry in entries():
        assert entry.danish
        # “One thing happened” names no number; that is said of one thing alone.
        assert set(PART.findall(entry.danish)) == set(PART.findall(entry.english)), entry


def test_brackets_hold_what_is_said_of_another_and_to_the_reader_and_only_the_engine_reads_them():
    for entry in entries():
        for text in (entry.english, entry.danish):
            assert not re.search(r"[\[\]|]", FORMS.sub("", text)), entry
            for of_another, to_the_reader in FORMS.findall(text):
                assert of_another != to_the_reader, entry
                assert set(PART.findall(to_the_reader)) <= set(PART.findall(of_another)), entry
            assert entry.sayers == ("engine",) or not FORMS.search(text), entry


def test_a_sentence_stands_twice_only_where_two_say_it_otherwise():
    """The build speaks of one game at a time, so two may word the same English otherwise."""
    says = Counter(
        (sayer, entry.english, entry.place if sayer == danish.SAYER else "")
        for entry in entries()
        for sayer in entry.sayers
    )
    assert {said for said, times in says.items() if times > 1} == set()
    pairs = Counter(
        (danish.SAYER in entry.sayers, entry.english, entry.danish) for entry in entries()
    )
    assert {pair for pair, times in pairs.items() if times > 1} == set()


def test_a_catalogue_names_who_says_its_sentences():
    for entry in entries():
        assert entry.sayers == tuple(name for name in SAYERS if name in entry.sayers), entry


def test_the_tables_sentences_are_found_in_its_scripts():
    found = {english: file for file, english in scripts()}
    assert len(found) > 80
    asked = "It is {name}’s turn. You hold what the table shows."
    assert found[asked].endswith("covers.js")


def test_no_sentence_is_built_from_pieces():
    for script in some(TABLE.rglob("*.js")):
        text = script.read_text(encoding="utf-8")
        assert "say(`" not in text, script.name
