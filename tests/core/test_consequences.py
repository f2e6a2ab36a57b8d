"""Every choice says what it does, in every game that says it, by any source and reading."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.sentences import LANGUAGES
from gnav_core.play.views import View
from tests.core.any_game import act, begun, heads, moves_of
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

MOVES = 60
LONGEST = 120


@pytest.mark.parametrize("rules", list(registry.SOURCES))
@pytest.mark.parametrize("games", rest_in_prove([4, 15]))
@seeded("consequences")
def test_every_choice_says_what_it_does_with_its_rules(rules: str, games: int, seed: str) -> None:
    """In both languages; it is a phrase on a button, and a cited one."""
    chance, said = Random(f"{seed} {rules}"), 0
    for setup in heads(rules, chance, games):
        session = begun(setup)
        for move in moves_of(setup, chance, MOVES):
            mover = session.game.current_player(session.state)
            for language in LANGUAGES if isinstance(mover, int) else ():
                assert isinstance(mover, int)
                nothing_new = len(session.events)
                for choice in View(session, mover, language).now(nothing_new)["choices"]:
                    does = choice["does"]
                    assert does["text"].strip() == does["text"]
                    assert "{" not in does["text"]
                    assert 0 < len(does["text"]) <= LONGEST
                    assert does["clauses"]
                    said += 1
            act(session, move)
    enough(said > games)
