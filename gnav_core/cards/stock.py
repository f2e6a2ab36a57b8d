"""The stock, what lies turned up under it, and hands: small changes of rows of cards."""

from __future__ import annotations

from gnav_core.cards.pack import in_order, without

Cards = tuple[str, ...]
Hands = tuple[Cards, ...]


def taken(unseen: Cards, turned: Cards, card: str) -> tuple[Cards, Cards]:
    """Take a card from what is left to come: the cards unseen, and the one turned up."""
    return (unseen, ()) if card in turned else (without(unseen, card), turned)


def by_itself(unseen: Cards, turned: Cards) -> str | None:
    """Name the turned card where it is the last, and so is drawn as no move."""
    return turned[0] if turned and not unseen else None


def with_hand(hands: Hands, seat: int, hand: Cards) -> Hands:
    """Give the hands with another at a seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def given(hands: Hands, seat: int, *cards: str) -> Hands:
    """Give the hands with more cards at a seat, in pack order."""
    return with_hand(hands, seat, in_order((*hands[seat], *cards)))


def played(hands: Hands, seat: int, card: str) -> Hands:
    """Give the hands without a card that a seat plays."""
    return with_hand(hands, seat, without(hands[seat], card))
