"""What is told of Hundrede og Eet in the second person: to whoever reads, of his own seat."""

from __future__ import annotations

from gnav_core.cards.counted import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{winners} was first to count a hundred and one.": {
        "winners": "You were first to count a hundred and one."
    },
}
"""By the sentence and the part of it that is the reader, what is said instead."""
