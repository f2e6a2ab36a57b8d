"""Ledgers of every kind: an evening that is kept, or one sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from gnav_core.core import registry
from gnav_core.core.game import IllegalAction
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.games.gnav.scorekeeper.keeper import keep
from gnav_core.games.gnav.scorekeeper.ledger import LedgerError, read
from tests.fuzz.tried import is_one_sentence, or_refused
from tests.fuzz.values import ANYTHING, spoilt
from tests.games.gnav.evenings import HOUSE, answered, ledger, lost, met, shown, tapped
from tests.seeds import tried


def entry(chance: Random, players: int, german: bool) -> dict[str, Any]:
    """Tell anything, as if it had happened."""
    seat, some = chance.randrange(players), sorted(chance.sample(range(players), 2))
    match chance.randrange(6):
        case 0:
            return met(seat, chance.choice(["cat", "dragoon", "cuckoo", "7"]))
        case 1:
            return tapped(seat)
        case 2:
            return answered(seat, chance.choice(["appeal", "sit-out", "retire"]))
        case 3:
            return lost(0, lowest=some[:1])
        case 4:
            return lost(1, chance.random() < 0.2, fool_holders=some[:1], lowest_other=some[1:])
    pieces = chance.sample(GERMAN if german else DANISH, players)
    return shown(" ".join(piece if chance.random() < 0.8 else "." for piece in pieces))


def evening(seed: int) -> dict[str, Any]:
    """An evening of which every entry can be made, as far as it goes."""
    chance = Random(seed)
    rules = chance.choice([*SOURCES, "house"])
    players = chance.randint(2, 5)
    readings = (
        {}
        if rules == "house"
        else {
            crux: chance.choice(of)
            for crux, of in registry.readings(rules).items()
            if chance.random() < 0.2
        }
    )
    written = ledger(rules, players, readings=readings)
    if rules == "house":
        written["house"] = HOUSE
    for _ in range(chance.randrange(25)):
        longer = {
            **written,
            "entries": [*written["entries"], entry(chance, players, "german" in rules)],
        }
        try:
            keep(read(longer))
        except IllegalAction:
            continue
        written = longer
    return written


evenings = st.integers(0, 2**32).map(evening)
languages = st.sampled_from(["en", "da"])


@tried(few=50, many=1600, evening=evenings, language=languages)
def test_an_evening_that_is_kept_is_shown_and_written_in_both_languages(evening, language):
    shown = scores.keep(evening, language)
    json.dumps(shown, allow_nan=False)
    assert all(line["clauses"] and line["text"] for line in shown["log"])
    assert scores.sheet(evening, language).endswith("\n")


@tried(few=80, many=3200, evening=spoilt(evenings) | ANYTHING, language=languages)
def test_any_value_is_kept_or_refused_in_one_sentence(evening, language):
    with or_refused(LedgerError, IllegalAction):
        json.dumps(scores.keep(evening, language), allow_nan=False)
        assert scores.sheet(evening, language)


@tried(few=50, many=1600, evening=evenings, draft=spoilt(st.just(met(0, "cat"))) | ANYTHING)
def test_any_draft_comes_to_something_or_is_refused_in_one_sentence(evening, draft):
    if not isinstance(draft, dict):
        return
    found = scores.keep(evening, draft=draft)["draft"]
    assert found.get("lines") or is_one_sentence(found["why"])
