"""A table: the zones where cards or pieces lie, and the marks that are kept.

What a seat sees of it is made in one place for all games (``hide``), and so is what a move makes
of it (``fold``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

Seats = tuple[int, ...]
Kind = Literal["hand", "trick", "stock", "open", "pile", "field"]


class Lying(NamedTuple):
    """One card, or piece, in a zone: who laid it there, and who alone knows it if it lies covered.

    ``by`` is told in a trick. ``only``: in a zone whose cards others see, laid face down; empty
    where all hands lie open, and whoever sees the zone knows it.
    """

    card: str
    by: int | str | None = None
    only: Seats | None = None


class Zone(NamedTuple):
    """A place where cards lie: ``to`` are the seats that see them (``None``: all, ``()``: none).

    ``place`` is the seat it belongs to, if it belongs to one. ``unknown`` counts the cards that
    whoever looks does not see; they are not among ``cards``.
    """

    id: str
    kind: Kind
    cards: tuple[Lying, ...] = ()
    to: Seats | None = None
    place: int | str | None = None
    unknown: int = 0

    def seen_by(self, seat: int | None) -> Zone:
        """Cover what ``seat`` (``None``: a bystander) does not see."""
        known = self.cards if self.open_to(seat) else ()
        known = tuple([lying for lying in known if not lying.only or seat in lying.only])
        if len(known) == len(self.cards):
            return self
        unknown = self.unknown + len(self.cards) - len(known)
        return Zone(self.id, self.kind, known, self.to, self.place, unknown)

    def open_to(self, seat: int | None) -> bool:
        """Whether ``seat`` sees what lies here."""
        return self.to is None or seat in self.to


BESIDE: Final = "beside"
"""The place of a mark that is no part of play: it stands beside the table from first to last."""


class Mark(NamedTuple):
    """Something kept in chalk or tokens, which anybody sees: a score, a pool, who deals.

    ``place`` is the seat it is kept for; ``None``: for all; ``BESIDE``: it says what always holds.
    ``unit`` names what ``value`` counts, ``gone`` how much of it was lost, where that is kept too.
    """

    id: str
    place: int | str | None
    value: int | str
    unit: str = ""
    gone: int = 0


class Erased(NamedTuple):
    """A mark that is kept no more."""

    id: str
    place: int | str | None


class Table(NamedTuple):
    """All that lies on the table; the hands stand in the order in which they were dealt."""

    zones: tuple[Zone, ...]
    marks: tuple[Mark, ...]

    def zone(self, name: str) -> Zone | None:
        """Find a zone by its id."""
        return next((zone for zone in self.zones if zone.id == name), None)

    def hand(self, seat: int | None) -> Zone | None:
        """Find the hand of a seat; ``None`` for one that was not dealt in."""
        return next((zone for zone in self.hands() if zone.place == seat), None)

    def hands(self) -> tuple[Zone, ...]:
        """List the hands, in the order in which they were dealt."""
        return tuple(zone for zone in self.zones if zone.kind == "hand")

    def values(self, name: str) -> Mapping[int | str | None, int | str]:
        """Give the marks of a name, by the seat or the place they are kept for."""
        return {mark.place: mark.value for mark in self.marks if mark.id == name}


class Transfer(NamedTuple):
    """Cards that go from one zone to another; they are laid open where the two are one.

    ``to`` are the seats that see one end or the other, and so the cards (``None``: all).
    ``unknown`` counts those that whoever is told does not see; they are not among ``cards``.
    """

    cards: tuple[str, ...]
    source: str
    target: str
    to: Seats | None = None
    unknown: int = 0

    def seen_by(self, seat: int | None) -> Transfer:
        """Cover the cards for a seat that sees neither end."""
        if self.to is None or seat in self.to:
            return self
        return self._replace(cards=(), unknown=self.unknown + len(self.cards))


def hide(table: Table, seat: int | None) -> Table:
    """Cover all that ``seat`` (``None``: a bystander) does not see."""
    return table._replace(zones=tuple([zone.seen_by(seat) for zone in table.zones]))


def lay_open(table: Table) -> Table:
    """Lay every hand open; what nobody may see stays covered.

    A card that lies face down among others stays so, and is known.
    """
    zones = (zone._replace(to=None) if zone.to else zone for zone in table.zones)
    return table._replace(zones=tuple(map(_known, zones)))


def _known(zone: Zone) -> Zone:
    if all(lying.only is None for lying in zone.cards):
        return zone
    cards = (lying._replace(only=() if lying.only else lying.only) for lying in zone.cards)
    return zone._replace(cards=tuple(cards))


def fold(
    table: Table,
    moved: Iterable[Transfer],
    seat: int | None,
    marked: Iterable[Mark | Erased] = (),
) -> Table:
    """Give the table that ``seat`` sees once these cards have moved, and what was marked with it.

    All of it happens at the same time.
    """
    zones = {zone.id: zone for zone in table.zones}
    fold_zones(zones, tuple(moved), seat)
    marks = {(mark.id, mark.place): mark for mark in table.marks}
    for mark in marked:
        if isinstance(mark, Mark):
            marks[mark.id, mark.place] = mark
        else:
            marks.pop((mark.id, mark.place), None)
    return Table(tuple(zones.values()), tuple(marks.values()))


def fold_zones(zones: dict[str, Zone], moved: Sequence[Transfer], seat: int | None) -> None:
    """Move these cards, all at the same time, in zones by their ids as ``seat`` sees them."""
    for transfer in moved:
        if transfer.source != transfer.target:
            zones[transfer.source] = _less(zones[transfer.source], transfer)
    for transfer in moved:
        source, target = zones[transfer.source], zones[transfer.target]
        if source is target:
            opened = tuple(map(Lying, transfer.cards))
            zones[target.id] = target._replace(cards=opened, to=None, unknown=0)
        else:
            by = source.place if target.kind == "trick" else None
            zones[target.id] = _more(target, transfer, by, seat)


def _less(zone: Zone, transfer: Transfer) -> Zone:
    left, unknown = list(zone.cards), transfer.unknown
    for card in transfer.cards:
        at = next((at for at, lying in enumerate(left) if lying.card == card), None)
        if at is None:
            unknown += 1
        else:
            del left[at]
    return zone._replace(cards=tuple(left), unknown=zone.unknown - unknown)


def _more(zone: Zone, transfer: Transfer, by: int | str | None, seat: int | None) -> Zone:
    only = transfer.to if zone.to is None else None
    if not zone.open_to(seat):
        covered = zone.unknown + len(transfer.cards) + transfer.unknown
        return zone._replace(unknown=covered)
    come = tuple(Lying(card, by, only) for card in transfer.cards)
    return zone._replace(cards=zone.cards + come, unknown=zone.unknown + transfer.unknown)
