"""The page of a worked example: its position, its steps with their clauses, what they show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from gnav_core.game import IllegalAction, SeenEvent
from gnav_core.gnav.words import event_in_words, piece_in_words
from gnav_core.record import steps
from scripts.examples.example import Example
from scripts.pages import parts, show_me
from scripts.tei import links


def example_page(example: Example) -> str:
    """Set one example as a page of its own."""
    page = show_me.address(example)
    title = example.title.removesuffix(".")
    return "\n".join(
        [
            *parts.front_matter(
                title, f"A worked example of {shown(example)}: {title}.", **parts.UNSEARCHED
            ),
            "",
            parts.style(page, "example"),
            parts.crumbs(page, [(show_me.INDEX, "Worked examples")], f"<code>{example.id}</code>"),
            "",
            f"<h1>{escape(title, quote=False)}</h1>",
            "",
            *facts(example, page),
            *Steps(example, page).blocks(),
            *cited_as(example),
            "",
        ]
    )


def shown(example: Example) -> str:
    """Name what an example shows, in words."""
    return ", ".join(links.label(ident) for ident in example.shows)


def facts(example: Example, page: str) -> list[str]:
    """Set what the example is played by, what it shows, and the way to the table."""
    value = example.value
    source = (
        f'<a class="sc" href="{links.link(page, example.rules)}">{links.label(example.rules)}</a>'
    )
    readings = "".join(
        f" · {crux}: <em>{option}</em>" for crux, option in value.get("readings", {}).items()
    )
    shows = ", ".join(chip(page, ident) for ident in example.shows)
    play = links.relative(page, f"{show_me.TABLE}{example.id}")
    return [
        f'<p class="facts">Played by {source}{readings} · {value["players"]} players</p>',
        f'<p>It shows {shows}. <a class="button" href="{play}">Show me on the table</a></p>',
    ]


def chip(page: str, ident: str) -> str:
    """Set a link to a clause or crux."""
    mark = "◊ " if ".q." in ident else ""
    return f'<a class="cite" href="{links.link(page, ident)}">{mark}{links.label(ident)}</a>'


def cited_as(example: Example) -> list[str]:
    """Say how the example is cited, and where its record is."""
    return [
        f'<p class="facts">Cited as: The Gnav Archive, example <code>{example.id}</code>. '
        f'<a href="../{example.id}.json">Its record</a> holds all that must come of it; '
        '<a href="../../conformance/">any engine can be held against it</a>.</p>',
    ]


class Steps:
    """Set what happens in an example, move by move from where one begins to look."""

    def __init__(self, example: Example, page: str) -> None:
        self.example, self.page = example, page
        game: Any = example.record.game()
        self.game, self.rules = game, game.rules
        self.states: list[Any] = []
        self.events: list[tuple[SeenEvent, ...]] = []
        for state, events in steps(example.record, self.game):
            self.states.append(state)
            self.events.append(tuple(event.whole for event in events))

    def blocks(self) -> Iterator[str]:
        """Set the position, the steps with the remarks between them, and the refusal."""
        yield self.table()
        yield '<ol class="steps">'
        yield from self.remark(self.example.start)
        for number in range(self.example.start + 1, len(self.states)):
            if self.events[number]:
                yield f"<li>{''.join(map(self.event, self.events[number]))}</li>"
            yield from self.remark(number)
        yield from self.refused()
        yield "</ol>"

    def table(self) -> str:
        """Draw the position as a table of seats: at the beginning, and at the end."""
        first, last = (
            self.game.position(self.states[at]) for at in (self.example.start, len(self.states) - 1)
        )
        shown = next(
            (
                event.details["held"]
                for events in reversed(self.events)
                for event in events
                if event.kind == "showed"
            ),
            None,
        )
        unit = self.rules.tally.counts
        ending = last["held"] if any(last["held"]) or shown is None else shown
        rows = "".join(
            f'<tr><th scope="row">{name}{" (dealer)" if seat == first["dealer"] else ""}</th>'
            f"<td>{held(first['held'][seat])}</td><td>{first['score'][seat]}</td>"
            f"<td>{held(ending[seat])}</td><td>{counted(last, seat)}</td></tr>"
            for seat, name in enumerate(map(escape, self.example.names))
        )
        heads = ("Seat", "At first", unit, "At the end", unit)
        caption = f"Who holds what, and has how many {unit}"
        return parts.table(heads, rows, kind="seats", caption=caption)

    def event(self, event: SeenEvent) -> str:
        """Set one event in words, with its clauses."""
        said = escape(event_in_words(self.rules, event, self.example.names), quote=False)
        return f"<p>{said} {self.chips(event.clauses)}</p>"

    def chips(self, clauses: Sequence[str]) -> str:
        """Set the clauses that an event rests on."""
        chips = " ".join(chip(self.page, ident) for ident in clauses)
        return f'<span class="cites">{chips}</span>'

    def remark(self, at: int) -> Iterator[str]:
        """Set what is said at this point."""
        for one in self.example.remarks:
            if one["at"] == at:
                yield f'<li class="remark">{escape(one["text"], quote=False)}</li>'

    def refused(self) -> Iterator[str]:
        """Set what is tried at the end and refused."""
        tried = self.example.refused
        if not tried:
            return
        if "players" in tried:
            what, why = f"{tried['players']} players", ""
        else:
            what, why = tried["move"], self.why(tried["move"])
        yield (
            f'<li class="refused"><p>Refused: <code>{what}</code>. {escape(why, quote=False)} '
            f"{self.chips(tried['clauses'])}</p></li>"
        )

    def why(self, move: str) -> str:
        """Give the engine's reason against a move, with the seats named."""
        try:
            self.game.apply(self.states[-1], self.game.parse(self.states[-1], move))
        except IllegalAction as refusal:
            said = refusal.why
            for seat, name in reversed(list(enumerate(self.example.names))):
                said = said.replace(f"Seat {seat} ", f"{name} ")
            return said
        return ""


def held(piece: str | None) -> str:
    """Name what a seat holds."""
    return piece_in_words(piece) if piece else "–"


def counted(position: dict[str, Any], seat: int) -> str:
    """Give a seat's score, with its pluses."""
    return f"{position['score'][seat]}{' +' * position['plus'][seat]}"
