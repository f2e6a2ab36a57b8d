"""A table as the page reads it: zones, marks and what moved, as JSON values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from gnav_core.core.cited import weakest
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Words, resolve
from gnav_core.core.table import Erased, Lying, Mark, Transfer, Zone
from gnav_core.play.session import Session

EXACT: Final = 2**53 - 1
"""The largest whole number that JavaScript reads without rounding it."""


def zones_json(
    session: Session, zones: Iterable[Zone], marks: Iterable[Mark], language: str
) -> list[dict[str, Any]]:
    """Write zones as they lie beside these marks; of a trick also the card that ``takes`` it.

    Where nobody can know yet which card that is, none is named.
    """
    family, marks = session.family, tuple(marks)
    written = []
    for zone in zones:
        shown = _zone_json(zone, family.words, language)
        if zone.kind == "trick" and family.takes is not None:
            law = resolve(family.takes)(session.game.rules, session.game.players)
            shown["takes"] = law.taking(zone, marks)
        written.append(shown)
    return written


def _zone_json(zone: Zone, words: Words, language: str) -> dict[str, Any]:
    """Write a zone: the cards seen, each with its name, and how many are covered."""
    return {
        "id": zone.id,
        "kind": zone.kind,
        "place": zone.place,
        "cards": [_lying_json(lying, words, language) for lying in zone.cards],
        "unknown": zone.unknown,
        "to": None if zone.to is None else list(zone.to),
        "text": words.zone(zone, language),
    }


def _lying_json(lying: Lying, words: Words, language: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"card": lying.card, "name": words.thing(lying.card, language)}
    if lying.by is not None:
        shown["by"] = lying.by
    if lying.only is not None:
        shown["covered"] = True
    return shown


def mark_json(mark: Mark, words: Words, language: str) -> dict[str, Any]:
    """Write a mark, and what it says; a number that JavaScript would round as its digits."""
    return {**mark._asdict(), "value": exact(mark.value), "text": words.mark(mark, language)}


def exact(value: int | str) -> int | str:
    """Write a number; one that JavaScript would round as its digits."""
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value


def marked_json(mark: Mark | Erased, words: Words, language: str) -> dict[str, Any]:
    """Write a mark that an event has changed; one that is kept no more has no value."""
    if isinstance(mark, Mark):
        return mark_json(mark, words, language)
    return {**mark._asdict(), "value": None}


def moved_json(transfer: Transfer) -> dict[str, Any]:
    """Write what went from where to where; what is covered is counted."""
    return {
        "cards": list(transfer.cards),
        "unknown": transfer.unknown,
        "from": transfer.source,
        "to": transfer.target,
    }


def basis_json(told: Sequence[SeenEvent]) -> dict[str, Any]:
    """Write on what several events rest that are told in one line."""
    lent = next((event.supplied for event in told if event.supplied), None)
    return {
        "clauses": list(dict.fromkeys(one for event in told for one in event.clauses)),
        "status": weakest(event.status for event in told),
        "either": any(event.either for event in told),
        **({"supplied": lent} if lent else {}),
    }
