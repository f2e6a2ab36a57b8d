"""The page of a worked example, in both languages: its position, its steps with their clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from gnav_core.core import registry, text
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.core.record import steps
from gnav_core.core.sentences import retell, tell
from scripts.examples.example import Example
from scripts.pages import chapters, show_me
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.table_in_words import TableInWords
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links

CHANCE: Final = {
    "deal": "{thing} is dealt",
    "draw": "{thing} is drawn",
}
"""What is done by chance, which no player has a word for."""


def both(say: Callable[[str], str]) -> Bilingual:
    """Say something in the two languages."""
    return Bilingual(say("en"), say("da"))


class Seat(NamedTuple):
    """A row of the table of seats: what it holds and has, at first and at the end."""

    name: Bilingual
    deals: bool
    cells: tuple[Bilingual, ...]


class Reading(NamedTuple):
    """A reading that the example is played by: what is asked, and how it is answered."""

    crux: str
    question: Bilingual
    answer: Bilingual


class Refused(NamedTuple):
    """What is tried at the end of an example, and why the engine refuses it."""

    what: Bilingual
    why: Bilingual
    clauses: Sequence[str]


class Step(NamedTuple):
    """What a move has brought, each event with its clauses, and what is remarked on it."""

    events: Sequence[tuple[Bilingual, tuple[str, ...]]]
    remarks: Sequence[tuple[Bilingual, tuple[str, ...]]]


def example_page(example: Example) -> str:
    """Set one example as a page of its own."""
    title = Bilingual(example.title.removesuffix("."), example.title_da.removesuffix("."))
    shown = ", ".join(map(links.label, example.shows))
    about = f"A worked example of {shown}: {title.en}."
    played = Steps(example)
    return page_of(
        "example.html",
        front_matter(title.en, about, **UNSEARCHED),
        page=show_me.address(example),
        title=title,
        example=example,
        place=chapters.place(example),
        by=both(lambda language: tell(language, text.named(example.rules))),
        readings=list(readings(example)),
        unit=played.unit,
        seats=played.seats(),
        middle=played.middle(),
        steps=played.steps_in_words(),
        refused=played.refused(),
    )


def readings(example: Example) -> Iterator[Reading]:
    """Yield the readings that are not the usual ones, as they are asked and answered."""
    for name, value in example.value.get("readings", {}).items():
        crux = text.crux_id(example.rules, name)
        asked = {language: text.crux_in(language, crux) for language in ("en", "da")}
        answers = {
            language: next(o["text"] for o in found["options"] if o["value"] == value)
            for language, found in asked.items()
        }
        yield Reading(
            crux, Bilingual(*(found["question"] for found in asked.values())), Bilingual(**answers)
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
        self.ends = (example.start, len(self.states) - 1)

    @property
    def unit(self) -> Bilingual | None:
        """Name what the seats have of what is counted; nothing where nothing is."""
        counts: str = self.words.unit(self.rules)
        return (
            both(lambda language: tell(language, counts)) if self.tables("en")[0].counts else None
        )

    def names(self, language: str) -> list[str]:
        """Name the seats; one that is only numbered is numbered in the language."""
        return [
            tell(language, "Seat {number}", number=seat) if name == f"Seat {seat}" else name
            for seat, name in enumerate(self.example.names)
        ]

    def tables(self, language: str) -> list[TableInWords]:
        """Give the table as it lies at the beginning and at the end."""
        tables, names = [self.game.table(self.states[number]) for number in self.ends], self.names
        return [TableInWords(table, self.words, names(language), language) for table in tables]

    def middle(self) -> list[list[Bilingual]]:
        """List what lies between the seats at the beginning and at the end, a line each."""
        found = zip(self.tables("en"), self.tables("da"), strict=True)
        return [list(map(Bilingual, one.middle(), other.middle())) for one, other in found]

    def steps_in_words(self) -> Iterator[Step]:
        """Yield each step: its events in words with their clauses, and the remarks after it."""
        yield Step((), self.remarks(self.example.start))
        for number in range(self.example.start + 1, len(self.states)):
            said = [(both(self.event(event)), event.clauses) for event in self.events[number]]
            yield Step(said, self.remarks(number))

    def event(self, event: SeenEvent) -> Callable[[str], str]:
        """Say an event, once it is known in which language."""
        return lambda language: (
            self.words.event(self.rules, event, self.names(language), language).text
        )

    def remarks(self, at: int) -> list[tuple[Bilingual, tuple[str, ...]]]:
        """List what is said at this point, with what it rests on."""
        found = [one for one in self.example.remarks if one["at"] == at]
        return [
            (Bilingual(one["text"], one["text_da"]), tuple(one.get("clauses", ()))) for one in found
        ]

    def seats(self) -> Iterator[Seat]:
        """Yield the seats as they are at the beginning and at the end."""
        dealer = self.tables("en")[0].dealer
        cells = zip(self.cells("en"), self.cells("da"), strict=True)
        for seat, (one, other) in enumerate(cells):
            name = Bilingual(self.names("en")[seat], self.names("da")[seat])
            yield Seat(name, seat == dealer, tuple(map(Bilingual, one, other)))

    def cells(self, language: str) -> Iterator[tuple[str, ...]]:
        """Yield what each seat holds and has, at the beginning and at the end."""
        first, last = self.tables(language)
        seats = range(len(self.example.names))
        ending = [last.held(seat) for seat in seats]
        if not any(ending):
            ending = [last.named(thing) for thing in self.showed() or [None for _ in seats]]
        for seat in seats:
            held = (first.held(seat) or "–", ending[seat] or "–")
            if first.counts:
                yield (held[0], first.counted(seat), held[1], last.counted(seat))
            else:
                yield held

    def showed(self) -> Sequence[str | None] | None:
        """Give what all showed at last; None where nobody has."""
        for events in reversed(self.events):
            for event in events:
                if event.kind == "showed" and "held" in event.details:
                    shown: Sequence[str | None] = event.details["held"]
                    return shown
        return None

    def refused(self) -> Refused | None:
        """Give what is tried at the end and refused."""
        tried = self.example.refused
        if not tried:
            return None
        if "players" in tried:
            number = tried["players"]
            what = ours("1 player") if number == 1 else ours("{number} players", number=number)
            return Refused(what, Bilingual("", ""), tried["clauses"])
        why = self.why(tried["move"])
        return Refused(both(self.tried(tried["move"])), both(why), tried["clauses"])

    def tried(self, move: str) -> Callable[[str], str]:
        """Say what is tried, and by whom, once it is known in which language."""
        action, mover = Action.read(move), self.game.current_player(self.states[-1])
        if action.verb in CHANCE:
            thing = move.partition(":")[2]
            return lambda language: getattr(
                ours(CHANCE[action.verb], thing=self.tables(language)[1].named(thing)), language
            )
        seen = see(self.game, self.states[-1], mover)
        return lambda language: (
            f"{self.words.move(self.rules, seen, action, language).text}"
            f" ({self.names(language)[mover]})"
        )

    def why(self, move: str) -> Callable[[str], str]:
        """Find the engine's reason against a move, to be told with the seats named."""
        try:
            self.game.apply(self.states[-1], Action.read(move))
        except IllegalAction as refusal:
            why = refusal.why
            return lambda language: retell(why, language, self.names(language))
        return lambda _: ""
