"""Which card takes a trick, and by which rules: each is held against the best before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from gnav_core.cards.trick import Ranking
from gnav_core.core.cited import Cited, Ground, ground

Basis = tuple[Cited[Any], ...]
How = Literal["higher", "lower", "trump", "no-trump", "other-suit"]


class Law(NamedTuple):
    """Say by which rules cards beat one another in a game.

    ``ranked``: the higher of a suit, and it alone where there are no trumps; ``ruffed``: a trump
    any other suit, empty where there are none. Where they are played ``in_turn``, each is to beat
    the one before it, and one that does not ends the trick.
    """

    ranking: Ranking
    ranked: Basis
    ruffed: Basis = ()
    in_turn: bool = False


class Step(NamedTuple):
    """Hold a card against the best before it: whether it beats that, how, and by which rules."""

    card: str
    best: str
    beats: bool
    how: How
    basis: Ground


class Taken(NamedTuple):
    """What comes of a trick: the card that takes it, by its place, and each step to that."""

    at: int
    steps: tuple[Step, ...]


def taken(law: Law, cards: Sequence[str], trump: str) -> Taken:
    """Find the card that takes a trick, as the cards were played; the first was led."""
    at, steps = 0, []
    for place, card in enumerate(cards[1:], start=1):
        step = _step(law, card, cards[at], trump)
        steps.append(step)
        if step.beats:
            at = place
        elif law.in_turn:
            break
    return Taken(at, tuple(steps))


def _step(law: Law, card: str, best: str, trump: str) -> Step:
    ranking = law.ranking
    beats = ranking.beats(card, best, trump)
    suits = [ranking.suit(one, trump) for one in (card, best)]
    if suits[0] == suits[1]:
        how: How = "higher" if beats else "lower"
    elif trump in suits:
        how = "trump" if beats else "no-trump"
    else:
        how = "other-suit"
    by_trump = how in ("trump", "no-trump")
    return Step(card, best, beats, how, ground(*(law.ruffed if by_trump else law.ranked)))


def by_rank(rules: Any, players: int) -> Law:
    """Give the law of a game without trumps: the highest card of the suit led takes."""
    return Law(rules.ranking, (rules.ranks,))


def by_count(rules: Any, players: int) -> Law:
    """Give the law of a game whose tricks count: the highest trump, or of the suit led, takes."""
    return Law(rules.ranking, rules.outranked, rules.ruffed)


def by_trump(rules: Any, players: int) -> Law:
    """Give the law of a game with trumps, where one rule ranks all cards."""
    return Law(rules.ranking, (rules.ranks,), (rules.ranks,))


def beaten_in_turn(rules: Any, players: int) -> Law:
    """Give the law of a game where each card is to beat the one before it."""
    return Law(Ranking(rules.ranks.value), (rules.ranks,), (rules.trump,), in_turn=True)
