"""The page of the laboratory: what each rule does, in millions of deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from scripts import tei
from scripts.laboratory import kept
from scripts.laboratory.kept import CardTable, Cell, Found, Mean
from scripts.pages import certain, titles
from scripts.pages.findings import FOUR, HUNDRED, PAGE, crux_of, per, rules, share, signed, spaced
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei.archive import Archive

TITLE: Final = ours("What each rule does")
WHAT: Final = ours(
    "Every rule of Gnav, and every other answer to its open questions, played in millions of deals."
)
Pair = tuple[str, str]
MILLION: Final = 1_000_000
#: How a part of the study was played, each way by its name among what was measured.
WAYS: Final = {
    "one process": ours("one process"),
    "two processes": ours("two processes"),
    "killed and begun again": ours("two processes, killed and begun again"),
    "a scheduler, one of two workers killed": ours(
        "two workers of a scheduler, one of them killed"
    ),
}


class Extreme(NamedTuple):
    """Who loses most and least of four in a deal, and wins most and least of whole games."""

    source: tei.Source
    most: tuple[int, str, str]
    least: tuple[int, str, str]
    wins: tuple[str, str]


def laboratory_page(archive: Archive) -> str:
    """Set the page."""
    every = kept.found()
    sources = [archive.sources[name] for name in dict.fromkeys(one.source for one in every.cells)]
    measured = kept.MEASURED
    return page_of(
        "laboratory.html",
        front_matter(TITLE.en, WHAT.en, danish=TITLE.da, danish_description=WHAT.da, **UNSEARCHED),
        page=PAGE,
        title=TITLE,
        every=every,
        deals=millions(sum(cell.usual["deals"][0] for cell in every.cells)),
        played=millions(
            sum(one.usual["deals"][0] * (1 + len(one.readings)) for one in every.cells)
        ),
        sources=sources,
        extremes=[extreme(every, source) for source in sources],
        short=[*in_short(every)],
        same_deals=lambda source: same_deals(every, source.id),
        rules=lambda source: rules(source.id),
        pays=lambda source: [*pays(every, source.id)],
        acts=lambda source: acts(every, source.id),
        shows=lambda source: [*shows(every, source.id)],
        games=lambda source: [*games(every, source.id)],
        seats=lambda source, play: every.seats(source.id, play),
        picture=picture,
        lengths=[*certain.lengths(archive)],
        after_draw=[*certain.after_draw(archive)],
        ways=WAYS,
        cards=[card_row(archive, one) for one in kept.card_tables()],
        titles=titles,
        rule_of={rule.id: (text, rule) for text in archive.texts() for rule in text.rules},
        measured=json.loads(measured.read_text("utf-8")) if measured.exists() else None,
    )


def millions(number: int) -> str:
    """Count in whole millions."""
    return spaced(number // MILLION)


def picture(name: str, source: tei.Source) -> Markup:
    """Give a picture, which its caption names and its table tells."""
    drawn = (kept.PICTURES / f"{name}-{source.id}.svg").read_text("utf-8").strip()
    named = Markup('role="img" aria-labelledby="{0}" aria-describedby="{0}-told"')
    return Markup(drawn.replace('role="img"', named.format(f"{name}-{source.id}"), 1))


def extreme(every: Found, source: tei.Source) -> Extreme:
    """Say who of four loses most and least, and between what the wins of the seats lie."""
    deals, games = (every.cell(source.id, FOUR, play) for play in ("deals", "games"))
    lost = [deals.lost(place) for place in range(FOUR)]
    ordered = sorted(range(FOUR), key=lambda place: lost[place].mean)
    least, most = ordered[0], ordered[-1]
    won = sorted((games.won(place) for place in range(FOUR)), key=lambda one: one.mean)
    return Extreme(
        source,
        (most + 1, *per(lost[most])),
        (least + 1, *per(lost[least])),
        (per(won[0])[0], per(won[-1])[0]),
    )


def same_deals(every: Found, source: str) -> str | None:
    """Name the source before it whose deals came out the same, one and all; none where none is."""
    mine = [every.cell(source, seats, "deals").usual for seats in every.seats(source, "deals")]
    for other in dict.fromkeys(cell.source for cell in every.cells):
        if other == source:
            return None
        seats = every.seats(other, "deals")
        if mine == [every.cell(other, one, "deals").usual for one in seats]:
            return other
    return None


def in_short(every: Found) -> Iterator[tuple[Bilingual, list[tuple[str, str]]]]:
    """Tell what holds for readings of several sources, each with the cruces that it is about."""
    with_two, who, fastest = [], [], []
    for source in dict.fromkeys(cell.source for cell in every.cells):
        cells = [every.cell(source, seats, "deals") for seats in every.seats(source, "deals")]
        for reading in cells[0].readings:
            about = (crux_of(source, reading), reading.replace("=", " = "))
            changes = [cell for cell in cells if cell.other(reading).sum]
            if changes and not cells[0].other(reading).sum:
                with_two.append(about)
            if changes and all(not sum(cell.readings[reading]["more"]) for cell in changes):
                who.append(about)
            if changes == cells[:1]:
                fastest.append(about)
    yield (
        ours("With two players these never changed a deal, though with more they do:"),
        [*dict.fromkeys(with_two)],
    )
    yield (
        ours("This changes only who pays: over all deals, all seats together lose the same:"),
        [*dict.fromkeys(who)],
    )
    yield (
        ours("This changes a first deal only where no more than two play:"),
        [*dict.fromkeys(fastest)],
    )


def pays(every: Found, source: str) -> Iterator[tuple[int, str, list[tuple[str, str]]]]:
    """Yield what each seat loses in 10,000 deals, by the number of players and their kind."""
    for seats in every.seats(source, "deals"):
        for players in dict.fromkeys(cell.players for cell in every.cells):
            cell = every.cell(source, seats, "deals", players)
            yield seats, players, [per(cell.lost(place)) for place in range(seats)]


def acts(every: Found, source: str) -> list[tuple[str, list[str]]]:
    """List how often each clause acts in 10,000 deals, by the number of players."""
    cells = [every.cell(source, seats, "deals").acts() for seats in every.seats(source, "deals")]
    clauses = sorted({clause for cell in cells for clause in cell}, key=kept.in_order)
    return [(clause, [spaced(cell.get(clause, 0)) for cell in cells]) for clause in clauses]


def shows(every: Found, source: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield of each reading its crux, its name, and what it changes among four."""
    deals, games = (every.cell(source, FOUR, play) for play in ("deals", "games"))
    for reading in deals.readings:
        row = [part for cell in (deals, games) for part in shown(cell, reading)]
        yield crux_of(source, reading), reading.replace("=", " = "), row


