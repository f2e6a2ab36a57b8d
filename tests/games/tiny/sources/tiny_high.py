"""Tiny, high: each is dealt a card, keeps it or throws it away, and the highest wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.games.tiny.ruleset import RuleSet

from gnav_core.core.cited import rule, stated

ID = "tiny-high"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open question is answered."""

    none_left: Literal["all-win"] = "all-win"


SEATS = stated((2, 3), (f"{ID}.r1.a", "Two or three may play"))
CARDS = stated(("1", "2", "3", "4"), (f"{ID}.r1.a", "cards from 1 to 4"))
UNSEEN = rule((f"{ID}.r1.b", "nobody else may see"))
THROW = rule((f"{ID}.r1.c", "throws it away"))
WINS = rule((f"{ID}.r1.d", "the highest card wins"))
NONE_LEFT = rule((f"{ID}.r1.d", "the highest card"), crux=f"{ID}.q.none-left", status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the text's law."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        cards=CARDS,
        unseen=UNSEEN,
        throw=THROW,
        wins=WINS,
        none_left=NONE_LEFT,
    )
