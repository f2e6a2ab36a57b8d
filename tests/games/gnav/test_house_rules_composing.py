"""House rules: put together from the sources' answers, played like a source, citing each."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, AskError
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.clashes import clash
from gnav_core.games.gnav.compare.lawbook import rule_choice
from gnav_core.games.gnav.components import put_together, take_apart
from gnav_core.games.gnav.concordance.rows import ROWS
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules.questions import FOLLOWS, QUESTIONS, ROW
from gnav_core.games.gnav.house_rules.rules import FORMAT, ClashError
from gnav_core.games.gnav.house_rules.sheet import sheet
from tests.games.gnav.house_rules import rules


@cache
def every_law() -> tuple[Any, ...]:
    sources = [rule_choice(source) for source in SOURCES]
    return (*sources, *(other.law for source in sources for other in source.others()))


def test_each_source_taken_apart_is_put_together_as_it_was():
    for one in every_law():
        components = take_apart(one.rule_set)
        assert put_together(one.rules, components) == one.rule_set


def test_no_source_clashes_with_itself():
    assert not any(clash(take_apart(one.rule_set)) for one in every_law())


def test_every_question_of_the_concordance_is_answered_or_follows_another():
    assert {row.id for row in ROWS} == set(QUESTIONS) | set(FOLLOWS)
    assert not set(QUESTIONS) & set(FOLLOWS)


def test_every_part_of_a_rule_set_is_decided_by_one_question():
    decided = [component for components in QUESTIONS.values() for component in components]
    known = {component for one in every_law() for component in take_apart(one.rule_set)}
    assert (len(decided), set(decided)) == (len(set(decided)), known)


def test_a_borrowed_cuckoo_stops_the_play_and_cites_its_source():
    """1917:5[d] in a game of 1774."""
    value = rules(cuckoo="gnav-1917")
    game = house.game(value, 3)
    state = game.initial_state()
    for move in ("deal:7", "deal:cuckoo", "deal:9", "exchange"):
        state, events = game.apply(state, Action.read(move))
    whole = [event.whole for event in events]
    stopped, showed = (next(e for e in whole if e.kind == kind) for kind in ("stopped", "showed"))
    assert (stopped.clauses, stopped.supplied, stopped.status) == (
        ("gnav-1917.r5.c", "gnav-1917.r5.d"),
        "gnav-1917",
        "supplied",
    )
    assert showed.supplied is None


def test_a_borrowed_cat_leaves_the_undoing_to_its_own_question():
    """1774:17 stays where only 3[d] is replaced by 1917:5[a]."""
    kept = house.read(rules(cat="gnav-1917")).rule_set.answers["cat"].forced
    gone = house.read(rules(cat="gnav-1917", undone="gnav-1917")).rule_set.answers["cat"].forced
    assert [effect.value for effect in kept] == ["kiss", "fine", "undo-if-swapped"]
    assert [effect.value for effect in gone] == ["kiss", "fine"]


def test_three_strokes_can_be_written_up_or_five_rubbed_out():
    """1774:8[a] counted as 1917:7[b] counts; 1917:9[a] counted as 1774:8[b] counts."""
    up = rules("gnav-1917", lives="gnav-1774")
    tally: Any = house.read(up).rule_set.tally
    assert (tally.start.value, tally.limit.value, tally.limit.clauses) == (
        0,
        3,
        ("gnav-1774.r8.a",),
    )
    down = rules(lives="gnav-1917", readings={"gnav-1917": {"strokes": "5"}})
    tally = house.read(down).rule_set.tally
    assert (tally.start.value, tally.limit.value, tally.start.supplied_from) == (5, 0, "gnav-1917")


LEFT_TO_GERMAN = (
    "undone",
    "two-fools",
    "alike",
    "fool-cuckoo",
    "several",
    "appeal",
    "prize",
    "nobody-left",
)


@pytest.mark.parametrize("left", LEFT_TO_GERMAN)
@pytest.mark.parametrize("source", ["gnav-1774", "gnav-1917", "gnav-kb"])
def test_a_question_that_the_base_cannot_answer_is_named_where_it_must_be(source, left):
    """The German source knows no slate and no cat; all but one answer is taken from another."""
    choices = {q: source for q in QUESTIONS if house.answers(q, registry.rule_set(source))}
    del choices[left]
    with pytest.raises(ClashError) as clashing:
        _ = house.read({"format": FORMAT, "base": "gnav-german", "choices": choices}).rule_set
    why = str(clashing.value)
    assert left in clashing.value.questions
    assert f"“{ROW[left].asks}” as in German" in why
    assert why.endswith(".")
    assert why.count(".") == 1


def chosen(chance: Random) -> dict[str, Any]:
    """Compose house rules by chance, the German source among the others now and then."""
    sources = list(SOURCES)[: 5 if chance.random() < 0.1 else 4]
    base, often = chance.choice(sources), chance.choice((0.1, 0.3, 0.6))
    choices = {q: chance.choice(sources) for q in QUESTIONS if chance.random() < often}
    readings = {
        source: {
            crux: chance.choice(options)
            for crux, options in registry.readings(source).items()
            if chance.random() < 0.3
        }
        for source in {base, *choices.values()}
        if chance.random() < 0.5
    }
    return {"format": FORMAT, "base": base, "choices": choices, "readings": readings}


def play(game: Any, chance: Random) -> int:
    """Play a game by chance to its end; every event must cite."""
    state, moves = game.initial_state(), 0
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            actions, weights = zip(*game.chance_outcomes(state), strict=True)
            action = chance.choices(actions, weights)[0]
        else:
            action = chance.choice(game.legal_actions(state))
        state, events = game.apply(state, action)
        assert all(event.clauses for event in events)
        moves += 1
        assert moves < 10_000
    return moves


def test_any_composition_is_refused_in_one_sentence_or_plays_to_the_end():
    chance, played, refused = Random("house rules"), 0, []
    while played < 60:
        value = chosen(chance)
        try:
            rule_set = house.read(value).rule_set
        except AskError as error:
            refused.append(str(error))
            continue
        least, most = rule_set.seats.value
        game = registry.seat(rule_set, chance.randint(least, min(most, 7)))
        assert play(game, chance) > 0
        assert all(row["text"] and row["from"] for row in sheet(house.read(value)))
        played += 1
    assert len(refused) > 20
    assert all(why.endswith(".") and ". " not in why for why in refused)