def shown(cell: Cell, reading: str) -> list[str]:
    """Say how many of 10,000 a reading changes, and how many show it."""
    if not cell.other(reading).sum:
        return ["0", "–"]
    told = cell.told(reading)
    return [share(cell, reading), spaced(told[2].needed or 0) if told else "–"]


class CardRow(NamedTuple):
    """A card game at a table of so many: its length, and what each seat wins and how often."""

    source: tei.Source
    one: CardTable
    mean: list[str]
    points: list[Pair]
    wins: list[Pair]


def card_row(archive: Archive, one: CardTable) -> CardRow:
    """Tell what came of a card game at one table."""
    mean = [spaced(HUNDRED * sums[0] / one.games) for sums in (one.deals, one.choices)]
    points = [signed_per(one.points(place)) for place in range(one.seats)]
    wins = [per(one.winning(place)) for place in range(one.seats)]
    return CardRow(archive.sources[one.source], one, mean, points, wins)


def signed_per(mean: Mean) -> Pair:
    """Give what a seat wins in a hundred games, with its sign, and half of the interval."""
    return signed(HUNDRED * mean.mean), per(mean, HUNDRED)[1]


def games(every: Found, source: str) -> Iterator[tuple[int, str, str, str, list[tuple[str, str]]]]:
    """Yield of whole games: players, deals of a hundred games, decisions a hundred deals, wins."""
    for seats in every.seats(source, "games"):
        cell = every.cell(source, seats, "games")
        choices = HUNDRED * cell.usual["choices"][0] / cell.usual["deals"][0]
        wins = [per(cell.won(place)) for place in range(seats)]
        yield seats, *per(cell.length(), HUNDRED), spaced(choices), wins
