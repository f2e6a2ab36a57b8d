"""What is told of Byd in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{who} bids {number}.": {"who": "You bid {number}."},
    "{who} shows {card}.": {"who": "You show {card}."},
    "{who} has won, and gets {gets} from the others who bid.": {
        "who": "You have won, and get {gets} from the others who bid."
    },
    "{who} has not bid: nobody has won, and nothing is paid.": {
        "who": "You have not bid: nobody has won, and nothing is paid."
    },
    "Nobody bids with {who}, who has won and shows no card.": {
        "who": "Nobody bids with you: you have won and show no card."
    },
    "Nobody bid with {winners}, who has won.": {"winners": "Nobody bid with you, so you have won."},
    "Nobody beat the last card of {winners}, who has won what was bid.": {
        "winners": "Nobody beat your last card, so you have won what was bid."
    },
    "{winners} beat the bidder’s card highest, and has won what was bid.": {
        "winners": "You beat the bidder’s card highest, and have won what was bid."
    },
}
"""By the sentence and the part of it that is the reader, what is said instead."""
