"""House rules put together at random: a rule set that can be played, or one sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, AskError
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules.questions import QUESTIONS
from gnav_core.games.gnav.house_rules.rules import FORMAT
from gnav_core.games.gnav.house_rules.sheet import check
from tests.fuzz.tried import is_one_sentence, or_refused
from tests.seeds import tried


def answered(source: str) -> list[str]:
    """The questions that a source answers."""
    return [q for q in QUESTIONS if house.answers(q, registry.rule_set(source))]


@st.composite
def readings_of(draw: st.DrawFn, sources: list[str]) -> dict[str, dict[str, str]]:
    """Readings of some of these sources."""
    read = draw(st.lists(st.sampled_from(sources), unique=True))
    return {
        source: {
            crux: draw(st.sampled_from(options))
            for crux, options in registry.readings(source).items()
            if len(options) > 1 and draw(st.booleans())
        }
        for source in read
    }


@st.composite
def houses(draw: st.DrawFn) -> dict[str, Any]:
    """House rules of any kind: some answers lent, or nearly all of one source."""
    base = draw(st.sampled_from(SOURCES))
    choices: dict[str, str] = {}
    if draw(st.booleans()):
        lender = draw(st.sampled_from(SOURCES))
        kept = draw(st.lists(st.sampled_from(list(QUESTIONS)), max_size=4))
        choices = {question: lender for question in answered(lender) if question not in kept}
    for question in draw(st.lists(st.sampled_from(list(QUESTIONS)), max_size=8, unique=True)):
        choices[question] = draw(st.sampled_from(SOURCES))
    used = list(dict.fromkeys((base, *choices.values())))
    return {
        "format": FORMAT,
        "name": "Ours",
        "base": base,
        "choices": choices,
        "readings": draw(readings_of(used)),
    }


def play(game: Any, chance: Random, moves: int) -> None:
    """Play so many moves by chance; every event must cite."""
    state = game.initial_state()
    for _ in range(moves):
        mover = game.current_player(state)
        if mover is None:
            assert game.outcome(state).clauses
            return
        legal = game.legal_actions(state)
        if mover == CHANCE:
            assert {action for action, _ in game.chance_outcomes(state)} == set(legal)
        assert game.law_now(state)
        state, events = game.apply(state, chance.choice(legal))
        assert all(event.clauses for event in events)


@tried(few=100, many=3200, value=houses(), seed=st.integers(0, 2**32), of=st.integers(0, 99))
def test_any_composition_is_played_or_refused_in_one_sentence(value, seed, of):
    with or_refused(AskError):
        rule_set = house.read(value).rule_set
        least, most = rule_set.seats.value
        play(registry.seat(rule_set, least + of % (min(most, 8) - least + 1)), Random(seed), 150)


@tried(few=20, many=320, value=houses(), language=st.sampled_from(["en", "da"]))
def test_any_composition_has_its_sheet_or_says_why_not(value, language):
    with or_refused(AskError):
        found = check(value, language)
        if found["error"]:
            assert is_one_sentence(found["error"]["why"])
            assert found["error"]["questions"]
        else:
            assert all(row["text"] and row["from"] for row in found["sheet"])
            assert check(json.loads(json.dumps(found["house"])), language) == found


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
KEYS = ("format", "name", "base", "choices", "readings")


@st.composite
def spoilt(draw: st.DrawFn) -> Any:
    """House rules of which one part is something else."""
    value: Any = draw(houses())
    key = draw(st.sampled_from(KEYS))
    if key in ("choices", "readings") and draw(st.booleans()):
        name = draw(st.sampled_from([*QUESTIONS, *SOURCES]) | st.text(max_size=8))
        value[key] = {**value[key], name: draw(ANYTHING)}
    else:
        value[key] = draw(ANYTHING)
    return draw(st.sampled_from([value, value[key]]))


@tried(few=80, many=3200, value=spoilt())
def test_what_are_no_house_rules_is_refused_in_one_sentence(value):
    with or_refused(AskError):
        _ = house.read(value).rule_set
