"""Read what the study found, as it is kept with the project: whole numbers, cell by cell."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs/laboratory"
STUDY: Final = FOLDER / "what-each-rule-does.toml"
FOUND: Final = FOLDER / "what-each-rule-does.json"
MEASURED: Final = FOLDER / "measured.json"
CARDS: Final = FOLDER / "card-games.json"
PROOFS: Final = FOLDER.parents[1] / "tests/proofs.json"
SEED: Final = 1774
PICTURES: Final = FOLDER / "pictures"
SUMS: Final = FOLDER / "what-each-rule-does.sha256"
FORMAT: Final = "gnav-findings/1"

#: What is kept of a chunk's sums: by the usual reading, and of another how it differs from it.
OF_USUAL: Final = (
    *("games", "choices", "deals", "deals_squares", "lost", "lost_squares", "won"),
)  # fmt: skip
OF_ANOTHER: Final = (
    *("other", "more", "more_squares", "won_more", "won_more_squares", "longer", "longer_squares"),
)  # fmt: skip
Z: Final = 1.96
PER: Final = 10_000
"""Of so many deals or games the pages tell."""

SURE: Final = 4
"""So many standard errors from nothing a difference is, before it is told."""


class Mean(NamedTuple):
    """The mean of so many games, from their sum and the sum of their squares."""

    games: int
    sum: float
    squares: float

    @property
    def mean(self) -> float:
        """Give the mean."""
        return self.sum / self.games

    @property
    def deviation(self) -> float:
        """Give the standard deviation of one game."""
        return sqrt(max(self.squares / self.games - self.mean**2, 0.0))

    @property
    def half(self) -> float:
        """Give half of the 95 % interval."""
        return Z * self.deviation / sqrt(self.games)

    @property
    def is_sure(self) -> bool:
        """Whether it is far enough from nothing to be told."""
        return abs(self.mean) > SURE * self.half / Z

    @property
    def needed(self) -> int | None:
        """Give how many games show that it is not nothing; ``None``: more than were played."""
        if not self.is_sure:
            return None
        return max(1, round((Z * self.deviation / self.mean) ** 2))


class Cell(NamedTuple):
    """One source at a table of so many: by the usual readings, and by each other one alone."""

    source: str
    seats: int
    players: str
    play: str
    usual: Mapping[str, Any]
    readings: Mapping[str, Mapping[str, Any]]

    @property
    def games(self) -> int:
        """Give how many games were played by each reading."""
        return int(self.usual["games"][0])

    def lost(self, place: int) -> Mean:
        """Give what a seat loses; ``place`` 0 is on the first dealer's left, the last is his."""
        return Mean(self.games, self.usual["lost"][place], self.usual["lost_squares"][place])

    def won(self, place: int) -> Mean:
        """Give how often a seat wins."""
        return Mean(self.games, self.usual["won"][place], self.usual["won"][place])

    def length(self) -> Mean:
        """Give how many deals a game has."""
        return Mean(self.games, self.usual["deals"][0], self.usual["deals_squares"][0])

    def acts(self) -> dict[str, float]:
        """Give how often each clause acts in 10,000 games, in the order of the rules."""
        times = {
            cited: PER * count / self.games
            for cited, count in self.usual["acts"].items()
            if ".q." not in cited
        }
        return dict(sorted(times.items(), key=lambda one: in_order(one[0])))

    def other(self, reading: str) -> Mean:
        """Give in how many games a reading changes what anybody loses, who wins, or how long."""
        times = self.readings[reading]["other"][0]
        return Mean(self.games, times, times)

    def more(self, reading: str, what: str, place: int = 0) -> Mean:
        """Give by how much a reading changes what a seat loses or wins, or the length."""
        sums = self.readings[reading]
        none = [0] * self.seats
        return Mean(
            self.games, sums.get(what, none)[place], sums.get(f"{what}_squares", none)[place]
        )

    def told(self, reading: str) -> tuple[str, int, Mean] | None:
        """Give the difference that shows soonest: what, whose, how much; none that is unsure."""
        places = range(self.seats)
        every = [("more", place, self.more(reading, "more", place)) for place in places]
        if self.play == "games":
            every += [
                ("won_more", place, self.more(reading, "won_more", place)) for place in places
            ]
            every.append(("longer", 0, self.more(reading, "longer")))
        sure = [one for one in every if one[2].needed]
        return min(sure, key=lambda one: one[2].needed or 0) if sure else None


def in_order(cited: str) -> tuple[str, int, str]:
    """Give by what clauses are put in order: source, number of the rule, letter."""
    source, rule, letter = cited.split(".")
    return source, int(rule.removeprefix("r")), letter


class Found(NamedTuple):
    """All that the study found."""

    told: Mapping[str, Any]
    cells: tuple[Cell, ...]

    def cell(self, source: str, seats: int, play: str, players: str = "threshold") -> Cell:
        """Give one cell."""
        wanted = (source, seats, players, play)
        return next(one for one in self.cells if one[:4] == wanted)

    def seats(self, source: str, play: str) -> list[int]:
        """List the tables at which a source was played."""
        return sorted({c.seats for c in self.cells if c.source == source and c.play == play})


class CardTable(NamedTuple):
    """What came of whole games of a card game at a table of so many."""

    source: str
    seats: int
    players: str
    games: int
    won: list[float]
    won_squares: list[float]
    wins: list[int]
    deals: list[int]
    choices: list[int]

    def points(self, place: int) -> Mean:
        """Give what a seat wins in a game."""
        return Mean(self.games, self.won[place], self.won_squares[place])

    def winning(self, place: int) -> Mean:
        """Give how often a seat is among the winners."""
        return Mean(self.games, self.wins[place], self.wins[place])


def card_tables(path: Path = CARDS) -> list[CardTable]:
    """Read what came of the card games; nothing where they have not been played."""
    if not path.exists():
        return []
    return [CardTable(**one) for one in json.loads(path.read_text("utf-8"))["tables"]]


def never_changes(source: str, reading: str, path: Path = PROOFS) -> list[int]:
    """List for how many players it is proved that a reading changes no first deal."""
    if not path.exists():
        return []
    crux, _, option = reading.partition("=")
    return [
        one["players"]
        for one in json.loads(path.read_text("utf-8"))["cruces"]
        if (one["source"], one["crux"], one["option"]) == (source, crux, option)
        and one["deal"]["verdict"] == "never"
    ]


@cache
def found(path: Path = FOUND) -> Found:
    """Read what is kept."""
    value = json.loads(path.read_text("utf-8"))
    cells = (
        Cell(*(one[name] for name in ("source", "seats", "players", "play", "usual", "readings")))
        for one in value["cells"]
    )
    return Found({key: one for key, one in value.items() if key != "cells"}, tuple(cells))


def checksums() -> str:
    """Give the checksums of the study and of what it found, as ``sha256sum`` writes them."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in (STUDY, FOUND)
    )
