"""A rule set: all that one source rules, field by field, each with the clause it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from gnav_core.core.cited import Cited, Rule
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.causes import FORCED, Causes, causes
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.slate import Slate

Effect = Literal[
    "swap",
    "pass-on",
    "kiss",
    "strike",
    "fine",
    "undo-if-swapped",
    "undo-linked",
    "undo-all",
    "stay",
    "stop-play",
    "decline",
    "tabu",
    "draw",
    "keep",
]
Course = tuple[Cited[Effect], ...]
"""What follows a request, in order; each effect is a small function in ``effects.py``."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request leads to: a forced course, or courses to choose from by a move's verb."""

    forced: Course = ()
    choices: Mapping[str, Course] = field(default_factory=dict)

    @property
    def courses(self) -> Mapping[str, Course]:
        """Give every course by the verb that chooses it, ``FORCED`` for one that is forced."""
        return self.choices or {FORCED: self.forced}


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``pieces`` runs from best to worst,
    ``copies`` of each; ``deal`` is the step from seat to seat (+1: to the left), ``deal_last``
    the rule by which the dealer is dealt to last, where there is one; ``unseen`` that each looks
    at his own piece alone (without it they lie open). ``turns`` says that the turns go as the deal
    does. ``answers`` says, by the piece asked, what a request leads to; ``past_dealer`` what a
    request leads to that the last player has passed on. ``turn_change`` is the dealer's own change
    at the bag or pack; ``swapped_change`` whether a piece that was exchanged to him may be changed;
    ``last_turn`` that it is the last of the deal. ``warning`` is the piece whose holder must
    knock when it is dealt to him, ``tap`` the piece whose holder may tap at his turn.
    ``refusals`` names, by a move's verb, the rule that forbids it or would have to allow it.
    ``cries`` are the source's own words, by verb or by piece.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pieces: Cited[tuple[str, ...]]
    copies: Cited[int]
    deal: Cited[int]
    deal_last: Rule | None = None
    unseen: Rule | None
    turns: Rule
    stand: Rule
    ask: Rule
    answers: Mapping[str, Answer]
    past_dealer: Answer
    turn_change: Rule
    swapped_change: Cited[Literal["any", "first-only"]]
    last_turn: Rule
    stock: DrawFromBag | DrawFromPack
    show: Rule
    tally: Slate | Pool
    warning: Cited[str] | None = None
    tap: Cited[str] | None = None
    tap_answer: Rule | None = None
    refusals: Mapping[str, Rule]
    cries: Mapping[str, Cited[str]] = field(default_factory=dict)

    @cached_property
    def rank(self) -> dict[str, int]:
        """Give the place of each piece in the order, 0 the best."""
        return {piece: place for place, piece in enumerate(self.pieces.value)}

    @cached_property
    def causes(self) -> Causes:
        """Give what acts when a piece is asked, and what all but those concerned are told."""
        return causes(
            {
                (piece, verb): course
                for piece, answer in self.answers.items()
                for verb, course in answer.courses.items()
            },
            {piece: tuple(answer.choices) for piece, answer in self.answers.items()},
        )

    @cached_property
    def full_bag(self) -> tuple[str, ...]:
        """Give all the pieces, as they are before a deal."""
        return tuple(piece for piece in self.pieces.value for _ in range(self.copies.value))
