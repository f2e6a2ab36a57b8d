"""The fields of Byd's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first; the best of the suit led takes a trick",
    "first_packet": "Cards each is dealt at first, the dealer’s left before all",
    "deal_on": "Then the others are dealt to in order",
    "deal_last": "The dealer deals to himself last",
    "second_packet": "Cards each is dealt next",
    "stock": "Nobody looks at the stock",
    "first_lead": "The dealer’s left leads first",
    "answer": "The others play to it",
    "in_turn": "They play in turn, from the leader’s left",
    "before_turn": "Nobody plays before his turn",
    "follow": "Following suit",
    "next_lead": "Who leads the next trick",
    "bidder": "The trick whose taker may bid",
    "bid_limit": "The most stakes he may bid",
    "no_bid": "If he does not bid",
    "may_bid": "Nobody bids more than he",
    "bid_with": "What the others bid with him",
    "bid_order": "When they bid",
    "nobody_bids": "If nobody bids with him",
    "shows": "The bidder shows his last card",
    "who_shows": "Who else shows his card",
    "wins": "Who beats the bidder’s card highest has won",
    "unbeaten": "If nobody beats it",
    "pot": "What the winner gets",
    "next_dealer": "Who was dealt to first deals the next game",
    "misdeal": "After a wrong deal the cards are dealt anew",
}

VALUES: Final = {
    "must-follow": "who has the suit led plays it",
    "must-beat": "who has the suit led plays it, and a higher card than any so far if he can",
    "free": "everybody plays what he will",
    "at-most": "as much as he, or less",
    "same": "as much as he",
    "bidders-only": "those who bid with him, and no others",
    "everybody": "all the others, whether they bid or not",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "next_lead": "who took the last",
    "no_bid": "nobody has won, and nothing is paid",
    "bid_order": "once each, from the bidder’s left",
    "nobody_bids": "he has won and shows no card",
    "unbeaten": "the bidder has won",
    "pot": "from each other who bid, what that one bid",
}
