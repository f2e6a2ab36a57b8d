"""The fields of Hanrey's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first",
    "hand": "Cards each is dealt",
    "deal_order": "They are dealt",
    "turn": "A card is turned up for trump",
    "trump": "A trump beats",
    "trump_card": "The card turned up lies",
    "two.first_lead": "With two, the dealer is led to",
    "two.lead_again": "With two, the other leads again after a taking up",
    "two.answer_first": "With two, who cannot beat takes it up",
    "two.answer_later": "With two, a card that has beaten must be beaten or taken up",
    "two.take_one": "With two, what is taken up is the card led",
    "two.take_all": "With two, what is taken up is all that lies there",
    "two.beat": "With two, a card that is beaten ends the trick",
    "more.first_lead": "With three or four, who got cards first leads",
    "more.lead_again": "With three or four, who took up is led to again",
    "more.answer_first": "With three or four, who cannot beat the card led takes it up",
    "more.answer_later": "With three or four, the last beater’s card must be beaten",
    "more.beat": "With three or four, it goes on to the next when one beats",
    "more.take_one": "With three or four, who cannot beat one card takes it up",
    "more.take_all": "With three or four, who cannot beat takes up all that lies there",
    "more.complete": "With three or four, a trick is complete when all in turn have beaten",
    "take_up": "Taking up",
    "one_card": "Cards led at once",
    "put_away": "Beaten cards go",
    "draw_first": "The beater draws first",
    "draw_on": "Cards are drawn while there are any",
    "draw": "Drawn when a trick is put away",
    "empty_hand": "Drawn by one who must play and has no card",
    "next_lead": "Who leads then",
    "out": "Who has no card is out when the stock is gone",
    "loser": "Who keeps the last card has lost",
    "winners": "Who has won",
    "endless": "Takings up in a row that break the game off",
}

VALUES: Final = {
    "fill-to-three": "by each, as many as bring his hand to three",
    "may-take": "also by one who can beat",
    "must-beat": "only by one who cannot beat",
    "one-each": "one card by each",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "deal_order": "all at once",
    "trump": "all others",
    "trump_card": "face up under the stock",
    "put_away": "out of the game",
    "next_lead": "the last beater",
    "winners": "all others",
}
