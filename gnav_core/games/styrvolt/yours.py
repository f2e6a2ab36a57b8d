"""What is told of Styrvolt in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Final[Forms] = {
    **saying.YOURS,
    "{who} looks at the card under the pack: {card}.": {
        "who": "You look at the card under the pack: {card}."
    },
    "{Card} is a matador, and {who} lays it open.": {
        "who": "{Card} is a matador, and you lay it open."
    },
    "{who} takes {card}, and lays {of} open for it.": {
        "who": "You take {card}, and lay {of} open for it."
    },
    "{who} does not exchange a card for {card}.": {"who": "You do not exchange a card for {card}."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
