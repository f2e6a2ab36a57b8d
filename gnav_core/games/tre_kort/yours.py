"""What is told of Tre-Kort in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{who} will play.": {"who": "You will play."},
    "{who} passes, and lays the cards to the stock.": {
        "who": "You pass, and lay your cards to the stock."
    },
    "{who} alone plays, and is paid for all three tricks.": {
        "who": "You alone play, and are paid for all three tricks."
    },
    "{who} lays {card} face down.": {"who": "You lay {card} face down."},
    "{who} takes the trick with the card that lies face down.": {
        "who": "You take the trick with the card that you laid face down."
    },
    "{who} has dealt, and pays for each trick: {shares}.": {
        "who": "You have dealt, and pay for each trick: {shares}."
    },
    "{who} has dealt and took every trick, and so pays nobody.": {
        "who": "You have dealt and took every trick, and so pay nobody."
    },
    "The beet of {who} is paid out: {shares}.": {"who": "Your beet is paid out: {shares}."},
    "{who} took no trick, is beet, and lays {amount} on the table.": {
        "who": "You took no trick, are beet, and lay {amount} on the table."
    },
    "{amount} to {name}": {"name": "{amount} to you"},
    "{winners} has gained most.": {"winners": "You have gained most."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
