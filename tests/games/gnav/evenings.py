"""Evenings at real tables as they are told to the scorekeeper, and what came of them."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.game import IllegalAction
from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.games.gnav.scorekeeper.keeper import Book, keep
from gnav_core.games.gnav.scorekeeper.ledger import read

NAMES = ["Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik"]


def ledger(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write the ledger of an evening; Anna is dealt to first, the last of them deals."""
    head = {"rules": rules, "names": NAMES[:players], "entries": list(entries)}
    return {"format": "gnav-ledger/1", **head, **more}


def evening(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> Book:
    return keep(read(ledger(rules, players, *entries, **more)))


def shown(pieces: str) -> dict[str, Any]:
    """Tell the pieces by seat, a dot for a seat that is not told of."""
    return {"tell": "shown", "pieces": [None if p == "." else p for p in pieces.split()]}


def lost(fools: int, best: bool = False, **seats: list[int]) -> dict[str, Any]:
    """Tell who is hit: ``lost(1, fool_holders=[0], lowest_other=[2])``."""
    named = {who.replace("_", "-"): part for who, part in seats.items()}
    return {"tell": "lost", "fools": fools, "seats": named, "best": best}


def met(seat: int, piece: str) -> dict[str, Any]:
    return {"tell": "met", "seat": seat, "piece": piece}


def tapped(seat: int) -> dict[str, Any]:
    return {"tell": "tapped", "seat": seat}


def answered(seat: int, verb: str) -> dict[str, Any]:
    return {"tell": "answered", "seat": seat, "verb": verb}


def score(book: Book) -> list[int]:
    return list(book.state.score)


def said(book: Book, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds: kind, seat, and the clauses without the source's name."""
    events = [line.event for line in book.lines if line.event.kind in kinds]
    return [
        (event.kind, event.seat, *(clause.partition(".")[2] for clause in event.clauses))
        for event in events
    ]


def refused(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> tuple[str, list]:
    """Keep an evening that must be refused: why, and the clauses."""
    with pytest.raises(IllegalAction) as refusal:
        scores.keep(ledger(rules, players, *entries, **more))
    return refusal.value.why, [clause.partition(".")[2] for clause in refusal.value.clauses]


OUT = (lost(0, lowest=[0]),) * 3

HOUSE = {
    "format": "gnav-house/1",
    "name": "Aunt Maren’s",
    "base": "gnav-1774",
    "choices": {"cat": "gnav-1917", "cuckoo": "gnav-1917"},
}
