"""What is told of Lang Hanrey in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{who} leads {cards} to {to}.": {
        "who": "You lead {cards} to {to}.",
        "to": "{who} leads {cards} to you.",
    },
    "{who} leads {number} cards to {to}.": {
        "who": "You lead {number} cards to {to}.",
        "to": "{who} leads {number} cards to you.",
    },
    "{who} beats {of} with {cards}.": {"who": "You beat {of} with {cards}."},
    "{who} beats them with {cards}.": {"who": "You beat them with {cards}."},
    "{who} keeps the {number} cards.": {"who": "You keep the {number} cards."},
    "{who} cannot beat {cards} and takes it up.": {
        "who": "You cannot beat {cards} and take it up."
    },
    "{who} cannot beat them all and takes up {cards}.": {
        "who": "You cannot beat them all and take up {cards}."
    },
    "{who} cannot beat them all and takes up {number}.": {
        "who": "You cannot beat them all and take up {number}."
    },
    "{who} has no card left and is out.": {"who": "You have no card left and are out."},
    "{who} alone holds cards now and has lost.": {"who": "You alone hold cards now and have lost."},
    "{loser} keeps the last card, so {winners} won.": {
        "loser": "You keep the last card, so {winners} won.",
        "winners": "{loser} keeps the last card, so you won.",
    },
}
"""By the sentence and the part of it that is the reader, what is said instead."""
