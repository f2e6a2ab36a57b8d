"""What holds in every game of Polsk Pas: random play by each reading."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from tests.games.play import play
from tests.games.polsk_pas.table import RULES
from tests.games.readings import by_each_reading, heads


@by_each_reading(RULES)
def test_no_card_is_lost_and_what_the_scores_lose_lies_in_the_pool(readings):
    """polsk-pas-1774.q.stake, q.beet-size; one plays, or all have passed twice."""
    for number, head in enumerate(heads(RULES, readings, 6)):
        for game, state, _, events in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [*(card for _, card in lying.trick), *state.turned, *state.away]
            assert Counter([*cards, *lying.stock]) == Counter(game.rules.cards)
            assert sum(state.score) + state.pool == 0
            assert (state.beet is None) or state.pool
            if state.phase == "over":
                assert game.outcome(state).winners == tuple(game.winners(state))
                cleared = any(event.kind == "clear" for event in events)
                assert cleared or readings["length"] == "one-deal"
                assert not cleared or state.pool == 0


@pytest.mark.prove
def test_a_long_game_stays_exact():
    """polsk-pas-1774.r10.a: sixty deals in which whoever plays is beet on another’s beet."""
    chance, game = Random(1), registry.new(RULES, 4)
    state, deals = game.begin().state, 0
    while state.deal <= 60:
        legal = game.legal_actions(state)
        bid = [one for one in legal if one.verb == "declare"]
        action = chance.choice(bid or legal)
        after = game.apply(state, action).state
        if after.phase == "over":  # the player won: the deal is played once more
            after = state._replace(phase="deal", **_anew(game, state))
        deals += after.deal != state.deal
        state = after
    assert deals == 60
    assert state.pool > 2**40
    assert sum(state.score) + state.pool == 0


def _anew(game: Any, state: Any) -> dict[str, Any]:
    fresh = game.initial_state()
    clean = ("lying", "turned", "trump", "passed", "again", "declarer", "away", "takers", "vole")
    return {name: getattr(fresh, name) for name in clean} | {"dealer": game.dealer}
