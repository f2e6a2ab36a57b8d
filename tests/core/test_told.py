"""What a seat was told, and other games that it cannot tell from the one that is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gnav_core import games
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE
from gnav_core.core.told import Told, rested, seen, told
from tests.core.any_game import head, new, played
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

MOVES = 160
#: The share of positions for which none is found, at most: where much is told, and elsewhere.
MUCH_TOLD = {"lang-hanrey-1774": 0.1, "narrespillet": 0.1, "piquet-1774": 0.1}
RARELY = 0.03

every_source = pytest.mark.parametrize("rules", list(registry.SOURCES))
few_and_many = pytest.mark.parametrize("number", rest_in_prove([2, 15]))


@every_source
@few_and_many
@seeded("told")
def test_another_game_is_told_in_the_same_words(rules: str, number: int, seed: str) -> None:
    """And from those words alone: whichever of the two is played, the same third one is found."""
    chance, asked, found, others = Random(f"{seed} {rules}"), 0, 0, 0
    for _ in range(number):
        game = new(head(rules, chance))
        moves: list[Action] = []
        for step in played(game, chance, MOVES):
            if game.current_player(step.before) != CHANCE and chance.random() < 0.2:
                seat = chance.choice([None, *range(game.players)])
                known = told(game, moves, seat)
                asked += 1
                made = known.otherwise(game, Random(asked))
                if made is not None:
                    found += 1
                    other, state = made
                    before = moves[: rested(game, moves)]
                    again = told(game, [*before, *other], seat)
                    assert again.text() == known.text()
                    assert again == known
                    assert game.array(state, seat) == game.array(step.before, seat)
                    assert again.otherwise(game, Random(asked)) == made
                    others += state != step.before
            moves.append(step.action)
    enough(asked > number)
    enough(others > 0)
    most = MUCH_TOLD.get(rules, RARELY)
    enough(asked - found <= max(1, most * asked))


@every_source
@seeded("unheard")
def test_a_move_of_which_nothing_is_told_is_one_that_the_game_names(rules: str, seed: str) -> None:
    """Or no game could be made up in which it was made."""
    chance = Random(f"{seed} {rules}")
    for _ in range(4):
        game = new(head(rules, chance))
        for step in played(game, chance, MOVES):
            mover = game.current_player(step.before)
            others = [seat for seat in (None, *range(game.players)) if seat != mover]
            if all(seen(step.events, seat) for seat in others):
                continue
            assert step.action in game.unheard, step.action


def test_what_nothing_tells_of_is_as_likely_one_way_as_another() -> None:
    game = games.new("gnav-1774", 2)
    moves = [Action.read("deal:7"), Action.read("deal:cat")]
    known, chance = told(game, moves, 1), Random(7)
    made = (known.otherwise(game, chance) for _ in range(4100))
    pieces = Counter(str(one[0][0]) for one in made if one)
    assert sum(pieces.values()) == 4100
    assert len(pieces) == 21
    for piece, times in pieces.items():
        usual = 100 if piece == "deal:cat" else 200
        assert abs(times - usual) < 5 * usual**0.5, piece


def test_a_seat_is_told_nothing_of_what_it_did_not_see() -> None:
    game = games.new("gnav-1774", 3)
    texts = []
    for hidden in ("7", "9"):
        moves = [Action.read(f"deal:{piece}") for piece in (hidden, "cat", "2")]
        texts.append(told(game, moves, 2).text())
    assert texts[0] == texts[1]
    assert "cat" not in texts[0]
    assert '"2"' in texts[0]


def test_a_deal_is_told_from_where_all_pieces_lay_in_the_bag() -> None:
    game = games.new("gnav-1774", 2)
    begun = game.initial_state()
    assert told(game, [], 0) == Told(0, begun).standing(game, begun)
