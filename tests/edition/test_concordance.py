"""The concordance says what the rule sets say, and quotes what the sources say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core import registry, text
from gnav_core.core.cited import every_cited
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.concordance.rows import GROUPS, ROWS
from gnav_core.games.gnav.slate import Slate
from scripts import concordance, tei
from scripts.concordance import written_cells
from scripts.concordance.question import Cell, Question

BY_ID = {question.id: question for question in concordance.asked()}


def cell(question: str, source: str, **readings: str) -> Cell:
    """Look one cell up, under readings of that source."""
    chosen = {source: {name.replace("_", "-"): option for name, option in readings.items()}}
    return next(q for q in concordance.questions(chosen) if q.id == question).cells[source]


def test_there_are_questions_enough_and_most_are_answered_by_the_engine() -> None:
    asked = concordance.asked()
    assert len(asked) >= 28
    assert sum(question.by == "engine" for question in asked) >= 18
    assert len(BY_ID) == len(asked)
    assert {question.group for question in asked} == set(GROUPS)


@pytest.mark.parametrize("question", concordance.asked(), ids=lambda question: question.id)
def test_every_source_has_a_cell_and_each_rests_on_what_exists(question: Question) -> None:
    assert tuple(question.cells) == SOURCES
    for found in question.cells.values():
        if found.status != "silent":
            assert found.answer
            assert found.clauses or found.cruces
        for words in found.words:
            if question.by == "engine":
                assert words.clause in text.passages()
                assert " ".join(words.quote.split()) in text.passages()[words.clause].text
        for crux in found.cruces:
            assert crux in {**text.data()["cruces"], **text.data()["questions"]}


def test_any_number_of_different_answers_has_letters_of_its_own() -> None:
    cells = {f"gnav-{at}": (Cell(str(at), "stated"), at) for at in range(60)}
    letters = [cell.letter for cell in concordance.lettered(cells).values()]
    assert letters[:6] == ["a", "b", "c", "d", "e", "f"]
    assert letters[24:30] == ["y", "z", "aa", "ab", "ac", "ad"]
    assert len(set(letters)) == 60


def test_every_cell_written_by_hand_is_silent_or_quotes_its_own_source_or_its_lender() -> None:
    texts = (*tei.load_all().values(), tei.load_booklet())
    held = {c.id: c for text in texts for rule in text.rules for c in rule.clauses}
    assert len(written_cells.rows()) == len(BY_ID) - len(ROWS)
    for row in written_cells.rows():
        for source, given in row.cells.items():
            assert given.silent or given.words, row.id
            for clause, quote in given.words:
                assert clause.startswith(f"{source}.") != (given.status == "supplied")
                assert quote in tei.diplomatic(held[clause].element), f"{row.id}: {quote}"


def test_every_engine_cell_rests_on_values_of_its_rule_set() -> None:
    for source in SOURCES:
        rules = registry.rule_set(source)
        known = {id(cited) for cited in every_cited(rules)} | {
            repr(cited) for cited in every_cited(rules)
        }
        for row in ROWS:
            for cited in row.answer(rules).basis:
                assert repr(cited) in known, f"{row.id}, {source}"


@pytest.mark.parametrize("source", SOURCES)
def test_numbers_in_the_cells_are_those_of_the_rule_set(source: str) -> None:
    rules = registry.rule_set(source)
    least, most = rules.seats.value
    assert BY_ID["how-many-players"].cells[source].answer == f"{least} to {most}."
    count = BY_ID["how-many-pieces"].cells[source].answer
    assert count.startswith(f"{len(rules.full_bag)}: ")
    worst = BY_ID["worst"].cells[source].answer
    assert worst == f"The {rules.pieces.value[-1]}."
    below = BY_ID["below-one"].cells[source].answer.lower()
    assert below.strip(".").split(", ")[-1] == rules.pieces.value[-1]


@pytest.mark.parametrize("source", SOURCES)
def test_what_a_matador_does_is_what_the_engine_makes_it_do(source: str) -> None:
    rules = registry.rule_set(source)
    for piece in ("cat", "dragoon", "cuckoo"):
        found = BY_ID[piece].cells[source]
        if piece not in rules.answers:
            assert found.status == "silent"
            continue
        effects = {effect.value for effect in rules.answers[piece].forced}
        assert ("without a stroke" in found.answer) == ("fine" not in effects)
        assert ("play stops" in found.answer) == ("stop-play" in effects)
    if "cat" in rules.answers:
        undone = any(effect.value.startswith("undo") for effect in rules.answers["cat"].forced)
        assert (BY_ID["undone"].cells[source].status != "silent") == undone


@pytest.mark.parametrize("source", SOURCES)
def test_strokes_pool_and_bag_are_those_of_the_rule_set(source: str) -> None:
    rules, cells = registry.rule_set(source), {key: q.cells[source] for key, q in BY_ID.items()}
    tally = rules.tally
    if isinstance(tally, Slate):
        assert ("Rubbed out" in cells["marks"].answer) == (tally.loss.value < 0)
        assert (cells["pool"].status == "silent") == (tally.stake is None)
        assert (cells["appeal"].status == "silent") == (tally.appeals is None)
        assert "void" in cells["nobody-left"].answer
        lives = abs(tally.limit.value - tally.start.value)
        assert cells["lives"].answer == f"{('Three', 'Four', 'Five')[lives - 3]} strokes."
    else:
        assert cells["lives"].answer.startswith("Twenty tokens")
        assert tally.start.value == 20
    assert ("Aside" in cells["changed-piece"].answer) == isinstance(rules.stock, DrawFromBag)
    assert (cells["tapping"].status == "silent") == (rules.tap is None and rules.warning is None)
    assert (cells["tabu"].status == "silent") == ("tabu" not in rules.refusals)


@pytest.mark.parametrize(
    ("question", "source", "readings", "words"),
    [
        ("cuckoo", "gnav-1774", {"cuckoo": "stops-play"}, "play stops and all show"),
        ("cat", "gnav-1774", {"kiss_stroke": "no"}, "without a stroke"),
        ("undone", "gnav-1774", {"kiss_return": "all"}, "Yes, always"),
        ("two-fools", "gnav-1774", {"two_fools": "loss"}, "holder and the two lowest others"),
        ("lives", "gnav-1917", {"strokes": "5"}, "Five strokes."),
        ("one-fool", "gnav-1917", {"fool_stroke": "two"}, "two strokes"),
        ("appeal", "gnav-kb", {"appeals": "three-each"}, "Yes, three times"),
        ("tabu", "gnav-german", {"tabu": "on"}, "at the cry nobody exchanges any more"),
    ],
)
def test_another_reading_changes_the_cell(
    question: str, source: str, readings: dict[str, str], words: str
) -> None:
    default = BY_ID[question].cells[source]
    assert words not in default.answer
    assert words in cell(question, source, **readings).answer
    assert any(words in other.answer for other in default.otherwise)


def test_every_reading_that_can_be_chosen_changes_a_cell() -> None:
    answered = {
        (source, other.crux.rpartition(".")[2], other.option)
        for question in concordance.asked()
        for source, found in question.cells.items()
        for other in found.otherwise
    }
    # The fragment is played without appeals, so sitting one out is no question there.
    answered.add(("gnav-kb", "sit-out", "once-a-game"))
    # That there are appeals 1774 states: that there are none is no answer of its own.
    answered.add(("gnav-1774", "appeals", "none"))
    for source in SOURCES:
        for name, options in registry.readings(source).items():
            for option in options[1:]:
                assert (source, name, option) in answered


def test_a_crux_makes_an_answer_our_reading() -> None:
    assert BY_ID["cuckoo"].cells["gnav-1774"].status == "inferred"
    assert BY_ID["dragoon"].cells["gnav-1774"].status == "stated"
    assert BY_ID["begins"].cells["gnav-1774"].status == "inferred"


def test_what_is_lent_names_its_lender() -> None:
    assert BY_ID["cat"].cells["gnav-kb"].lenders == ("gnav-1774",)
    assert BY_ID["cat"].cells["gnav-wikipedia"].lenders == ("gnav-1917",)
    players = BY_ID["how-many-players"].cells["gnav-1774"]
    assert players.partly
    assert players.lenders == ("gnav-kb",)


def test_letters_tell_who_agrees() -> None:
    letters = {source: found.letter for source, found in BY_ID["below-one"].cells.items()}
    assert letters["gnav-1774"] == letters["gnav-1917"] != letters["gnav-kb"]
    assert BY_ID["below-one"].verdict == "differ"
    assert BY_ID["dragoon"].verdict == "agree"
    assert BY_ID["shaken"].verdict == "alone"


def test_a_question_belongs_to_a_rule_that_one_of_its_cells_cites() -> None:
    asked = {question.id: cells for question, cells in concordance.same_question("gnav-1774.r3")}
    assert {"cat", "dragoon", "cuckoo", "horse-house", "must-exchange"} <= set(asked)
    assert "pool" not in asked
    assert set(asked["cat"]) == set(SOURCES)
    assert concordance.same_question("gnav-1917.r7")


def test_the_answers_are_plain_data() -> None:
    plain: list[dict[str, Any]] = json.loads(json.dumps(concordance.answers()))
    assert len(plain) == len(BY_ID)
    (cat,) = [question for question in plain if question["id"] == "cat"]
    assert cat["cells"]["gnav-1774"]["words"][0]["clause"] == "gnav-1774.r3.d"
    assert cat["verdict"] == "agree"
