"""The cards that the page names: wild ones, red threes, black threes; all others are natural.

How many packs are played with the page does not say, so a card may be there any number of times.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gnav_core.cards.naming import LETTERS, card_named
from gnav_core.cards.pack import CARDS, RANKS, rank_of
from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.sentences import Sentence
from gnav_core.games.canasta import SOURCE

JOKER: Final = "joker"
KINDS: Final = (*CARDS, JOKER)
"""The cards there are, each once."""

MOST: Final = 200
"""Cards that may be named at once: more than any hand or pile has."""

RED_THREES: Final = frozenset({"h3", "d3"})
BLACK_THREES: Final = frozenset({"s3", "c3"})


def is_wild(card: str) -> bool:
    """Whether a card is wild: a two or a joker (q.loose-card)."""
    return card == JOKER or rank_of(card) == "2"


def matching(cards: Iterable[str], top: str) -> int:
    """Count the natural cards that match another; a red three matches none (r3.c)."""
    if is_wild(top) or top in RED_THREES:
        return 0
    return sum(1 for card in cards if not is_wild(card) and rank_of(card) == rank_of(top))


def fits(melds: Iterable[str], top: str) -> bool:
    """Whether a card fits a meld, of those with these ranks; a red three is none (r3.c)."""
    return not is_wild(top) and top not in RED_THREES and rank_of(top) in melds


def named(card: str) -> Sentence:
    """Name a card."""
    return Sentence("a joker") if card == JOKER else card_named(card)


def rank_named(rank: str) -> str:
    """Write a rank where ranks are listed."""
    return LETTERS.get(rank, rank)


def check_card(card: str) -> None:
    """Refuse what is no card. Raises ``AskError``."""
    if card not in KINDS:
        raise AskError(
            "There is no card {card}; write them as h9, s10, ck or joker.", card=shown(card)
        )


def check_cards(cards: Sequence[str]) -> None:
    """Refuse cards that there are not, or too many. Raises ``AskError``."""
    if len(cards) > MOST:
        raise AskError("At most {most} cards can be named at once.", most=MOST)
    for card in cards:
        check_card(card)


def check_hand(cards: Sequence[str]) -> None:
    """Refuse a hand that nobody can hold. Raises ``AskError``."""
    check_cards(cards)
    if RED_THREES & {*cards}:
        why = "A red three is laid on the table at once, so it is in no hand."
        raise AskError(why, f"{SOURCE}.r3.a")


def check_ranks(ranks: Sequence[str]) -> None:
    """Refuse what is no rank. Raises ``AskError``."""
    for rank in ranks:
        if rank not in RANKS:
            known = ", ".join(RANKS)
            raise AskError(
                "There is no rank {rank}; there are {known}.", rank=shown(rank), known=known
            )
