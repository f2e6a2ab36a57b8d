"""The fields of Hundrede og Eet's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "turn": "A card is turned up for trump",
    "trump_card": "The card turned up lies",
    "first_lead": "Who leads first",
    "answer": "The other plays to it",
    "number": "Whoever first counts so many has won",
    "count": "It is counted",
    "ace": "An ace counts",
    "others": "The next count",
    "rest": "All other cards count",
    "ranks": "The order in a suit, best first",
    "trump": "A trump beats",
    "follow": "A player who answers may play",
    "draw_first": "The taker of a trick draws first",
    "draw": "Drawn after a trick",
    "next_lead": "Who leads then",
    "last_trick": "The last trick counts besides",
    "last_of": "The last trick is that of",
    "dealer_turn": "Who deals next",
    "deals": "The counts",
}

VALUES: Final = {
    "after-stock": "any card; with the stock gone, one of the suit led, if he has one",
    "free": "any card",
    "one-deal": "are those of one deal, which is a game",
    "runs-on": "stand from deal to deal",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "trump_card": "face up under the stock",
    "first_lead": "the player on the dealer’s left",
    "trump": "all others",
    "draw": "one card by each",
    "next_lead": "the player who took the trick",
    "last_of": "each deal",
    "dealer_turn": "who got the first card",
    "count": "as the tricks come in, and nobody need say so",
}
