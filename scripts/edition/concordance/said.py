"""What a rule set answers to a question of the concordance, and the words that answers share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from gnav_core.cited import Cited
from gnav_core.gnav.ruleset import RuleSet
from gnav_core.gnav.slate import Slate

Basis = tuple[Cited[Any], ...]

COUNT: Final = dict(enumerate("no one two three four five six".split())) | {20: "twenty"}


@dataclass(frozen=True)
class Said:
    """What a rule set answers: the words, and the cited values it rests on.

    Two sources agree where ``same`` is equal, or the words where there is none. ``silent`` says
    that the source has no word on the matter (``text`` then says why, or what is played), and
    ``ours`` that the answer is our reading although the values it rests on are stated.
    """

    text: str
    basis: Basis = ()
    same: object = None
    silent: bool = False
    ours: bool = False


SILENT: Final = Said("", silent=True)


def sentence(words: str) -> str:
    """Write words as a sentence."""
    return f"{words[0].upper()}{words[1:]}."


def either(words: Iterable[str], link: str) -> str:
    """Join words: ``pot, owl or fool``."""
    *most, last = words
    return f"{', '.join(most)} {link} {last}" if most else last


def unit(rules: RuleSet) -> str:
    """Name what is held: a piece, or a card where there is a pack."""
    return "card" if rules.stock.name == "pack" else "piece"


def stroke(rules: RuleSet) -> str:
    """Say in the source's way what it is to be hit: to lose a stroke, or to get one."""
    counted_up = isinstance(rules.tally, Slate) and rules.tally.loss.value > 0
    return "gets a stroke" if counted_up else "loses a stroke"


def lacking(rules: RuleSet, piece: str) -> Said:
    """Say that there is no such piece."""
    return Said(f"There is no {piece} among its {unit(rules)}s.", (rules.copies,), silent=True)
