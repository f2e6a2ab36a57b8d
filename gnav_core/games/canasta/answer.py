"""What the page answers: one word, a sentence, and the clauses and readings that it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gnav_core.core.sentences import Sentence
from gnav_core.games.canasta import SOURCE

NOT_SAID: Final = "not-said"
"""The answer where the page says nothing; it is shown as such."""


@dataclass(frozen=True)
class Answer:
    """Answer one question put to the page.

    ``says`` is the answer in a word, ``text`` in a sentence. ``clauses`` are those that decide it,
    then the readings of ours that it rests on, all by id; none where the page is silent.
    """

    says: str
    text: Sentence
    clauses: tuple[str, ...]


def answer(says: str, text: Sentence, cites: str = "") -> Answer:
    """Answer, citing clauses and readings by their short ids: ``r4.d q.conditions``."""
    return Answer(says, text, tuple(f"{SOURCE}.{name}" for name in cites.split()))
