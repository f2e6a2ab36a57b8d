"""What the study found, told in sentences: of each source, of each rule, of each other reading.

Every number comes from what is kept of the study; none is written by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from scripts import tei
from scripts.laboratory import kept
from scripts.laboratory.kept import PER, Cell, Found, Mean, found
from scripts.pages.titles import Bilingual, ours

PAGE: Final = "laboratory/"
FOUR: Final = 4
HUNDRED: Final = 100


class Reading(NamedTuple):
    """Another answer to a crux, the id of the crux, and what came of it, in sentences."""

    crux: str
    named: str
    said: list[Bilingual]


class Rule(NamedTuple):
    """What was found of one rule: where it stands on the page, how often it acts, its readings."""

    id: str
    anchor: str
    acts: list[tuple[str, str]]
    readings: list[Reading]


def spaced(number: float) -> str:
    """Write a number rounded to a whole one, in groups of three."""
    return f"{round(number):,}".replace(",", "\N{NO-BREAK SPACE}").replace("-", "−")


def signed(number: float) -> str:
    """Write a difference with its sign."""
    return f"{'+' if round(number) > 0 else ''}{spaced(number)}"


def per(mean: Mean, of: int = PER) -> tuple[str, str]:
    """Give a mean and half of its interval, in so many games."""
    return spaced(of * mean.mean), spaced(max(1, of * mean.half))


@cache
def rules(source: str) -> tuple[Rule, ...]:
    """Gather what was found by the rules of a source, in their order.

    A source that takes over another's clauses has what was found of these.
    """
    every = found()
    cell = every.cell(source, FOUR, "deals")
    acts: dict[str, list[tuple[str, str]]] = {}
    for clause, times in cell.acts().items():
        acts.setdefault(clause.rpartition(".")[0], []).append((clause, spaced(times)))
    readings: dict[str, list[Reading]] = {}
    for named in cell.readings:
        crux = crux_of(source, named)
        rule = targets()[crux].rpartition(".")[0]
        said = [*told(every, source, named)]
        readings.setdefault(rule, []).append(Reading(crux, named.replace("=", " = "), said))
    return tuple(
        Rule(rule, anchor(source, rule), acts.get(rule, []), readings.get(rule, []))
        for rule in sorted(acts.keys() | readings.keys(), key=_in_order)
    )


def _in_order(rule: str) -> tuple[str, int]:
    source, _, number = rule.rpartition(".r")
    return source, int(number)


def anchor(source: str, rule: str) -> str:
    """Give where what was found of a rule stands on the page."""
    home, _, name = rule.partition(".")
    return f"{source}-{name}" if home == source else f"{source}-{home}-{name}"


def place(rule: str) -> str | None:
    """Give the address of what was found of a rule; ``None`` where nothing was."""
    source = rule.partition(".")[0]
    if source not in {cell.source for cell in found().cells}:
        return None
    return next((f"{PAGE}#{one.anchor}" for one in rules(source) if one.id == rule), None)


texts = cache(tei.load_all)


@cache
def targets() -> dict[str, str]:
    """Give the first clause that each crux is about."""
    return {crux.id: crux.targets[0] for text in texts().values() for crux in text.cruces}


def crux_of(source: str, reading: str) -> str:
    """Give the id of a reading's crux, which a source may have taken over from another."""
    name = reading.partition("=")[0]
    text = texts()[source]
    own = f"{source}.q.{name}"
    return (
        own if own in targets() else next(one for one in text.adopted if one.endswith(f".{name}"))
    )


def told(every: Found, source: str, reading: str) -> Iterator[Bilingual]:
    """Tell what another reading changes: in deals, by the number of players, and in whole games."""
    deals = [every.cell(source, seats, "deals") for seats in every.seats(source, "deals")]
    never = [cell for cell in deals if not cell.other(reading).sum]
    some = [cell for cell in deals if cell.other(reading).sum]
    if never:
        seats = ", ".join(str(cell.seats) for cell in never)
        games = spaced(sum(cell.games for cell in never))
        yield ours("It changed none of {n} first deals with {seats} players.", n=games, seats=seats)
    if proved := kept.never_changes(source, reading):
        yield ours(
            "Every deal and every way to play it were tried: with {seats} players it can "
            "change none.",
            seats=", ".join(map(str, proved)),
        )
    if some:
        shares = ", ".join(f"{cell.seats}: {share(cell, reading)}" for cell in some)
        yield ours(
            "Of ten thousand deals so many come out otherwise, by the number of players: {shares}.",
            shares=shares,
        )
    yield from differing(every.cell(source, FOUR, "deals"), reading)
    yield from in_games(every.cell(source, FOUR, "games"), reading)


def share(cell: Cell, reading: str) -> str:
    """Say how many of 10,000 games a reading changes; at least that it is not none."""
    number = PER * cell.other(reading).mean
    return spaced(number) if number >= 1 else "<\N{NO-BREAK SPACE}1"


def differing(cell: Cell, reading: str) -> Iterator[Bilingual]:
    """Tell the difference in a deal of four that shows soonest."""
    if (shown := cell.told(reading)) is None:
        return
    _, seat, mean = shown
    yield ours(
        "Among four it changes what seat {seat} loses by {n} ± {half} in ten thousand deals; "
        "{needed} deals, each played by both readings, are enough to see it.",
        seat=seat + 1,
        n=signed(PER * mean.mean),
        half=per(mean)[1],
        needed=spaced(mean.needed or 0),
    )


def in_games(cell: Cell, reading: str) -> Iterator[Bilingual]:
    """Tell what a reading changes in whole games of four."""
    if not cell.other(reading).sum:
        yield ours("It changed none of {n} whole games of four.", n=spaced(cell.games))
        return
    longer = cell.more(reading, "longer")
    yield ours(
        "Of ten thousand whole games of four {n} come out otherwise; the length of a hundred "
        "changes by {more} ± {half} deals.",
        n=share(cell, reading),
        more=signed(HUNDRED * longer.mean),
        half=per(longer, HUNDRED)[1],
    )
