"""What has a price is asked in whole sentences, by any source and reading, of the seat to move."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.sentences import LANGUAGES
from gnav_core.play.views import View
from tests.core.any_game import act, begun, heads, moves_of
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded

MOVES = 80
LONGEST = 110
SHORT = 40

DECIDED = {"answer", "appeal", "bid", "bid-with", "exchange", "offer"}
"""The phases in which nothing but a decision is asked, in the games that have a ``decision``."""


PRICED = [name for name in registry.SOURCES if registry.family(name).decision is not None]
"""The rule sets in which more has a price than the cards that are played."""


@pytest.mark.parametrize("rules", PRICED)
@pytest.mark.parametrize("games", rest_in_prove([4, 15]))
@seeded("decisions")
def test_a_decision_is_asked_whole_and_of_nobody_else(rules: str, games: int, seed: str) -> None:
    """In both languages: why, what at what price, what is left, and by which clauses."""
    chance = Random(f"{seed} {rules}")
    for setup in heads(rules, chance, games):
        session = begun(setup)
        for move in moves_of(setup, chance, MOVES):
            mover = session.game.current_player(session.state)
            for language in LANGUAGES if isinstance(mover, int) else ():
                for seat in range(setup["players"]):
                    view = View(session, seat, language).now(len(session.events))
                    asked = view["decision"]
                    assert asked is None or seat == mover
                    if asked is None:
                        turn = rules.startswith("gnav-") and view["phase"] == "exchange"
                        assert seat != mover or turn or view["phase"] not in DECIDED
                        continue
                    assert asked["clauses"]
                    assert asked["why"].endswith(".")
                    assert asked["asks"].endswith(("?", "."))
                    assert len(f"{asked['why']} {asked['asks']}") <= LONGEST
                    for said in (asked["why"], asked["asks"], *asked["left"]):
                        assert said.strip() == said
                        assert "{" not in said
                        assert "[" not in said
                    assert all(0 < len(said) <= SHORT for said in asked["left"][1:])
            act(session, move)
