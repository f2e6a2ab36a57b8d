"""Whoever only looks on at a line of play: which cards of which deal he has seen, one by one."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

from gnav_core.core.event import Event
from gnav_core.play.line import Line


@dataclass
class Card:
    """A card, or piece, that chance has brought in a deal, wherever it has gone since."""

    name: str
    seen: bool = False


@dataclass
class Bystander:
    """Follow the cards of one deal from zone to zone."""

    lying: dict[str, list[Card]] = field(default_factory=lambda: defaultdict(list))
    brought: list[Card] = field(default_factory=list)

    def look(self, event: Event, stock: set[str]) -> None:
        """See what happens; what comes from a stock is another card each time."""
        for whole, seen in zip(event.moved, event.seen_by(None).moved, strict=True):
            for name in whole.cards:
                card = self._taken(name, whole.source, stock)
                card.seen |= name in seen.cards
                self.lying[whole.target].append(card)

    def _taken(self, name: str, source: str, stock: set[str]) -> Card:
        there = [card for card in self.lying[source] if card.name == name]
        if there and source not in stock:
            self.lying[source].remove(there[0])
            return there[0]
        self.brought.append(Card(name))
        return self.brought[-1]


def rests(line: Line) -> list[int]:
    """List the points of a line at which a deal is about to be dealt."""
    return [at for at in range(len(line.moves) + 1) if line.between_deals(at)]


def unseen(line: Line) -> dict[int, list[str]]:
    """Give, by the point at which it begins, the cards of each deal gone by that nobody saw."""
    found = {}
    for begins, ends in pairwise(rests(line)):
        found[begins] = unseen_between(line, begins, ends)
    return found


def unseen_between(line: Line, begins: int, ends: int) -> list[str]:
    """List the cards brought between two points that whoever looked on never saw."""
    zones = line.game.table(line.states[begins]).zones
    stock = {zone.id for zone in zones if zone.kind == "stock"}
    watching = Bystander()
    for entry in line.entries:
        if begins <= entry.move < ends:
            watching.look(entry.event, stock)
    return [card.name for card in watching.brought if not card.seen]
