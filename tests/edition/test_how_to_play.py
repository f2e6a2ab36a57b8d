"""How to play by a source: short, each sentence with its clauses, each quotation where it says."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from gnav_core.core import registry, text
from gnav_core.games.gnav import SOURCES as GNAV
from gnav_core.games.gnav.pieces import DIAMONDS, NUMBERS
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.slate import Slate
from scripts import tei
from scripts.enforced.values import walk
from scripts.pages.how_to_play import how_to_play_page, refs
from scripts.pages.how_to_text import QUOTED, HowTo, Line, how_to_play, in_languages
from scripts.tei.archive import Archive

SOURCES = tei.load_all()
TOLD = [name for name, source in SOURCES.items() if source.how_to_play]
LANGUAGES = ("en", "da")
HEAD = "# How to play\n\nBeat it.\nBy the rules of 1774\n\n## Beating\n"
COUNTED = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "twenty": 20},
    "da": {"tre": 3, "fire": 4, "fem": 5, "tyve": 20},
}
#: What must be said, where an effect follows, and what must not, where none does.
EFFECTS = {
    "en": {
        "swap": "exchange",
        "pass-on": "next player",
        "fine": "a stroke",
        "stop-play": "play stops",
        "undo-if-swapped": "all exchanges are undone",
        "stay": "You stand",
    },
    "da": {
        "swap": "bytte",
        "pass-on": "næste",
        "fine": "en streg",
        "stop-play": "Spillet stopper",
        "undo-if-swapped": "ophæves alle bytter",
        "stay": "Du bliver stående",
    },
}


@cache
def told(name: str) -> dict[str, HowTo]:
    return in_languages(SOURCES[name])


def rule_set(name: str) -> RuleSet:
    rules: Any = registry.rule_set(name)
    return rules


def rows(name: str, language: str) -> list[Line]:
    return [line for line in told(name)[language].sentences() if line.asked]


def asked(row: Line) -> list[str]:
    """The pieces of a row, with all that stand between the ends of a run of numbers."""
    found: list[str] = []
    for piece in row.asked:
        first, _, last = piece.partition("–")
        run = NUMBERS if first in NUMBERS else DIAMONDS
        found += run[run.index(first) : run.index(last) + 1] if last else [first]
    return found


def numbers(name: str, language: str, part: int) -> set[int]:
    """The numbers that one part says, in figures and in words; one alone is no number here."""
    lines = [line for line in told(name)[language].sections[part].lines if isinstance(line, Line)]
    said = re.findall(r"\w+", " ".join(line.words for line in lines if not line.asked))
    counted = COUNTED[language]
    return {int(word) if word.isdecimal() else counted.get(word.lower(), 1) for word in said} - {1}


def test_every_source_that_can_be_played_is_told() -> None:
    """And no other: a text of which no game is made is asked, and not played."""
    assert set(registry.SOURCES) == set(TOLD) == set(filter(registry.plays, SOURCES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_it_is_short(name: str, language: str) -> None:
    words = " ".join(sentence.words for sentence in told(name)[language].sentences())
    assert len(words.split()) < 430


@pytest.mark.parametrize("name", TOLD)
def test_it_rests_on_every_clause_and_every_open_question(name: str) -> None:
    """Each clause of the source, and each crux that a game of it depends on."""
    source = SOURCES[name]
    cited = {ident for sentence in told(name)["en"].sentences() for ident in sentence.cites}
    clauses = {clause.id for rule in source.rules for clause in rule.clauses}
    assert clauses <= cited
    cruces = {name for name in text.data()["cruces"] if name.startswith(f"{source.id}.")}
    assert cruces <= cited


@pytest.mark.parametrize("name", GNAV)
def test_it_rests_on_all_that_the_engine_goes_by(name: str) -> None:
    """What the rule set cites, the source's own and what others lend it, but for refusals."""
    cited = {ident for sentence in told(name)["en"].sentences() for ident in sentence.cites}
    enforced = {
        ident
        for path, value in walk(rule_set(name))
        if not path.startswith("refusals")
        for ident in value.cites
    }
    assert enforced - cited == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GNAV)
def test_its_numbers_are_those_of_the_rule_set(name: str, language: str) -> None:
    rules = rule_set(name)
    tally = rules.tally
    assert numbers(name, language, 0) == set(rules.seats.value)
    pieces = {len(rules.full_bag), len(rules.pieces.value), rules.copies.value} - {1}
    said = numbers(name, language, 1)
    if name == "gnav-german":
        assert said == {len(rules.full_bag)}
        assert numbers(name, language, 2) == {tally.start.value}
        return
    assert said | {2} == pieces
    assert isinstance(tally, Slate)
    strokes = {max(tally.start.value, tally.limit.value)}
    if any(option in name for option in ("1917", "wikipedia")):
        strokes |= {5}
    assert numbers(name, language, 2) - {1917} == strokes
    if tally.appeals:
        assert tally.appeals.times.value in numbers(name, language, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hanrey_is_for_as_many_as_its_rule_set_says(language: str) -> None:
    """1774 names two, three and four; of two Danish says “to”, which is more than a number."""
    least, most = registry.rule_set("hanrey-1774").seats.value
    said = numbers("hanrey-1774", language, 0) | {2}
    assert (min(said), max(said)) == (least, most)


@pytest.mark.parametrize("name", GNAV)
def test_the_rows_say_of_every_piece_once_what_happens_when_it_is_asked(name: str) -> None:
    found = [piece for row in rows(name, "en") for piece in asked(row)]
    assert sorted(found) == sorted(rule_set(name).pieces.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GNAV)
def test_a_row_says_what_the_engine_answers_and_rests_on_what_that_rests_on(
    name: str, language: str
) -> None:
    rules = rule_set(name)
    for row in rows(name, language):
        courses = [rules.answers[piece].courses for piece in asked(row)]
        effects = {effect.value for by in courses for course in by.values() for effect in course}
        cites = {
            ident
            for by in courses
            for course in by.values()
            for effect in course
            for ident in effect.cites
        }
        assert cites <= set(row.cites), row.words
        for effect, words in EFFECTS[language].items():
            if effect != "swap" or "undo-if-swapped" not in effects:
                assert (words in row.words) == (effect in effects), (row.words, effect)
        if "fine" in effects:
            verb = {"en": ("get", "lose"), "da": ("får", "mister")}[language]
            assert f"{verb[rules.tally.loss.value < 0]} " in row.words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GNAV)
