"""The fields of Lang Hanrey's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "lent": "The first three rules are Hanrey’s",
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first",
    "hand": "Cards each is dealt",
    "deal_order": "They are dealt",
    "turn": "A card is turned up for trump",
    "trump_card": "The card turned up lies",
    "first_lead": "The dealer is led to first",
    "cannot": "Who cannot beat one card takes it up",
    "lead_again": "Then the other leads again",
    "kept": "Each keeps his tricks by him",
    "best": "One always beats with the best card",
    "best_card": "The best card is that",
    "draw_first": "The beater draws first",
    "draw_on": "Cards are drawn while there are any",
    "draw": "Drawn when all that was led is beaten",
    "empty_hand": "Drawn by one who must play and has no card",
    "hands_stay": "When the stock is gone each keeps his hand",
    "tricks_up": "And takes his tricks up",
    "anew": "And the play begins anew",
    "second_tricks": "Tricks of the second part are",
    "next_lead": "Who leads then",
    "trump": "A trump beats",
    "alike": "Cards of one rank led at once, at most",
    "not_all": "If not all are beaten, the first leader leads again",
    "partial": "If some are beaten",
    "out": "Who has no card in the second part is out",
    "loser": "Who keeps the last card has lost",
    "winners": "Who has won",
}

VALUES: Final = {
    "all-up": "all that was led is taken up",
    "beaten-stay": "these are kept, and the rest is taken up",
    "fill-to-three": "by each, as many as bring his hand to three",
    "in-hand": "of the whole hand",
    "of-suit": "of the suit led",
    "one-each": "one card by each",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "deal_order": "all at once",
    "trump_card": "face up under the stock",
    "second_tricks": "kept to the end",
    "next_lead": "the last beater",
    "trump": "all others",
    "winners": "the other",
}
