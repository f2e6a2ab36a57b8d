"""``gnav-ledger/1``: an evening at a real table, as the list of what was told; read and checked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args

from gnav_core.core.outside import LONGEST_NAME, NewerError, check_format, single
from gnav_core.core.record import RecordError
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.actions import APPEAL_VERBS
from gnav_core.games.gnav.showing import Who

FORMAT = "gnav-ledger/1"
LONGEST = 5000
"""No evening has more entries; a longer list is no ledger."""


class LedgerError(RecordError):
    """Refuse what is no ledger, in one sentence."""


class NewerLedgerError(LedgerError, NewerError):
    """Refuse a ledger that a newer version of the archive made."""


class Met(NamedTuple):
    """Tell that a seat asked, and met a piece that may cost him a stroke."""

    seat: int
    piece: str


class Tapped(NamedTuple):
    """Tell that a seat tapped with the fool."""

    seat: int


class ShowingReport(NamedTuple):
    """Tell what the seats show; ``None``: not told, and better than all that is."""

    pieces: tuple[str | None, ...]


class Lost(NamedTuple):
    """Tell who is hit in a showing with so many fools, by what he shows.

    ``best``: the piece that the fool would drag along is the best of all.
    """

    fools: int
    seats: Mapping[Who, tuple[int, ...]]
    best: bool = False


class Answered(NamedTuple):
    """Tell how a seat answers the appeal."""

    seat: int
    verb: str


Entry = Met | Tapped | ShowingReport | Lost | Answered


@dataclass(frozen=True, slots=True)
class Ledger:
    """Hold an evening: by which rules, who sits where, what was told so far.

    ``dealer`` dealt first; ``None``: the last seat. ``house`` holds the house rules, if it is by
    those.
    """

    rules: str
    names: tuple[str, ...]
    readings: Mapping[str, str]
    dealer: int | None
    entries: tuple[Entry, ...]
    house: Any = None


def read(value: Any) -> Ledger:
    """Read a ledger from a JSON value.

    Raises ``LedgerError``, which says what is wrong and what would be right.
    """
    value = value if isinstance(value, dict) else {}
    made = "This ledger was made by a newer version of the archive ({format})."
    none = Sentence(
        "This is no ledger of an evening: its format must be “{format}”.", format=FORMAT
    )
    check_format(value.get("format"), FORMAT, made, NewerLedgerError, LedgerError, none)
    rules, readings = value.get("rules"), value.get("readings", {})
    if not isinstance(rules, str):
        raise LedgerError(Sentence("A ledger names its rules, for instance “gnav-1774”."))
    names = _names(value.get("names"))
    if not isinstance(readings, dict):
        raise LedgerError(Sentence("The readings of a ledger go by the names of their cruces."))
    dealer = value.get("dealer")
    if dealer is not None and not _is_seat(dealer, len(names)):
        raise LedgerError(Sentence("The first dealer of a ledger is one of its seats."))
    entries = _entries(value.get("entries", []), names)
    return Ledger(rules, tuple(names), readings, dealer, entries, value.get("house"))


def _names(names: Any) -> list[str]:
    if not isinstance(names, list) or not all(_is_name(name) for name in names):
        raise LedgerError(Sentence("A ledger lists its names, one for each seat, none empty."))
    name, count = Counter(names).most_common(1)[0] if names else ("", 0)
    if count > 1:
        twice = single(name, LONGEST_NAME)
        raise LedgerError(
            Sentence("Two are called {name}: give one of them another name.", name=twice)
        )
    return [single(name, LONGEST_NAME) for name in names]


def read_entry(value: Any, players: int) -> Entry:
    """Read one entry. Raises ``LedgerError``."""
    tell = value.get("tell") if isinstance(value, dict) else None
    if not isinstance(tell, str) or tell not in TELLS:
        raise LedgerError(Sentence("An entry tells one of these: {tells}.", tells=", ".join(TELLS)))
    seat = value.get("seat")
    if "seat" in TELLS[tell][0]._fields and not _is_seat(seat, players):
        raise LedgerError(Sentence("There is no such seat; there are {players}.", players=players))
    entry = TELLS[tell][1](value, players)
    if entry is None:
        entry_text = single(json.dumps(value, ensure_ascii=False), 60)
        raise LedgerError(
            Sentence("An entry of this ledger is damaged: {entry}.", entry=entry_text)
        )
    return entry


def _met(value: Mapping[str, Any], players: int) -> Met | None:
    piece = value.get("piece")
    return Met(value["seat"], piece) if isinstance(piece, str) else None


def _tapped(value: Mapping[str, Any], players: int) -> Tapped:
    return Tapped(value["seat"])


def _shown(value: Mapping[str, Any], players: int) -> ShowingReport | None:
    pieces = value.get("pieces")
    if not isinstance(pieces, list) or len(pieces) != players:
        return None
    whole = all(piece is None or isinstance(piece, str) for piece in pieces)
    return ShowingReport(tuple(pieces)) if whole else None


def _lost(value: Mapping[str, Any], players: int) -> Lost | None:
    fools, seats, best = value.get("fools", 0), value.get("seats"), value.get("best", False)
    if not _is_seat(fools, 3) or not isinstance(seats, dict) or not isinstance(best, bool):
        return None
    lists = all(isinstance(part, list) for part in seats.values())
    if not lists or not set(seats) <= set(get_args(Who)):
        return None
    if not all(_is_seat(seat, players) for part in seats.values() for seat in part):
        return None
    return Lost(fools, {who: tuple(dict.fromkeys(part)) for who, part in seats.items()}, best)


def _answered(value: Mapping[str, Any], players: int) -> Answered | None:
    verb = value.get("verb")
    return Answered(value["seat"], verb) if verb in APPEAL_VERBS else None


TELLS: Mapping[str, tuple[type[Any], Callable[[Mapping[str, Any], int], Entry | None]]] = {
    "met": (Met, _met),
    "tapped": (Tapped, _tapped),
    "shown": (ShowingReport, _shown),
    "lost": (Lost, _lost),
    "answered": (Answered, _answered),
}


def _entries(values: Any, names: list[str]) -> tuple[Entry, ...]:
    if not isinstance(values, list) or len(values) > LONGEST:
        raise LedgerError(Sentence("A ledger holds a list of entries."))
    return tuple(read_entry(value, len(names)) for value in values)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_seat(value: Any, players: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players
