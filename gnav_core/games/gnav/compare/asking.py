"""What is asked of the laws: pieces, cards, wishes and names, refused in one sentence if wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gnav_core.core.game import AskError
from gnav_core.core.outside import LONGEST_NAME, shown, single
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.onedeal import ANSWERS, WISHES, Deal
from gnav_core.games.gnav.pieces import DANISH, GERMAN

COPIES = 2


def read_deal(
    pieces: Sequence[str],
    wishes: Sequence[str],
    draw: Sequence[str] = (),
    answers: Sequence[str] = (),
    cards: Sequence[str] = (),
    dealer: int | None = None,
) -> Deal:
    """Read a deal and what the players wish. Raises ``AskError``."""
    for value in (pieces, wishes, draw, answers, cards):
        words(value)
    players = len(pieces)
    if players < 2:
        raise AskError("A deal needs two pieces at least, one for each player.")
    check_pieces([*pieces, *draw])
    _check_among(wishes, WISHES, "A wish is one of {known}, not {word}.")
    _check_among(answers, ("", *ANSWERS), "An answer is one of {known}, not {word}.")
    check_cards(cards)
    as_many(pieces, wishes, "There are {pieces} pieces dealt, but {number} wishes.")
    if answers:
        as_many(pieces, answers, "There are {pieces} pieces dealt, but {number} answers.")
    if cards:
        as_many(pieces, cards, "There are {pieces} pieces dealt, but {number} cards.")
    last = players - 1
    dealer = seat(last if dealer is None else dealer, players)
    return Deal(tuple(pieces), tuple(wishes), tuple(draw), dealer, tuple(answers), tuple(cards))


def words(value: Any) -> list[str]:
    """Read a list of words. Raises ``AskError``."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise AskError(
            "Pieces, wishes and names are given as lists, not as {value}.", value=shown(value)
        )
    if not all(isinstance(word, str) for word in value):
        raise AskError("Pieces, wishes and names are given as words.")
    return list(value)


def seat(value: Any, players: int) -> int:
    """Read a seat. Raises ``AskError``."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
        raise AskError(
            "There is no seat {seat}: the seats are 0 to {last}.",
            seat=shown(value),
            last=players - 1,
        )
    return value


def seat_names(names: Sequence[str], players: int, language: str) -> list[str]:
    """Name the seats: as they are called, or by number. Raises ``AskError``."""
    called = words(names)
    if not called:
        return [tell(language, "Seat {number}", number=number) for number in range(players)]
    as_many(range(players), called, "There are {pieces} pieces dealt, but {number} names.")
    return [single(name, LONGEST_NAME) for name in called]


def as_many(pieces: Sequence[Any], listed: Sequence[Any], why: str) -> None:
    """Refuse a list that does not name one thing for each seat. Raises ``AskError``."""
    if len(listed) != len(pieces):
        raise AskError(why, pieces=len(pieces), number=len(listed))


def _check_among(given: Sequence[str], known: Sequence[str], why: str) -> None:
    for word in given:
        if word not in known:
            raise AskError(why, known=", ".join(filter(None, known)), word=shown(word))


def check_pieces(pieces: Sequence[str]) -> None:
    """Refuse what is no Danish piece, or more of one than there are. Raises ``AskError``."""
    for piece, number in Counter(pieces).items():
        if piece in GERMAN:
            raise AskError(
                "Name the Danish pieces; {piece} is a card, and the cards that stand for the pieces"
                " can be chosen beside them.",
                piece=shown(piece),
            )
        if piece not in DANISH:
            known = ", ".join(DANISH)
            raise AskError(
                "There is no piece {piece}; there are {known}.", piece=shown(piece), known=known
            )
        if number > COPIES:
            raise AskError(
                "There are only two of each piece, and here are {number} of {piece}.",
                "gnav-1774.r0.b",
                "gnav-kb.r1.c",
                number=number,
                piece=shown(piece),
            )


def check_cards(cards: Sequence[str]) -> None:
    """Refuse what is no German card, or comes twice. Raises ``AskError``."""
    for card, number in Counter(cards).items():
        if card not in GERMAN:
            known = ", ".join(GERMAN)
            raise AskError(
                "There is no card {card}; there are {known}.", card=shown(card), known=known
            )
        if number > 1:
            why = "There is one of each card, and {card} comes twice."
            raise AskError(why, "gnav-german.r2.a", card=shown(card))
