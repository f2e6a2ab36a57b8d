"""One figure of ours, the figure it is held against, and how the two compare."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured: ours, the reference, their ratio, and the goal, all in words.

    ``met`` says whether the goal was reached; ``None`` where there is none.
    """

    what: str
    ours: str
    against: str
    ratio: str
    goal: str
    met: bool | None


def row(what: str, ours: float, against: tuple[str, float], goal: float, unit: str) -> Row:
    """Compare two figures of the same unit; a goal over 1 is to be reached, one under 1 kept."""
    name, reference = against
    ratio = ours / reference
    faster = goal >= 1
    met = ratio >= goal if faster else ratio <= goal
    wanted = f"{'≥' if faster else '≤'} {goal:g} ×"
    return Row(what, f"{ours:,.0f} {unit}", f"{reference:,.0f} {unit}, {name}",
               f"{ratio:.2f} ×", wanted, met)  # fmt: skip


def most(what: str, ours: float, limit: float, unit: str, against: str = "–") -> Row:
    """Hold a figure against the most it may be."""
    return Row(what, f"{ours:,.0f} {unit}", against, f"{ours / limit:.2f} of the most",
               f"≤ {limit:,.0f} {unit}", ours <= limit)  # fmt: skip


def beside(what: str, ours: float, references: Mapping[str, float], unit: str) -> Row:
    """Set a figure beside one or several of the same unit, with no goal."""
    against = "; ".join(f"{name}: {figure:,.0f}" for name, figure in references.items())
    ratios = "; ".join(f"{ours / figure:.2f}" for figure in references.values())
    return Row(what, f"{ours:,.0f} {unit}", f"{against} {unit}", f"{ratios} ×", "–", None)


def alone(what: str, ours: float, unit: str) -> Row:
    """Tell a figure that is held against nothing."""
    return Row(what, f"{ours:,.0f} {unit}", "–", "–", "–", None)


def seen(what: str, times: list[float], unit: str) -> Row:
    """Tell a figure that is held against nothing: its median, and from where to where it went."""
    spread = f"{median(times):,.0f} {unit} ({min(times):,.0f}–{max(times):,.0f})"
    return Row(what, spread, "–", "–", "–", None)


def table(rows: list[Row]) -> str:
    """Write the rows as a table in Markdown."""
    lines = ["| what | ours | reference | ratio | goal | reached |", "|---|---|---|---|---|---|"]
    reached = {True: "yes", False: "no", None: "–"}
    lines += [
        f"| {one.what} | {one.ours} | {one.against} | {one.ratio} | {one.goal} "
        f"| {reached[one.met]} |"
        for one in rows
    ]
    return "\n".join(lines)
