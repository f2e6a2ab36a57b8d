"""The record of a game that begins, as whoever sets it up has asked for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from os import urandom
from typing import Any

from gnav_core.core.outside import LONGEST_NAME, shown, single
from gnav_core.core.record import FORMAT, RecordError
from gnav_core.core.sentences import Sentence
from gnav_core.play.match import begun
from gnav_core.play.seating import as_seen


def set_up(
    rules: str,
    players: list[dict[str, Any]],
    readings: dict[str, str] | None,
    dealer: int | None,
    house: dict[str, Any] | None,
    match: dict[str, Any] | None,
) -> dict[str, Any]:
    """Give the record of a game that begins, without its seed. Raises ``RecordError``."""
    value: dict[str, Any] = {
        "format": FORMAT,
        "rules": rules,
        "players": len(players),
        "readings": readings or {},
        "names": _names(players),
        "kinds": [_word(player, "kind") for player in players],
        "moves": [],
    }
    if dealer is not None:
        value["dealer"] = dealer
    if house is not None:
        value["house"] = house
    if match is not None:
        value["match"] = begun({"id": urandom(4).hex(), **match}, len(players))
    return value


def _names(players: list[dict[str, Any]]) -> list[str]:
    """Name the seats; two whose names look alike could not be told apart in the log."""
    given = [" ".join(_word(player, "name").split()) for player in players]
    for name in given:
        if len(name) > LONGEST_NAME:
            long = "A name has at most {most} letters, and {name} has more."
            raise RecordError(Sentence(long, most=LONGEST_NAME, name=shown(name)))
    names = [single(name, LONGEST_NAME) or f"Seat {at}" for at, name in enumerate(given)]
    name, count = Counter(map(as_seen, names)).most_common(1)[0] if names else ("", 0)
    if count > 1:
        twice = next(known for known in names if as_seen(known) == name)
        alike = "{count} seats are named {name}; give each a name of its own."
        raise RecordError(Sentence(alike, count=count, name=twice))
    return names


def _word(player: Mapping[str, Any], key: str) -> str:
    """Read what is said of a player under a key; what is no text counts as not said."""
    value = player.get(key)
    return value if isinstance(value, str) else ""
