"""The fields of Fem Kort's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first; the best of the suit led takes a trick",
    "first_packet": "Cards dealt at first, to the player on the dealer’s left before all others",
    "deal_on": "Then the others are dealt to in order",
    "deal_last": "The dealer is dealt to last",
    "second_packet": "Cards dealt to each after that",
    "stock": "Nobody looks at the stock",
    "first_lead": "The player on the dealer’s left leads first",
    "answer": "The others play to it",
    "in_turn": "They play in turn, from the leader’s left",
    "before_turn": "Nobody plays before his turn",
    "follow": "A player who answers",
    "next_lead": "Who leads the next trick",
    "last_lead": "The taker of the fourth trick leads his fifth card",
    "unbeaten": "He has won if nobody can beat it",
    "last_others": "The others play their fifth card to it",
    "beaten": "If it is beaten, whoever beats it highest has won",
    "stake": "What is won",
    "next_dealer": "Who was first dealt to deals the next time",
    "misdeal": "A wrong deal does not count",
}

VALUES: Final = {
    "free": "plays what he will",
    "must-beat": (
        "plays a card of the suit led if he has one, a higher one than any so far if he can"
    ),
    "must-follow": "plays a card of the suit led if he has one",
    "one": "one for the deal; nobody pays",
    "pool": "the pool, into which each has put one stake",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "next_lead": "the player who took the trick before",
}
