"""The fields of Mariage's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "turn": "A card is turned up for trump",
    "trump_card": "The card turned up lies",
    "first_lead": "Who leads first",
    "answer": "The others play to it",
    "next_lead": "Who leads then",
    "follow": "A player who answers may play",
    "home": "Each keeps the tricks he takes",
    "counting": "Tricks are counted as in Hundrede og Eet",
    "ranks": "The order in a suit, best first",
    "ace": "An ace counts",
    "others": "The next count",
    "rest": "All other cards count",
    "trump": "A trump beats",
    "draw_first": "The taker of a trick draws first",
    "draw": "Drawn after a trick",
    "last_trick": "The last trick counts besides",
    "last_of": "The last trick is that of",
    "mariage": "King and queen of one suit count",
    "mariage_in_trumps": "King and queen of trumps count",
    "after_trick": "A Mariage is melded only by one who has a trick",
    "this_deal": "That trick is one of the same deal",
    "before_stock_gone": "A Mariage is melded only while there is a stock",
    "meld_when": "A Mariage is melded",
    "once": "The same Mariage is melded",
    "out": "Who first says that he is out, and is, has won",
    "though_others": "He has won even if the other has his full number too",
    "out_when": "It is said",
    "number": "The full number",
    "false_out": "Who says so and is not out",
    "unsaid": "If nobody says it, the winner is",
    "deals": "The counts",
    "dealer_turn": "Who deals next",
}

VALUES: Final = {
    "after-stock": "any card; with the stock gone, one of the suit led, if he has one",
    "free": "any card",
    "goes-on": "plays on, and may say it again when he has taken a trick or melded",
    "lead": "only by the player who is to lead",
    "loses": "has lost, and all the others have won",
    "one-deal": "are those of one deal, which is a game",
    "own-turn": "at one’s own turn, before the card",
    "runs-on": "stand from deal to deal",
    "turn": "at any turn of one’s own",
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
    "once": "once in a deal",
    "unsaid": "who first had the full number, when the deal is over",
}
