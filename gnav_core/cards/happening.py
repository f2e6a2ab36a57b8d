"""What happens alike in all games of cards: a card is dealt, turned up, drawn or played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards.go import go, go_openly
from gnav_core.cards.pack import suit_of
from gnav_core.core.cited import Rule, ground
from gnav_core.core.event import Event, Marked, Secret, event
from gnav_core.core.table import Erased, Mark


def dealt(seat: int, card: str, *basis: Rule) -> Event:
    """Tell that a card is dealt, which its seat alone sees."""
    secret, moved = Secret((seat,), ("card",)), (go(card, "stock", seat),)
    return event("dealt", seat, *basis, secret=secret, moved=moved, card=card)


def turned(card: str, *basis: Rule, by: int | None = None) -> Event:
    """Tell that a card is turned up, whose suit is trumps; ``by`` is who turned it, if told."""
    moved, marked = (go_openly((card,), "stock", "turned"),), (Mark("trump", None, suit_of(card)),)
    return event("turned", by, *basis, moved=moved, marked=marked, card=card)


def drew(seat: int, card: str, *basis: Rule, source: str = "stock") -> Event:
    """Tell that a card of the stock, or of a part of it, is drawn, which its seat alone sees."""
    secret, moved = Secret((seat,), ("card",)), (go(card, source, seat),)
    return event("drew", seat, *basis, secret=secret, moved=moved, card=card)


def drew_turned(seat: int, card: str, *basis: Rule) -> Event:
    """Tell that the card turned up is drawn, which all have seen."""
    moved = (go_openly((card,), "turned", seat),)
    return event("drew", seat, *basis, moved=moved, card=card, turned=True)


def played(
    kind: str, seat: int, card: str, *basis: Rule, told: tuple[Rule, ...] = (), **details: Any
) -> Event:
    """Tell that a card is played to the trick: ``led``, ``beat`` or ``played``.

    Where it turns on the rest of the hand by which rules, the others are ``told`` all of them.
    """
    moved = (go_openly((card,), seat, "trick"),)
    secret = by_some(seat, *told) if told else None
    return event(kind, seat, *basis, secret=secret, moved=moved, card=card, **details)


def by_some(seat: int, *told: Rule) -> Secret:
    """Let a seat alone know by which of the rules it happened that all others are ``told``."""
    return Secret((seat,), basis=ground(*told))


def took(seat: int, cards: tuple[str, ...], tricks: int, *basis: Rule, **details: Any) -> Event:
    """Tell that a seat takes a trick, and how many it has now; the cards are covered by it."""
    moved, marked = (go_openly(cards, "trick", f"pile:{seat}"),), (Mark("tricks", seat, tricks),)
    return event("trick", seat, *basis, moved=moved, marked=marked, **details)


def next_deal(
    dealer: int,
    following: int,
    tricks: Sequence[int],
    *basis: Rule,
    gone: tuple[Erased, ...] = (),
) -> Event:
    """Tell that the next deal begins and who deals it; the tricks and the trump are wiped out.

    ``gone`` are the marks of one game that are kept no more.
    """
    noughts = [Mark("tricks", seat, 0) for seat, number in enumerate(tricks) if number]
    marked: Marked = (
        Erased("dealer", dealer),
        Mark("dealer", following, "deals"),
        Erased("trump", None),
        *noughts,
        *gone,
    )
    return event("dealer", following, *basis, marked=marked)
