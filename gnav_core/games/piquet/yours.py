"""What is told of Piquet in the second person: to whoever reads, of what his own seat does."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import saying
from gnav_core.core.sentences import Forms

YOURS: Final[Forms] = {
    **saying.YOURS,
    "{who} was dealt no king, queen or knave, and lays the hand open: {cards}.": {
        "who": "You were dealt no king, queen or knave, and lay the hand open: {cards}."
    },
    "{who} throws {cards} away.": {"who": "You throw {cards} away."},
    "{who} keeps all cards, and buys none.": {"who": "You keep all cards, and buy none."},
    "{who} counts {by} for {meld}.": {"who": "You count {by} for {meld}."},
    "{who} counts {by} for {meld}; {other} has only {less}.": {
        "who": "You count {by} for {meld}; {other} has only {less}.",
        "other": "{who} counts {by} for {meld}; you have only {less}.",
    },
    "{who} has thirty without a lead, {other} nothing: ninety for thirty, {by} more.": {
        "who": "You have thirty without a lead, {other} nothing: ninety for thirty, {by} more.",
        "other": "{who} has thirty without a lead, you nothing: ninety for thirty, {by} more.",
    },
    "{who} has thirty by leads, {other} nothing yet: sixty for thirty, {by} more.": {
        "who": "You have thirty by leads, {other} nothing yet: sixty for thirty, {by} more.",
        "other": "{who} has thirty by leads, you nothing yet: sixty for thirty, {by} more.",
    },
    "{who} gets an honour for {meld}.": {"who": "You get an honour for {meld}."},
    "{who} counts {by} for the lead.": {"who": "You count {by} for the lead."},
    "{who} counts {by} for the last trick.": {"who": "You count {by} for the last trick."},
    "{who} has the most tricks, and counts {by}.": {
        "who": "You have the most tricks, and count {by}."
    },
    "{who} has all the tricks, and counts {by}.": {
        "who": "You have all the tricks, and count {by}."
    },
    "{winners} has counted more.": {"winners": "You have counted more."},
}
"""By the sentence and the part of it that is the reader, what is said instead."""
