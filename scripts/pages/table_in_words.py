"""A table as it lies, in words: who holds what, what is counted, what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gnav_core.core.family import Words
from gnav_core.core.table import Table

#: What lies face up in the middle of a game of cards; a game without it has no middle to tell.
OPEN: Final = ("trick", "open")


class TableInWords:
    """Say of one moment what the whole table holds."""

    def __init__(
        self, table: Table, words: Words, names: Sequence[str], language: str = "en"
    ) -> None:
        self.table, self.words, self.names, self.language = table, words, names, language

    @property
    def counts(self) -> bool:
        """Whether the seats have something that is counted."""
        return bool(self.table.values("score"))

    @property
    def dealer(self) -> int | str | None:
        """Give the seat that deals."""
        return next((mark.place for mark in self.table.marks if mark.id == "dealer"), None)

    def named(self, thing: str | None) -> str:
        """Name a thing; empty where there is none."""
        return self.words.thing(thing, self.language) if thing else ""

    def held(self, seat: int) -> str:
        """Name all that a seat holds; empty where it holds nothing."""
        held = self._held(seat)
        if any(len(self._held(other)) > 1 for other in range(len(self.names))):
            return self.listed(held)
        return self.named(next(iter(held), None))

    def _held(self, seat: int) -> list[str]:
        hand = self.table.hand(seat)
        return [lying.card for lying in hand.cards] if hand else []

    def listed(self, cards: Iterable[str]) -> str:
        """Name several cards, as a list has them; no line breaks after a rank."""
        names = (self.named(card).removeprefix("the ") for card in cards)
        return ", ".join(name.replace(" ", "\u00a0", 1) for name in names)

    def counted(self, seat: int) -> str:
        """Give a seat's score, with its pluses."""
        plus = self.table.values("plus").get(seat, 0)
        return f"{self.table.values('score')[seat]}{' +' * int(plus)}"

    def middle(self) -> list[str]:
        """List what lies between the seats, a line each: the trick, what is open, the stock."""
        if not any(zone.kind in OPEN for zone in self.table.zones):
            return []
        lines = []
        for zone in self.table.zones:
            if zone.kind == "trick":
                lines += [f"{self.by(one.by)}: {self.named(one.card)}" for one in zone.cards]
            elif zone.cards or zone.unknown:
                lines.append(self.words.zone(zone, self.language) or "")
        marks = [mark for mark in self.table.marks if mark.place is None]
        lines += [self.words.mark(mark, self.language) for mark in marks]
        return [line for line in lines if line]

    def by(self, seat: int | str | None) -> str:
        """Name whoever laid a card."""
        return self.names[seat] if isinstance(seat, int) else str(seat or "")
