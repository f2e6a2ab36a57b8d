"""What is told of Fem Kort in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Final[Forms] = {
    **saying.YOURS,
    "{who} has won: nobody could beat {card}.": {"who": "You have won: nobody could beat {card}."},
    "{who} has won: {card} beats {of} highest.": {
        "who": "You have won: {card} beats {of} highest."
    },
    "{who} led the last card, and nobody could beat it.": {
        "who": "You led the last card, and nobody could beat it."
    },
    "{who} beat the last card highest.": {"who": "You beat the last card highest."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
