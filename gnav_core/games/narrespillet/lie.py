"""Where every card lies, what is marked, and what of both a move has changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gnav_core.core.table import BESIDE, Erased, Kind, Lying, Mark, Seats, Table, Transfer, Zone
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, Cards, in_order
from gnav_core.games.narrespillet.state import DEMONS, FORFEIT, JUDGED, Part, State, Who, wins

OF_SEATS: Final = ("hand", "open", "chariot", "before", *(f"field-{field}" for field in HOUSES))
"""The zones that each seat has; those of the Demons but for their hand are called alike."""

REST: Final = OF_SEATS[1:]

OF_DEMONS: Final = (DEMONS, *(f"{name}:{DEMONS}" for name in REST[1:]))
OF_ALL: Final = ("stock", "row", "justice", "played", "pile", "aside")

COVERED: Final[Mapping[str, Kind]] = {"stock": "stock", "aside": "pile"}
"""The zones into which nobody sees, and what kind of zone each is."""


def places(state: State, other: State | None = None) -> dict[str, str]:
    """Give the zone of every card; beside another position, of those only that may lie elsewhere.

    What two positions have alike is the same object in both: it is passed over.
    """
    found: dict[str, str] = {}
    for seat, part in enumerate(state.parts):
        if other is None or part is not other.parts[seat]:
            found.update(dict.fromkeys(part.open, f"open:{seat}"))
            found.update(dict.fromkeys(part.closed, f"hand:{seat}"))
            _put_before(found, seat, part)
    if state.demons is not None:
        found.update(dict.fromkeys(state.demons.closed, DEMONS))
        _put_before(found, DEMONS, state.demons)
        found[DEMONS] = f"before:{state.owner}"
    for zone in ("stock", "row", "pile", "aside"):
        cards = getattr(state, zone)
        if other is None or cards is not getattr(other, zone):
            found.update(dict.fromkeys(cards, zone))
    if state.justice:
        found["justice"] = "justice"
    if state.hermit:
        found["hermit"] = f"before:{state.hermit[0]}"
    if state.temperance:
        found["temperance"] = f"before:{state.temperance[0]}"
    if state.doing is not None and state.doing.verb == "play":
        found.setdefault(state.doing.args[0][0], "played")
    return found


def _put_before(found: dict[str, str], who: Who, part: Part) -> None:
    """Say what lies before a participant; a couple on two fields lies on the first."""
    if part.chariot is not None:
        found.update(dict.fromkeys(("chariot", *part.chariot), f"chariot:{who}"))
    if part.strength:
        found["strength"] = f"before:{who}"
    for field, laid in zip(reversed(HOUSES), reversed(part.fields), strict=True):
        if laid == JUDGED:
            found[JUDGED] = f"field-{field}:{who}"
        elif isinstance(laid, tuple):
            found.update(dict.fromkeys(laid, f"field-{field}:{who}"))


LYING: Final = {card: Lying(card) for card in CARDS}


@cache
def _zones(players: int) -> tuple[Zone, ...]:
    """Give the empty zones of a table: each seat’s, the Demons’, and what is all the players’."""
    seats = range(players)
    hands = [Zone(f"hand:{seat}", "hand", (), (seat,), seat) for seat in seats]
    own = [Zone(f"{name}:{seat}", _kind(name), (), None, seat) for seat in seats for name in REST]
    theirs = [Zone(name, _kind(name), (), None, DEMONS) for name in OF_DEMONS]
    return (*hands, *own, *theirs, *map(_common, OF_ALL))


def _kind(name: str) -> Kind:
    return "field" if name.startswith("field") else "open"


def _common(name: str) -> Zone:
    if name in COVERED:
        return Zone(name, COVERED[name], (), ())
    return Zone(name, "open")


def table(state: State) -> Table:
    """Give the table, nothing hidden."""
    held: dict[str, list[Lying]] = {}
    where = places(state)
    for card, lying in LYING.items():
        if card in where:
            held.setdefault(where[card], []).append(lying)
    zones = (
        zone._replace(cards=tuple(held[zone.id])) if zone.id in held else zone
        for zone in _zones(state.players)
    )
    return Table(tuple(zones), marks(state))


def marks(state: State) -> tuple[Mark, ...]:
    """Mark who deals, the victories, what is forfeited, and what is counted beside cards."""
    found = [Mark("dealer", state.dealer, "deals"), Mark("order", BESIDE, " ".join(HOUSES))]
    found += [Mark("score", seat, sum(row)) for seat, row in enumerate(wins(state))]
    for who in (*range(state.players), *([DEMONS] if state.demons else [])):
        part, place = state.part(who), who if isinstance(who, int) else None
        theirs = "demons-" if who == DEMONS else ""
        gone = [f for f, laid in zip(HOUSES, part.fields, strict=True) if laid == FORFEIT]
        found += [Mark(f"{theirs}forfeit", place, " ".join(gone))] if gone else []
        twice = _twofold(part)
        found += [Mark(f"{theirs}couple", place, " ".join(twice))] if twice else []
        if part.strength:
            found.append(Mark(f"{theirs}strength", place, part.strength))
    if state.hermit:
        found.append(Mark("turns", None, state.hermit[1]))
    if state.temperance:
        found.append(Mark("closed", None, state.temperance[1]))
    return tuple(found)


def _twofold(part: Part) -> Cards:
    """Name the two fields of a couple that was placed on both."""
    laid = [each for each in part.fields if isinstance(each, tuple)]
    if len(laid) < 2:
        return ()
    both = [each for each in laid if laid.count(each) > 1]
    return tuple(f for f, each in zip(HOUSES, part.fields, strict=True) if each in both)


def moved(before: State, after: State) -> tuple[Transfer, ...]:
    """List the cards that lie elsewhere after a move, by where they went."""
    old, new = places(before, after), places(after, before)
    ways: dict[tuple[str, str], list[str]] = {}
    for card in in_order(card for card in old.keys() & new.keys() if old[card] != new[card]):
        ways.setdefault((old[card], new[card]), []).append(card)
    return tuple(transfer(tuple(cards), *way) for way, cards in ways.items())


def transfer(cards: Cards, source: str, target: str) -> Transfer:
    """Let cards go from here to there; of those that Death throws it is said only how many."""
    if source in COVERED and target in COVERED:
        return Transfer((), source, target, (), len(cards))
    return Transfer(cards, source, target, _seen_by(source, target))


def _seen_by(source: str, target: str) -> Seats | None:
    """Say who sees cards that go from here to there; a card handed over was called by name."""
    ends = [_sees(source), _sees(target)]
    if None in ends or (source.startswith("hand") and target.startswith("hand")):
        return None
    return tuple(seat for end in ends for seat in end or ())


def _sees(zone: str) -> Seats | None:
    if zone in COVERED:
        return ()
    name, _, seat = zone.partition(":")
    return (int(seat),) if name == "hand" else None


def marked(before: State, after: State) -> tuple[Mark | Erased, ...]:
    """List the marks that a move has changed."""
    if _bears_marks(before) == _bears_marks(after):
        return ()
    old = {(mark.id, mark.place): mark for mark in marks(before)}
    new = {(mark.id, mark.place): mark for mark in marks(after)}
    gone = [Erased(*key) for key in old if key not in new]
    return (*gone, *(mark for key, mark in new.items() if old.get(key) != mark))


def _bears_marks(state: State) -> tuple[Any, ...]:
    """Give what the marks are made of."""
    parts = [(part.fields, part.strength) for part in (*state.parts, state.demons or Part())]
    return (state.dealer, state.victories, state.hermit, state.temperance, parts)
