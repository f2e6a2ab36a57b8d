"""What is told of Hanrey in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{who} leads {card} to {to}.": {
        "who": "You lead {card} to {to}.",
        "to": "{who} leads {card} to you.",
    },
    "{who} beats {of} with {card}.": {"who": "You beat {of} with {card}."},
    "{who} cannot beat {of} and takes it up.": {"who": "You cannot beat {of} and take it up."},
    "{who} cannot beat {of} and takes up all: {cards}.": {
        "who": "You cannot beat {of} and take up all: {cards}."
    },
    "{who} cannot beat {of} and takes up all {number} cards.": {
        "who": "You cannot beat {of} and take up all {number} cards."
    },
    "{who} takes up {cards}, though he could beat.": {
        "who": "You take up {cards}, though you could beat."
    },
    "{who} has no card left and is out.": {"who": "You have no card left and are out."},
    "{who} alone holds cards now and has lost.": {"who": "You alone hold cards now and have lost."},
    "{loser} keeps the last card, so {winners} won.": {
        "loser": "You keep the last card, so {winners} won.",
        "winners": "{loser} keeps the last card, so you won.",
    },
}
"""By the sentence and the part of it that is the reader, what is said instead."""
