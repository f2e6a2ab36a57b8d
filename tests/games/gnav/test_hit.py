"""Why a showing hits somebody: what is said of him is so, held against the pieces themselves."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core.event import SeenEvent
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.hit import why
from tests.games.play import play

NAMES = ["Anna", "Bo", "Carl", "Dorte", "Erik"]


@pytest.mark.parametrize("source", SOURCES)
def test_whoever_is_said_to_have_the_lowest_has_it(source: str) -> None:
    """gnav-1774.r5.a, r6.a, r7.b, gnav-1917.r7.b, gnav-german.r5.c."""
    head = {"rules": source, "players": 5, "dealer": 0, "readings": {}}
    said = 0
    for seed in range(12):
        before: list[SeenEvent] = []
        for game, _, _, events in play(head, Random(seed), 400):
            rules = game.rules
            for one in events:
                event = one.whole
                sentence = why(rules, before, event, NAMES)
                before.append(event)
                if sentence is None:
                    continue
                assert [e.kind for e in before if e.kind in ("showed", "dealt")][-1] == "showed"
                said += 1
                held = [e for e in before if e.kind == "showed"][-1].details["held"]
                fool = rules.tally.fool.value
                others = [rules.rank[piece] for piece in held if piece and piece != fool]
                rank = rules.rank[held[event.seat]]
                assert held[event.seat] != fool
                lower = sorted({other for other in others if other > rank})
                assert ("but one" in sentence) == bool(lower), sentence
                assert len(lower) < 2, sentence
                assert ("of the others" in sentence) == (fool in held), sentence
    assert said > 20
