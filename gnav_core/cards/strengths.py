"""The strengths at which a computer plays a game of cards: easy, medium, hard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Player, Sampled
from gnav_core.core.game import Game, Seen
from gnav_core.core.sentences import Sentence
from gnav_core.play.players import AT_RANDOM, BY_DEALS, EASY, HARD, MEDIUM

SLIPS: Final = 1 / 3
"""How often the easy player does not play the card it means to, but another of the suit."""


class Forgiving:
    """Play as another player does, but now and then another card of the same suit.

    What it says, takes and throws away is as the other's, so that nothing it does is absurd.
    """

    def __init__(self, usual: Player) -> None:
        self.usual = usual

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose one of the legal moves."""
        move = self.usual.choose(seen, events, chance)
        others = [other for other in seen.legal if _alike(move, other)]
        return chance.choice(others) if others and chance.random() < SLIPS else move


def _alike(move: Action, other: Action) -> bool:
    if other == move or move.verb != "play" or other.verb != "play":
        return False
    cards = cards_of(move), cards_of(other)
    return all(len(one) == 1 for one in cards) and suit_of(cards[0][0]) == suit_of(cards[1][0])


def strengths(
    usual: str,
    make: Callable[[Any], Player],
    how: Sentence,
    sampled: Sampled,
    at_random: Kind = AT_RANDOM,
) -> Mapping[str, Kind]:
    """Give the computer players of a game by key: ``usual`` is the one that plays as ``how`` says.

    The hard one tries its moves in deals made up, as it is ``sampled``.
    """
    return {
        "random": at_random._replace(offered=False),
        "easy": Kind(
            EASY,
            Sentence("plays as Medium does, but now and then another card of the suit"),
            lambda rules: Forgiving(make(rules)),
        ),
        usual: Kind(MEDIUM, how, make),
        "sampling": Kind(HARD, BY_DEALS, make, sampled=sampled),
    }


def returned(game: Game[Any], state: Any) -> Sequence[float]:
    """Say how well off each seat is by what it has won or lost."""
    return game.returns(state)


def scored(game: Game[Any], state: Any) -> Sequence[float]:
    """Say how well off each seat is by the points it has made."""
    score: list[float] = game.position(state)["score"]
    return score


def racing(game: Game[Any], state: Any) -> Sequence[float]:
    """Say how well off each seat is in a race; to win it is worth as much as it goes to."""
    won = game.returns(state) if game.is_terminal(state) else [0.0] * game.players
    to = game.rules.number.value
    return [own + to * by for own, by in zip(scored(game, state), won, strict=True)]