def test_past_the_dealer_is_as_the_engine_has_it(name: str, language: str) -> None:
    forced = rule_set(name).past_dealer.forced
    said = " ".join(row.words for row in rows(name, language))
    if not forced:
        words = {"en": "you may draw from the bag", "da": "kan du trække fra posen"}
    elif forced[0].value == "draw":
        words = {"en": "you are given a piece", "da": "får du en brik fra posen"}
    else:
        words = {"en": "you keep your card", "da": "beholder du dit kort"}
    assert words[language] in said


@pytest.mark.parametrize("name", GNAV)
def test_the_cries_are_those_of_the_source(name: str) -> None:
    """Those of the German king and queen are cried with “Tabu” only, and stand there."""
    cries = rule_set(name).cries
    for row in rows(name, "en"):
        cried = [words.words for words in row.named if words.lang]
        wanted = [cries[piece].value for piece in asked(row) if piece in cries]
        assert cried == ([] if name == "gnav-german" else wanted)
    quoted = {words.words for line in told(name)["en"].sentences() for words in line.said}
    for verb in {"stand", "refuse"} & set(cries):
        assert cries[verb].value.rstrip(".") in {words.rstrip(".") for words in quoted}


@pytest.mark.parametrize("name", GNAV)
def test_whether_strokes_are_lost_or_got_is_as_they_are_counted(name: str) -> None:
    tally = rule_set(name).tally
    words = " ".join(line.words for line in told(name)["en"].sentences())
    if not isinstance(tally, Slate):
        assert "stroke" not in words
    else:
        assert ("loses a stroke" in words) == (tally.loss.value < 0)
        assert ("gets a stroke" in words) == (tally.loss.value > 0)


def test_a_page_names_its_clauses_as_within_its_source(archive: Archive) -> None:
    page = how_to_play_page(archive.sources["hanrey-1774"], is_played=True)
    assert 'href="../r4/#b" title="Hanrey 1774:4[b]">4[b]</a>' in page
    assert 'data-clause="hanrey-1774.r3.b">oplegges Tromf</q>' in page
    assert 'href="../../play/#lesson=lesson-hanrey-1774"' in page


def test_a_page_leads_to_the_same_page_by_the_other_sources(archive: Archive) -> None:
    alike = tuple(archive.family("gnav").values())
    page = how_to_play_page(archive.sources["gnav-1774"], is_played=True, others=alike)
    for name in set(GNAV) - {"gnav-1774"}:
        assert f'href="../../{name}/how-to-play/"' in page
    assert "Learn it in three deals" in page


def test_references_in_a_row_are_one() -> None:
    cites = ("r3.d", "r3.f", "r3.g", "q.kiss-stroke", "r17.a", "r17.b", "q.kiss-return")
    found = refs(tuple(f"gnav-1774.{name}" for name in cites), "gnav-1774")
    assert [ref.shown for ref in found] == ["3[d]", "3[f–g]", "◊", "17[a–b]", "◊"]


def test_a_lone_crux_says_its_name_and_one_of_another_source_is_no_less_short() -> None:
    (own,) = refs(("gnav-1774.q.compelled",), "gnav-kb")
    assert (own.shown, own.title) == ("◊ compelled", "1774, gap compelled")


def test_a_withheld_text_is_cried_but_not_quoted(archive: Archive) -> None:
    """The words of the German article may be withheld; what is cried at the table may not."""
    german = replace(archive.sources["gnav-german"], publish="paraphrase")
    found = how_to_play(german, german.how_to_play["en"])
    quoted = [words for line in found.sentences() for words in line.said if words.lang]
    assert {words.lang for words in quoted} == {"de"}
    assert {words.clause for words in quoted} == {""}


@pytest.mark.parametrize("name", TOLD)
def test_both_languages_quote_the_same(name: str) -> None:
    english, danish = (SOURCES[name].how_to_play[language] for language in LANGUAGES)
    assert QUOTED.findall(english) == QUOTED.findall(danish)


def test_a_language_that_rests_on_other_clauses_stops_the_build(archive: Archive) -> None:
    source = archive.sources["gnav-kb"]
    danish = source.how_to_play["da"].replace("[r2.a]", "[r2.b]")
    with pytest.raises(ValueError, match="not the same in all of"):
        in_languages(replace(source, how_to_play={**source.how_to_play, "da": danish}))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Beat the card.", "cites nothing"),
        ("Beat the card. [r4.z]", "nothing has the id 'hanrey-1774.r4.z'"),
        ("Beat it, “stik det”. [r4.b]", "no clause cited with it has 'stik det'"),
        ("Take it up, “tage det op”. [r4.c]", "no clause cited with it has 'tage det op'"),
    ],
)
def test_what_does_not_rest_on_the_text_stops_the_build(line: str, why: str) -> None:
    with pytest.raises(ValueError, match="how to play by hanrey-1774: ") as stopped:
        how_to_play(SOURCES["hanrey-1774"], HEAD + line)
    assert why in str(stopped.value)
