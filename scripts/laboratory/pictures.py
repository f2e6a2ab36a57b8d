"""Draw what the study found, as small pictures to be laid into a page.

Who pays by seat, how often each clause acts, how many games show what a reading changes. A picture
has the colours of the page and no words but names that are the same in every language. The table
behind it says the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from scripts.laboratory.kept import PICTURES, Cell, Found, found
from scripts.laboratory.plain_svg import plain

#: The colours of the page, each by a stand-in that the plain picture gives its name.
INK, RED, QUIET, LINE = "#010101", "#020202", "#030303", "#040404"
PAPER: Final = "#050505"
COLOURS: Final = {INK: "ink", RED: "madder", QUIET: "quiet", LINE: "line", PAPER: "paper"}
WIDTH: Final = 350
POINTS: Final = 72
SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "gnav",
    "font.size": 15,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "lines.linewidth": 1.2,
}
FOUR: Final = 4
HUNDRED: Final = 100
ROW: Final = 27


def main(folder: Path = PICTURES) -> None:
    """Draw all of them."""
    every = found()
    for name, draw in pictures(every):
        with rc_context(SETTINGS):
            (folder / f"{name}.svg").write_text(plain(draw(), COLOURS), "utf-8")


def pictures(every: Found) -> Iterator[tuple[str, Callable[[], Figure]]]:
    """Name the pictures, and how each is drawn."""
    for source in dict.fromkeys(cell.source for cell in every.cells):
        yield f"pays-{source}", partial(pays, every, source)
        yield f"acts-{source}", partial(acts, every.cell(source, FOUR, "deals"))
        yield f"shows-{source}", partial(shows, every, source)


def drawing(
    height: int, left: int, bottom: int, top: int = 8, right: int = 14
) -> tuple[Figure, Axes]:
    """Begin a picture: only the scale below is drawn."""
    figure = Figure((WIDTH / POINTS, height / POINTS))
    box = (left / WIDTH, bottom / height, 1 - (left + right) / WIDTH, 1 - (bottom + top) / height)
    axes = figure.add_axes(box)
    axes.patch.set_visible(False)
    figure.patch.set_visible(False)
    for side in ("left", "right", "top"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(LINE)
    axes.tick_params(length=0, pad=5)
    return figure, axes


def pays(every: Found, source: str) -> Figure:
    """Draw what each seat loses in 100 deals, a line a table, the dealer at its right end."""
    figure, axes = drawing(320, 38, 14)
    axes.spines["bottom"].set_visible(False)
    tables = every.seats(source, "deals")
    for seats in tables:
        cell = every.cell(source, seats, "deals")
        lost = [HUNDRED * cell.lost(place).mean for place in range(seats)]
        at = [place - seats + 1 for place in range(seats)]
        most = lost.index(max(lost))
        axes.plot(at, lost, color=QUIET, zorder=2)
        axes.scatter(at, lost, s=16, color=INK, zorder=3)
        axes.scatter(at[-1:], lost[-1:], s=34, facecolor=PAPER, edgecolor=INK, zorder=4)
        axes.scatter([at[most]], [lost[most]], s=52, color=RED, zorder=5)
        clear = {"facecolor": PAPER, "edgecolor": "none", "pad": 0.6}
        axes.annotate(
            str(seats),
            (at[0], lost[0]),
            (-8, -5),
            textcoords="offset points",
            ha="right",
            bbox=clear,
            zorder=6,
        )
    axes.set_xlim(1 - tables[-1] - 0.5, 0.3)
    axes.set_ylim(0, 70)
    axes.set_xticks([])
    axes.set_yticks(range(0, 70, 10))
    axes.grid(axis="y", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    return figure


def acts(cell: Cell) -> Figure:
    """Draw how often each clause acts in 10,000 deals of four."""
    times = cell.acts()
    figure, axes = drawing(ROW * len(times) + 40, 80, 30, right=26)
    scaled(axes, len(times), 4, (0, 1, 2, 3, 4))
    axes.set_yticks(range(len(times)), [named(cited, cell.source) for cited in times])
    for label in axes.get_yticklabels():
        label.set_color(INK)
    for at, count in enumerate(times.values()):
        axes.scatter([count], [at], s=30, color=INK, zorder=3)
    return figure


def shows(every: Found, source: str) -> Figure:
    """Draw how many deals, and how many whole games, of four show what a reading changes."""
    needed = {
        reading: [soonest(every.cell(source, FOUR, play), reading) for play in ("deals", "games")]
        for reading in every.cell(source, FOUR, "deals").readings
    }
    seen = {reading: found for reading, found in needed.items() if any(found)}
    ordered = sorted(seen, key=lambda reading: min(one for one in seen[reading] if one))
    figure, axes = drawing(int(1.5 * ROW) * len(ordered) + 40, 10, 30, right=36)
    scaled(axes, len(ordered), 6, (0, 2, 4, 6))
    axes.set_yticks([])
    for at, reading in enumerate(ordered):
        axes.axhline(at, color=LINE, linewidth=0.7, zorder=1)
        axes.annotate(reading.replace("=", " = "), (1, at), (0, 8), textcoords="offset points")
        for count, size, face in zip(seen[reading], (30, 36), (INK, PAPER), strict=True):
            if count:
                axes.scatter([count], [at], s=size, facecolor=face, edgecolor=INK, zorder=3)
    return figure


def soonest(cell: Cell, reading: str) -> int | None:
    """Give how many deals or games show a reading; ``None``: more than were played."""
    told = cell.told(reading)
    return told[2].needed if told else None


def scaled(axes: Axes, rows: int, powers: int, ticks: Sequence[int]) -> None:
    """Lay rows over a scale of powers of ten."""
    axes.set_xscale("log")
    axes.set_xlim(0.9, 10.0**powers * 1.1 if powers > 4 else 4e4)
    axes.set_xticks(
        [10.0**power for power in ticks], [f"{10**power:,}".replace(",", " ") for power in ticks]
    )
    axes.minorticks_off()
    axes.set_ylim(rows - 0.4, -0.7)
    axes.grid(axis="x", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)


def named(cited: str, source: str) -> str:
    """Write a clause as it is cited among those of its source: 3[d]; of another 1774:3[d]."""
    home, rule, letter = cited.split(".")
    own = f"{rule.removeprefix('r')}[{letter}]"
    return own if home == source else f"{home.removeprefix('gnav-')}:{own}"


if __name__ == "__main__":
    main()
