"""What holds in every game of Piquet: random play by each choice of readings."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.core.game import CHANCE
from tests.games.piquet.table import RULES
from tests.games.play import play
from tests.games.readings import all_readings, head, heads
from tests.rest_in_prove import rest_in_prove

STRIDE = 683
"""From one choice of readings to the next: odd, so that each is met, and soon each option."""


@pytest.mark.parametrize("games", rest_in_prove([96, 500]))
def test_every_game_keeps_its_cards_and_its_counts(games):
    """piquet-1774.r1.b, r7.a, r7.b, r11.a: by each choice of all the readings."""
    found, every = Counter[str](), all_readings(RULES)
    for number in range(games):
        told = []
        readings = every[number * STRIDE % len(every)]
        for game, state, _, events in play(head(RULES, readings, number), Random(number)):
            told += [event.whole for event in events]
            assert no_card_is_lost(game, state)
            assert moves_can_be_made(game, state)
        assert counts_are_those_told(game, state, told)
        found.update(event.kind for event in told)
        counted = (event.details["what"] for event in told if event.kind == "counted")
        found.update(what.partition(":")[0] for what in counted)
    assert {"point", "quart", "ters", "three", "equal", "cards", "last", "lead"} <= found.keys()


def no_card_is_lost(game: Any, state: Any) -> bool:
    """Whether each card lies somewhere, once."""
    lying = state.lying
    cards = [card for part in (*lying.hands, *state.thrown, *lying.taken) for card in part]
    cards += [*lying.stock, *(card for _, card in lying.trick)]
    bought = sum(game.rules.heaps.value) - sum(state.talon) - state.due
    is_dealt = state.phase != "deal"
    return sorted(cards) == sorted(game.rules.cards) and (
        not is_dealt or len(lying.stock) == sum(game.rules.heaps.value) - bought
    )


def moves_can_be_made(game: Any, state: Any) -> bool:
    """Whether whoever is to move can, and chance is even."""
    mover, legal = game.current_player(state), game.legal_actions(state)
    if mover == CHANCE:
        assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)
    return bool(legal) == (mover is not None)


def counts_are_those_told(game: Any, state: Any, told: list[Any]) -> bool:
    """Whether the counts at the end are the sum of what was told, and the winner has more."""
    for seat in range(2):
        own = [event for event in told if event.seat == seat]
        points = sum(event.details["by"] for event in own if event.kind == "counted")
        assert state.points[seat] == points
        assert state.honours[seat] == sum(event.kind == "honour" for event in own)
    leads = sum(event.details.get("what") == "lead" for event in told)
    assert leads == 12
    score = game.score(state)
    assert game.winners(state) == [seat for seat in range(2) if score[seat] == max(score)]
    return True


@pytest.mark.parametrize("games", rest_in_prove([30, 500]))
def test_melds_are_what_the_words_say_when_they_are_told_again_in_full(games):
    """piquet-1774.r2.b, r3.a, r3.b, r3.c, r3.d, r4.a, r4.b, q.contest: worked out anew."""
    for number, begun in enumerate(heads(RULES, {}, games)):
        for _, state, _, _ in play(begun, Random(number)):
            if state.phase == "play" and not any(state.lying.won) and not state.lying.trick:
                one, other = (worked_out(hand) for hand in state.lying.hands)
                both = [kept(one, other), kept(other, one)]
                assert [own_melds(own) for own in state.melds] == list(map(sorted, both))
                break


def own_melds(own: tuple[str, ...]) -> list[str]:
    """What the hand holds of what has counted."""
    return sorted(what for what in own if ":" in what)


RANKS = "a k q j 10 9 8 7".split()
KINDS = {3: "ters", 4: "quart"}


def worked_out(hand: tuple[str, ...]) -> list[list[tuple[tuple[int, int], str]]]:
    """What a hand may meld, class by class: how good each is, and its name."""
    point = max(sum(suit_of(card) == suit for card in hand) for suit in "shdc")
    runs = []
    for suit in "shdc":
        held = "".join("x" if f"{suit}{rank}" in hand else " " for rank in RANKS) + " "
        for at in range(8):
            if held[at] == "x" and (at == 0 or held[at - 1] == " "):
                length = held[at:].index(" ")
                if length >= 3:
                    name = f"{KINDS.get(length, 'quint')}:{suit}{RANKS[at]}"
                    runs.append(((length, -at), name))
    alike = []
    for at, rank in enumerate(RANKS[:5]):
        number = sum(rank_of(card) == rank for card in hand)
        if number >= 3:
            alike.append(((number, -at), f"{'four' if number == 4 else 'three'}:{rank}"))
    return [[((point, 0), f"point:{point}")], runs, alike]


def kept(own: list[Any], other: list[Any]) -> list[str]:
    """What counts of it, where only the better counts."""
    found = list[str]()
    for mine, theirs in zip(own, other, strict=True):
        if mine and max(mine)[0] > max(theirs, default=((0, 0), ""))[0]:
            found += [name for _, name in mine]
    return found
