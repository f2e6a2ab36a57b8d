"""What a record says of its seats: who sits there, who plays for whom, and the seed of chance."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.core.outside import LONGEST_NAME, shown, single
from gnav_core.core.record import Record, RecordError
from gnav_core.core.sentences import Sentence

HUMAN: Final = "human"
ELSEWHERE: Final = "elsewhere"
"""A person too, at a device of his own."""

PERSONS: Final = (HUMAN, ELSEWHERE)
OLD_COMPUTER: Final = "computer"
"""How records named a computer player while there was but one."""

LONGEST_SEED: Final = 100


def names(kept: Any, players: int) -> list[str]:
    """Name the seats, as the record does or by number; no two are alike.

    Names that look alike have a number each, one that no other name ends with.
    """
    listed = kept if isinstance(kept, list) and len(kept) == players else [None] * players
    called = [_name(name) or f"Seat {seat}" for seat, name in enumerate(listed)]
    count = Counter(map(as_seen, called))
    taken = {look for look, times in count.items() if times == 1}
    for seat, name in enumerate(called):
        if count[as_seen(name)] == 1:
            continue
        number = seat + 1
        while as_seen(f"{name} ({number})") in taken:
            number += players
        called[seat] = f"{name} ({number})"
        taken.add(as_seen(called[seat]))
    return called


def as_seen(name: str) -> str:
    """Give what a name looks like, whatever letters it is made of, great or small.

    An accent may be a letter's own or stand after it; what has no width is not seen.
    """
    seen = "".join(letter for letter in name if unicodedata.category(letter) != "Cf")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def _name(value: Any) -> str:
    return single(value, LONGEST_NAME) if isinstance(value, str) else ""


def kinds(asked: Sequence[str] | None, record: Record, person: int) -> tuple[str, ...]:
    """Say who plays each seat: as asked, as the record says, or one person with computers.

    Raises ``RecordError`` for kinds that are none, or not as many as there are seats.
    """
    kept, players = record.more.get("kinds"), record.players
    family = registry.family(record.rules)
    if asked is None and isinstance(kept, list):
        asked = kept
    elif asked is None:
        asked = [HUMAN if seat == person else OLD_COMPUTER for seat in range(players)]
    found = [family.default_player if kind == OLD_COMPUTER else kind for kind in asked]
    if len(found) != players:
        wrong = "{seats} seats need as many players, not {players}."
        raise RecordError(Sentence(wrong, seats=players, players=len(found)))
    for kind in found:
        if kind not in (*PERSONS, *family.players):
            known = ", ".join((HUMAN, *family.players))
            wrong = "A seat is played by one of {known}, not by {given}."
            raise RecordError(Sentence(wrong, known=known, given=shown(kind)))
    return tuple(found)


def seed(kept: Any) -> str:
    """Give the seed of a record as a text; one that is no text and no number counts as none."""
    return str(kept)[:1000] if isinstance(kept, str | int | float) else str(None)


def check_seed(given: str) -> None:
    """Refuse a seed that is too long for a new game. Raises ``RecordError``."""
    if len(given) > LONGEST_SEED:
        raise RecordError(Sentence("A seed has at most {most} letters.", most=LONGEST_SEED))
