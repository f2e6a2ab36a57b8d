"""Which card takes a trick, and by which rules: each is held against the best before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from gnav_core.cards.trick import Ranking, Trick
from gnav_core.core.cited import Ground, Rule, ground
from gnav_core.core.table import Mark, Zone

Basis = tuple[Rule, ...]
How = Literal["higher", "lower", "trump", "no-trump", "other-suit", "stronger", "weaker"]

TRUMPS: Final = ("trump", "trumps")
"""The marks that say which suit is trumps, or which two are."""


class Step(NamedTuple):
    """Hold a card against the best before it: whether it beats that, how, and by which rules."""

    card: str
    best: str
    beats: bool
    how: How
    basis: Ground


class Taking(NamedTuple):
    """Say by which rules cards beat one another in a game.

    ``judge`` holds a card against the best before it: it takes both, the card that was led, and
    the suits that are trumps, of which there are at most ``trumps``. Where cards are played
    ``in_turn``, each is to beat the one before it, and one that does not ends the trick.
    """

    judge: Callable[[str, str, str, str], Step]
    trumps: int = 0
    in_turn: bool = False

    def taking(self, trick: Zone, marks: Iterable[Mark]) -> str | None:
        """Say which card takes a trick as far as it lies there, as everybody may know.

        Of one that lies face down nobody else knows what it beats, and where a seat has laid
        several each is beaten by itself: then it is none.
        """
        seats = {lying.by for lying in trick.cards}
        covered = trick.unknown or any(lying.only is not None for lying in trick.cards)
        if not trick.cards or covered or len(seats) < len(trick.cards):
            return None
        trump = next((str(mark.value) for mark in marks if mark.id in TRUMPS), "")
        cards = [lying.card for lying in trick.cards]
        return cards[taken(self, cards, trump.replace(" ", "")).at]


class Taken(NamedTuple):
    """What comes of a trick: the card that takes it, by its place, and each step to that."""

    at: int
    steps: tuple[Step, ...]


def taken(law: Taking, cards: Sequence[str], trump: str) -> Taken:
    """Find the card that takes a trick, as the cards were played; the first was led.

    ``trump`` holds the letters of the suits that are trumps.
    """
    at, steps = 0, []
    for place, card in enumerate(cards[1:], start=1):
        step = law.judge(card, cards[at], cards[0], trump)
        steps.append(step)
        if step.beats:
            at = place
        elif law.in_turn:
            break
    return Taken(at, tuple(steps))


def ranked(
    ranking: Ranking,
    by_rank: Callable[[Trick], Basis],
    by_trump: Basis = (),
    in_turn: bool = False,
) -> Taking:
    """Give the law of a game in which a card beats by its rank in its suit, or as a trump.

    ``by_rank`` says of two cards why the higher of a suit beats, and it alone where there are no
    trumps; ``by_trump`` why a trump beats any other suit, empty where there are none.
    """

    def judge(card: str, best: str, led: str, trump: str) -> Step:
        beats = ranking.beats(card, best, trump)
        suits = [ranking.suit(one, trump) for one in (card, best)]
        if suits[0] == suits[1]:
            how: How = "higher" if beats else "lower"
        elif trump in suits:
            how = "trump" if beats else "no-trump"
        else:
            how = "other-suit"
        ruffs = how in ("trump", "no-trump")
        basis = by_trump if ruffs else by_rank(((0, best), (1, card)))
        return Step(card, best, beats, how, ground(*basis))

    return Taking(judge, trumps=1 if by_trump else 0, in_turn=in_turn)


def by_rank(rules: Any, players: int) -> Taking:
    """Give the law of a game without trumps: the highest card of the suit led takes."""
    return ranked(rules.ranking, lambda _: (rules.ranks,))


def by_count(rules: Any, players: int) -> Taking:
    """Give the law of a game whose tricks count: the highest trump, or of the suit led, takes."""
    return ranked(rules.ranking, rules.outranked, rules.ruffed)


def by_trump(rules: Any, players: int) -> Taking:
    """Give the law of a game with trumps, where one rule ranks all cards."""
    return ranked(rules.ranking, lambda _: (rules.ranks,), (rules.ranks,))


def beaten_in_turn(rules: Any, players: int) -> Taking:
    """Give the law of a game where each card is to beat the one before it."""
    ranking = Ranking(rules.ranks.value)
    return ranked(ranking, lambda _: (rules.ranks,), (rules.trump,), in_turn=True)
