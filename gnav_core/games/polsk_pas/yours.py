"""What is told of Polsk Pas in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **saying.YOURS,
    "{name}’s": {"name": "your"},
    "{who} plays in {suit}.": {"who": "You play in {suit}."},
    "{who} takes {card}, which was turned up, and plays in {suit}.": {
        "who": "You take {card}, which was turned up, and play in {suit}."
    },
    "{who} lays {card} away.": {"who": "You lay {card} away."},
    "{who} lays a card away, covered.": {"who": "You lay a card away, covered."},
    "{who} says “la vola”: all five tricks.": {"who": "You say “la vola”: all five tricks."},
    "{who} has won the deal, and gets {gets} from the pool.": {
        "who": "You have won the deal, and get {gets} from the pool."
    },
    "{who} has all five tricks, as was said, and gets {gets} more from the others.": {
        "who": "You have all five tricks, as you said, and get {gets} more from the others."
    },
    "{who} is beet, and pays {pays} into the pool.": {
        "who": "You are beet, and pay {pays} into the pool."
    },
    "{who} is beet on {whose} beet, and pays double: {pays}.": {
        "who": "You are beet on {whose} beet, and pay double: {pays}."
    },
    "{who} has not taken all five tricks: nobody wins, and the pool stays.": {
        "who": "You have not taken all five tricks: nobody wins, and the pool stays."
    },
    "{winners} has won the most stakes.": {"winners": "You have won the most stakes."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
