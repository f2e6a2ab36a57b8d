"""Event by event: how the table stood when each had happened, and nothing that came later."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from gnav_core.core.event import SeenEvent
from gnav_core.core.table import Table, Zone, fold, fold_zones, hide, lay_open
from gnav_core.play.printed import mark_json, zones_json
from gnav_core.play.session import Session

Standing = dict[str, Any]
"""The zones that the event changed, whose turn it was, and who played if that changed.

``afresh``: it is the first of a deal, and all zones and marks stand in it.
"""


class Unfolding:
    """Tell what one seat saw, event by event, of the deal that was played last.

    Whoever looks on while a game ends is still told no more than he knew: ``as_then`` gives an
    event as it was told when it happened.
    """

    def __init__(self, session: Session, seat: int | None, language: str) -> None:
        self.session, self.seat, self.language = session, seat, language
        self.game, self.line = session.game, session.line
        self.words = session.family.words

    def as_then(self, number: int) -> SeenEvent:
        """Give an event as the seat was told of it when it happened."""
        event = self.line.entries[number].event
        return event.whole if self.session.example.open else event.seen_by(self.seat)

    def since(self, first: int) -> dict[int, Standing]:
        """Give how the table stood after each event of that deal, from number ``first`` on."""
        entries = self.line.entries
        found: dict[int, Standing] = {}
        fresh = [n for n in range(first, len(entries)) if entries[n].deal == entries[-1].deal]
        zones: dict[str, Zone] = {}
        for move, numbers in groupby(fresh, key=lambda n: entries[n].move):
            found |= self._of_move(move, list(numbers), zones)
        return found

    def _of_move(
        self, move: int, numbers: list[int], zones: dict[str, Zone]
    ) -> dict[int, Standing]:
        """Follow the events of a move; ``zones`` are those before it, and then those after it."""
        found: dict[int, Standing] = {}
        at = max(move, 0)
        afresh, turn = self.line.between_deals(at), self._turn(at)
        playing = self._playing(at)
        changes = self._goes_out(playing, self._playing(move + 1), numbers)
        begun = self._table(at)
        if afresh or not zones:
            zones.clear()
            zones.update((zone.id, zone) for zone in begun.zones)
        for number in numbers:
            event = self.as_then(number)
            fold_zones(zones, event.moved, self.seat)
            self._arrange(zones, move + 1)
            ends = {end for one in event.moved for end in (one.source, one.target)}
            shown = list(zones.values()) if afresh else [zones[end] for end in sorted(ends)]
            lie = zones_json(self.session, shown, begun.marks, self.language)
            found[number] = {"turn": turn, "zones": lie}
            if afresh:
                marks = fold(begun, (), self.seat, event.marked).marks
                shown_marks = [mark_json(mark, self.words, self.language) for mark in marks]
                found[number] |= {"afresh": True, "marks": shown_marks, "in": playing}
            if number in changes:
                found[number]["in"] = changes[number]
            afresh = False
        return found

    def _arrange(self, zones: dict[str, Zone], at: int) -> None:
        """Let what comes into a hand take the place there that it will have after the move."""
        for held in self._table(at).hands():
            places = {lying.card: place for place, lying in enumerate(held.cards)}
            zone = zones.get(held.id)
            if zone and all(lying.card in places for lying in zone.cards):
                cards = sorted(zone.cards, key=lambda lying: places[lying.card])
                zones[held.id] = zone._replace(cards=tuple(cards))

    def _table(self, at: int) -> Table:
        table = self.game.table(self.line.states[at])
        return hide(lay_open(table) if self.session.example.open else table, self.seat)

    def _turn(self, at: int) -> int | None:
        mover = self.line.mover(at)
        return self.game.moment(self.line.states[at]).turn if mover is None else mover

    def _playing(self, at: int) -> list[bool]:
        return list(self.game.playing(self.line.states[at]))

    def _goes_out(
        self, before: list[bool], after: list[bool], numbers: list[int]
    ) -> dict[int, list[bool]]:
        """Say by which event each seat went out, or came back: the last that marked it."""
        if before == after:
            return {}
        entries = self.line.entries
        last = {mark.place: n for n in numbers for mark in entries[n].event.marked}
        changes, playing = {}, before
        for number in numbers:
            goes = [seat for seat, _ in enumerate(before) if last.get(seat, numbers[-1]) == number]
            playing = [after[seat] if seat in goes else now for seat, now in enumerate(playing)]
            changes[number] = playing
        return changes
