"""The questions of the concordance that house rules answer, and what each decides of a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gnav_core.games.gnav.concordance.rows import ROWS, Row

QUESTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "below-one": ("pieces",),
    "how-many-players": ("seats",),
    "dealt": ("deal",),
    "seen": ("unseen",),
    "begins": ("turns", "ask"),
    "may-stand": ("stand",),
    "must-exchange": ("plain",),
    "horse-house": ("passing",),
    "cat": ("cat",),
    "undone": ("undoing",),
    "dragoon": ("dragoon",),
    "cuckoo": ("cuckoo",),
    "tapping": ("tapping",),
    "cries": ("cries",),
    "past-dealer": ("past-dealer",),
    "dealer-change": ("change",),
    "dealer-swapped": ("swapped",),
    "drawn-high": ("drawn",),
    "changed-piece": ("changed",),
    "showing": ("show",),
    "lowest": ("lowest",),
    "one-fool": ("one-fool",),
    "two-fools": ("two-fools",),
    "alike": ("alike",),
    "fool-cuckoo": ("spared",),
    "lives": ("lives",),
    "marks": ("marks",),
    "several": ("several",),
    "appeal": ("appeals",),
    "pool": ("stake",),
    "wins": ("won",),
    "prize": ("payout",),
    "nobody-left": ("void",),
    "next-dealer": ("next-dealer",),
}
"""The questions that can be answered one by one, and the components of a rule set each decides."""

FOLLOWS: Final[Mapping[str, str]] = {
    "best": "below-one",
    "worst": "below-one",
    "how-many-pieces": "below-one",
    "may-refuse": "must-exchange",
    "tabu": "must-exchange",
    "undone-strokes": "undone",
    "bag-refused": "past-dealer",
    "late": "several",
    "who-appeals": "appeal",
    "appeal-when": "appeal",
    "appeal-cost": "appeal",
    "appeal-gives": "appeal",
    "appeal-wait": "appeal",
}
"""The questions of the concordance that another one decides."""

ROW: Final[Mapping[str, Row]] = {row.id: row for row in ROWS}
DECIDES: Final = {
    component: question for question, components in QUESTIONS.items() for component in components
}
