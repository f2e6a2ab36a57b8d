"""What holds in every game of Byd: random play by each reading, two to seven seats."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.byd.table import RULES
from tests.games.play import play
from tests.games.readings import by_each_reading, heads


@by_each_reading(RULES)
def test_no_card_is_lost_or_made_and_stakes_go_from_seat_to_seat(readings):
    """byd-1774.q.pot."""
    for number, head in enumerate(heads(RULES, readings, 6)):
        for game, state, _, _ in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [card for _, card in lying.trick]
            assert Counter([*cards, *lying.stock]) == Counter(game.rules.cards)
            assert sum(state.score) == 0
            assert sum(lying.won) <= 5


@by_each_reading(RULES)
def test_every_game_ends_by_the_bid(readings):
    """byd-1774.r11.a, r11.d, q.no-bid, q.nobody-bids, q.who-shows."""
    for number, head in enumerate(heads(RULES, readings, 24)):
        *_, (game, state, _, events) = play(head, Random(number))
        assert [event.kind for event in events[-2:]] in (["dealer", "won"], ["dealer", "unbid"])
        bids = [bid for bid in state.bids if bid]
        shown = sum(not hand for hand in state.lying.hands)
        if readings["who-shows"] == "everybody":
            assert shown == (game.players if bids else 0)
        else:
            assert shown == (len(bids) if len(bids) > 1 else 0)
        assert game.outcome(state).winners == (() if not bids else (state.winner,))
        assert len(game.position(state)["winners"]) == bool(bids)
