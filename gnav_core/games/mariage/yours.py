"""What is told of Mariage in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from gnav_core.cards.counted.saying import YOURS as COUNTED
from gnav_core.core.sentences import Forms

YOURS: Forms = {
    **COUNTED,
    "{who} melds the Mariage in {suit}: {cards}.": {
        "who": "You meld the Mariage in {suit}: {cards}."
    },
    "{who} says: “I am out.”": {"who": "You say: “I am out.”"},
    "{who} is not out: the count is only {score}.": {
        "who": "You are not out: the count is only {score}."
    },
    "{winners} was first to say so, and is out.": {
        "winners": "You were first to say so, and are out."
    },
    "{loser} said so and was not out, so {winners} won.": {
        "loser": "You said so and were not out, so {winners} won.",
        "winners": "{loser} said so and was not out, so you won.",
    },
    "Nobody said it, and {winners} had a hundred and one first.": {
        "winners": "Nobody said it, and you had a hundred and one first."
    },
}
"""By the sentence and the part of it that is the reader, what is said instead."""
