"""Rulings: a position laid out by hand, each source's verdict on it, and what could change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.sentences import listed, tell
from gnav_core.games.gnav.compare.asking import (
    as_many,
    check_cards,
    check_pieces,
    seat,
    seat_names,
    words,
)
from gnav_core.games.gnav.compare.doubts import doubts
from gnav_core.games.gnav.compare.in_words import letter
from gnav_core.games.gnav.compare.lawbook import RuleChoice, read_laws
from gnav_core.games.gnav.onedeal import counted_in_cards
from gnav_core.games.gnav.rulings.laid_position import UNKNOWN, Act, Position, courses
from gnav_core.games.gnav.rulings.verdict import course_json, in_short, key

ACTS: Final[tuple[Act, ...]] = ("asks", "stands", "taps", "shows")
MOST: Final = 12
CALLED: Final = tuple("ABCDEFGHIJKL")
NOBODY: Final = "."


def rule(
    held: Sequence[str] = (),
    act: str = "asks",
    seat: int | None = None,
    asker: str | None = None,
    asked: Sequence[str] = (),
    swapped: bool = False,
    last: bool = False,
    dealer: int | None = None,
    exchanged: Sequence[Sequence[int]] = (),
    left: Sequence[int] = (),
    tapped: Sequence[int] = (),
    draw: Sequence[str] = (),
    cards: Sequence[str] = (),
    names: Sequence[str] = (),
    laws: Any = None,
    language: str = "en",
) -> dict[str, Any]:
    """Rule on a position under several laws.

    Either ``held`` names the pieces by seat (``?``: nobody knows, ``.``: out), and ``seat`` does
    what ``act`` says (``asks``, ``stands``, ``taps``; the pieces of all are shown at ``shows``).
    Or ``asker`` names the asker's piece and ``asked`` those of the players he asks in turn:
    ``swapped`` says that his had come to him by an exchange, ``last`` that the last one asked is
    the dealer. ``exchanged`` lists the exchanges of the deal so far, ``left`` the strokes (or
    tokens) that each has left to lose, ``tapped`` who has tapped, ``draw`` what the bag gives.
    Raises ``AskError`` for a position that cannot be.
    """
    if asker is not None:
        if held:
            raise AskError(
                "Name either what all hold, or the piece of the asker and those he asks."
            )
        laid = between(asker, words(asked), swapped, last)
    else:
        laid = {"held": held, "act": act, "seat": seat, "dealer": dealer, "exchanged": exchanged}
    position = read_position(**laid, left=left, tapped=tapped, draw=draw, cards=cards)
    called = seat_names(words(names) or CALLED[: len(position.held)], len(position.held), language)
    chosen = read_laws(laws)
    fit = tuple(law for law in chosen if law.seats(len(position.order)))
    verdicts = [_verdict(law, position, called, language) for law in fit]
    if not verdicts:
        raise AskError("None of the laws asked is for {players} players.", players=len(called))
    letter(verdicts, [verdict.pop("key") for verdict in verdicts])
    return {
        "text": _agreement(verdicts, language),
        "act": position.act,
        "seat": position.seat,
        "held": [NOBODY if piece is None else piece for piece in position.held],
        "names": called,
        "laws": verdicts,
        "left_out": [law.out(len(position.order), language) for law in chosen if law not in fit],
    }


def between(asker: str, asked: Sequence[str], swapped: bool, last: bool) -> dict[str, Any]:
    """Lay out a request: the asker, those he asks, and nobody more than the question needs."""
    if not asked:
        raise AskError("Whom does he ask? Name the piece of one player at least.")
    before = [UNKNOWN] if swapped else []
    held = [*before, asker, *asked, *([] if last else [UNKNOWN])]
    at = len(before)
    exchanged = [[0, 1]] if swapped else []
    return {
        "held": held,
        "act": "asks",
        "seat": at,
        "dealer": len(held) - 1,
        "exchanged": exchanged,
    }


def read_position(
    held: Sequence[str],
    act: str,
    seat: int | None,
    dealer: int | None,
    exchanged: Sequence[Sequence[int]],
    left: Sequence[int],
    tapped: Sequence[int],
    draw: Sequence[str],
    cards: Sequence[str],
) -> Position:
    """Read a position laid out by hand. Raises ``AskError``."""
    pieces, drawn, by_hand = words(held), words(draw), words(cards)
    players = len(pieces)
    if not 2 <= players <= MOST:
        raise AskError(
            "A ruling is on two to {most} pieces, not {number}.", most=MOST, number=players
        )
    check_pieces([*(piece for piece in pieces if piece not in (UNKNOWN, NOBODY)), *drawn])
    check_cards([card for card in by_hand if card not in (UNKNOWN, NOBODY)])
    if by_hand:
        as_many(pieces, by_hand, "There are {pieces} pieces dealt, but {number} cards.")
        _check_cards(pieces, by_hand)
    if act not in ACTS:
        raise AskError(
            "What is done is one of {known}, not {act}.", known=", ".join(ACTS), act=shown(act)
        )
    _check_lives(pieces, left)
    position = Position(
        tuple(None if piece == NOBODY else piece for piece in pieces),
        ACTS[ACTS.index(act)],
        _actor(seat, act, pieces),
        _seat(players - 1 if dealer is None else dealer, players),
        tuple(_pair(pair, players) for pair in exchanged),
        tuple(left),
        tuple(_seat(tapper, players) for tapper in tapped),
        tuple(drawn),
        tuple(None if card == NOBODY else card for card in by_hand),
    )
    _check_possible(position)
    return position


def _check_cards(pieces: Sequence[str], cards: Sequence[str]) -> None:
    """Refuse cards that say otherwise than the pieces who is out, and what nobody knows."""
    for sign in (NOBODY, UNKNOWN):
        if [piece == sign for piece in pieces] != [card == sign for card in cards]:
            raise AskError("A card is {sign} just where its piece is.", sign=repr(sign))


def _seat(value: Any, players: int) -> int:
    return seat(value, players)


def _actor(value: int | None, act: str, pieces: Sequence[str]) -> int:
    """Read who does it; where all show, it is the first who is not out."""
    if act == "shows":
        return next((seat for seat, piece in enumerate(pieces) if piece != NOBODY), 0)
    if value is None:
        raise AskError("Say who does it: a seat from 0 to {last}.", last=len(pieces) - 1)
    return _seat(value, len(pieces))


def _pair(value: Any, players: int) -> tuple[int, int]:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != 2:
        raise AskError("An exchange is between two seats, not {value}.", value=shown(value))
    one, other = (_seat(part, players) for part in value)
    if one == other:
        raise AskError("Nobody exchanges with himself.")
    return one, other


def _check_lives(pieces: Sequence[str], left: Any) -> None:
    if not isinstance(left, Sequence) or not all(
        type(number) is int and 0 <= number < 100 for number in left
    ):
        raise AskError("What each has left is a whole number from 0 to 99.")
    if left:
        as_many(pieces, left, "There are {pieces} seats, but what {number} have left is told.")


def _check_possible(position: Position) -> None:
    """Refuse a position that no deal can come to."""
    dealt_in = position.order
    if len(dealt_in) < 2:
        raise AskError("A deal needs two pieces at least, one for each player.")
    if position.act == "shows":
        if position.unknown:
            raise AskError("Where all show, every piece is known: name them all.")
        return
    if position.held[position.seat] is None:
        raise AskError("Seat {seat} is out, and does nothing.", seat=position.seat)
    for one, other in position.exchanged:
        if None in (position.held[one], position.held[other]):
            raise AskError(
                "Seats {one} and {other} cannot exchange: one is out.", one=one, other=other
            )


def _verdict(
    law: RuleChoice, position: Position, names: Sequence[str], language: str
) -> dict[str, Any]:
    rules = law.rule_set
    found = courses(rules, position)
    held = position.held_by(rules)
    return {
        **law.as_json(),
        "label": law.label(language),
        "unit": rules.tally.counts,
        "cards": counted_in_cards(rules),
        "held": [NOBODY if piece is None else piece for piece in held],
        "text": in_short(law, found, names, language),
        "key": key(found),
        "courses": [course_json(law, course, names, language) for course in found],
        "doubts": doubts(law, position, found, names, language),
    }


def _agreement(verdicts: Sequence[dict[str, Any]], language: str) -> str:
    """Say in a sentence how far the verdicts agree."""
    letters = [verdict["letter"] for verdict in verdicts]
    if len(letters) == 1:
        return tell(language, "Only one set of rules is asked.")
    different = len(set(letters))
    if different == 1:
        return tell(language, "All come to the same.")
    groups = (
        listed(language, [v["label"] for v in verdicts if v["letter"] == letter])
        for letter in dict.fromkeys(letters)
    )
    said = "They come to {number} verdicts: {groups}."
    return tell(language, said, number=different, groups="; ".join(groups))
