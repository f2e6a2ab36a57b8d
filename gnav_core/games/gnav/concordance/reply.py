"""What a rule set answers to a question of the concordance, and the words that answers share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gnav_core.core.cited import Rule
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.slate import Slate

Basis = tuple[Rule, ...]

COUNT: Final = {
    1: Sentence("one"),
    2: Sentence("two"),
    3: Sentence("three"),
    4: Sentence("four"),
    5: Sentence("five"),
    6: Sentence("six"),
    20: Sentence("twenty"),
}
LACKING: Final = {
    "piece": "There is no {piece} among its pieces.",
    "card": "There is no {piece} among its cards.",
}


@dataclass(frozen=True)
class Reply:
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


SILENT: Final = Reply("", silent=True)


def either(words: Iterable[str]) -> Sentence:
    """Join words: ``pot, owl or fool``."""
    *most, last = words
    if not most:
        return Sentence("{part}", part=last)
    return Sentence("{some} or {last}", some=tuple(most), last=last)


def both(words: Iterable[str]) -> Sentence:
    """Join words: ``the fool's holder and the lowest other``."""
    *most, last = words
    if not most:
        return Sentence("{part}", part=last)
    return Sentence("{some} and {last}", some=tuple(most), last=last)


def unit(rules: RuleSet) -> str:
    """Name what is held: a piece, or a card where there is a pack."""
    return "card" if rules.stock.name == "pack" else "piece"


def counted_up(rules: RuleSet) -> bool:
    """Whether to be hit is to get a stroke in this source, not to lose one."""
    return isinstance(rules.tally, Slate) and rules.tally.loss.value > 0


def lacking(rules: RuleSet, piece: str) -> Reply:
    """Say that there is no such piece."""
    answer = Sentence(LACKING[unit(rules)], piece=Sentence(piece))
    return Reply(answer, (rules.copies,), silent=True)
