"""The page of a worked example: its position, its steps with their clauses, what they show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import IllegalAction
from gnav_core.core.record import steps
from gnav_core.core.sentences import retell
from scripts.examples.example import Example
from scripts.pages import parts, show_me
from scripts.pages.laid import Laid
from scripts.pages.templates import page_of
from scripts.tei import links


class Seat(NamedTuple):
    """A row of the table of seats: what it holds and has, at first and at the end."""

    name: str
    deals: bool
    cells: tuple[str, ...]


class Refused(NamedTuple):
    """What is tried at the end of an example, and why the engine refuses it."""

    what: str
    why: str
    clauses: Sequence[str]


def example_page(example: Example) -> str:
    """Set one example as a page of its own."""
    title = example.title.removesuffix(".")
    shown = ", ".join(map(links.label, example.shows))
    about = f"A worked example of {shown}: {title}."
    played = Steps(example)
    return page_of(
        "example.html",
        parts.front_matter(title, about, **parts.UNSEARCHED),
        page=show_me.address(example),
        title=title,
        example=example,
        unit=played.unit,
        seats=played.seats(),
        middle=[laid.middle() for laid in played.at],
        steps=played.steps_in_words(),
        refused=played.refused(),
    )


class Steps:
    """What happens in an example, move by move from where one begins to look."""

    def __init__(self, example: Example) -> None:
        self.example = example
        game: Any = example.record.game()
        self.game, self.rules = game, game.rules
        self.words = registry.family(example.rules).words
        self.states: list[Any] = []
        self.events: list[tuple[SeenEvent, ...]] = []
        for state, events in steps(example.record, self.game):
            self.states.append(state)
            self.events.append(tuple(event.whole for event in events))
        self.at = [self.laid(example.start), self.laid(len(self.states) - 1)]

    @property
    def unit(self) -> str:
        """Name what the seats have of what is counted; empty where nothing is."""
        counts: str = self.words.unit(self.rules)
        return counts if self.at[0].counts else ""

    def laid(self, number: int) -> Laid:
        """Give the table as it lies after so many moves."""
        return Laid(self.game.table(self.states[number]), self.words, self.example.names)

    def steps_in_words(self) -> Iterator[tuple[list[tuple[str, tuple[str, ...]]], list[str]]]:
        """Yield each step: its events in words with their clauses, and the remarks after it."""
        yield [], self.remarks(self.example.start)
        for number in range(self.example.start + 1, len(self.states)):
            said = [
                (self.words.event(self.rules, event, self.example.names).text, event.clauses)
                for event in self.events[number]
            ]
            yield said, self.remarks(number)

    def remarks(self, at: int) -> list[str]:
        """List what is said at this point."""
        return [one["text"] for one in self.example.remarks if one["at"] == at]

    def seats(self) -> Iterator[Seat]:
        """Yield the seats as they are at the beginning and at the end."""
        first, last = self.at
        seats = range(len(self.example.names))
        ending = [last.held(seat) for seat in seats]
        if not any(ending):
            ending = [last.named(thing) for thing in self.showed() or [None for _ in seats]]
        for seat in seats:
            cells: tuple[str, ...] = (first.held(seat) or "–", ending[seat] or "–")
            if self.unit:
                cells = (cells[0], first.counted(seat), cells[1], last.counted(seat))
            yield Seat(self.example.names[seat], seat == first.dealer, cells)

    def showed(self) -> Sequence[str | None] | None:
        """Give what all showed at last; None where nobody has."""
        for events in reversed(self.events):
            for event in events:
                if event.kind == "showed":
                    shown: Sequence[str | None] = event.details["held"]
                    return shown
        return None

    def refused(self) -> Refused | None:
        """Give what is tried at the end and refused."""
        tried = self.example.refused
        if not tried:
            return None
        if "players" in tried:
            return Refused(f"{tried['players']} players", "", tried["clauses"])
        return Refused(tried["move"], self.why(tried["move"]), tried["clauses"])

    def why(self, move: str) -> str:
        """Give the engine's reason against a move, with the seats named."""
        try:
            self.game.apply(self.states[-1], Action.read(move))
        except IllegalAction as refusal:
            return retell(refusal.why, names=self.example.names)
        return ""
