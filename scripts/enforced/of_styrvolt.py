"""The fields of Styrvolt's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to two",
    "left_out": "The rank that is left out",
    "looks": "The cutter looks at a card under the pack",
    "under": "That card",
    "laid_out": "A matador is laid open",
    "matadors": "The matadors",
    "for_it": "What is exchanged for a matador, of its suit, the first before the second",
    "hand": "Cards each is dealt",
    "packet": "Cards dealt at a time",
    "trumps": "Cards laid open for trumps",
    "same_suit": "If they are of one suit",
    "velten": "The suits of the cards laid open are the Velten",
    "tens": "What is exchanged for a card laid open",
    "ten": "It is exchanged for",
    "exchange_order": "It is exchanged",
    "silence": "A partner does not tell the other his card",
    "best": "The best of the cards that beat, best first",
    "beaters": "The beaters of the Velten, best first",
    "powers": "The lesser of them beat",
    "equal_rank": "Of two alike the better is",
    "leaders": "The leaders of the Velten",
    "lead_when": "The leaders are strong",
    "ranks": "The order of plain cards, best first",
    "other_chosen": "The other cards of the Velten rank",
    "sevens": "A trump that is not beaten when it is led",
    "first_lead": "Who leads first",
    "next_lead": "Who leads then",
    "answer": "The others play to it",
    "follow": "A player who answers may play",
    "five": "Tricks with which a pair has won",
    "jan": "With the first five it has made the others Jan",
    "double": "For Jan one wins so many times as much",
    "stake": "Won by each of the pair",
}

VALUES: Final = {
    "turn-on": "cards are turned until a second suit comes",
    "as-they-fall": "that suit alone is trumps",
    "under-first": "before the first lead, the matador first",
    "beat-all": "every plain card",
    "beat-some": (
        "the 6 any plain card, the 2 from the king down, the 3 from the queen, the 4 from the knave"
    ),
    "first-played": "the one played first",
    "last-played": "the one played last",
    "when-led": "only when they are led",
    "always": "led or not, after the beaters",
    "free": "any card",
    "must-follow": "a card of the suit led, if he has one",
    "h2": "the 2 of hearts",
    "c4": "the 4 of clubs",
    "s8": "the 8 of spades",
    "h9": "the 9 of hearts",
    "d9": "the 9 of diamonds",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "under": "stays there and is never dealt",
    "matadors": "the five that are named with their suits",
    "ten": "the card laid open of its own suit",
    "other_chosen": "as in any other suit",
    "first_lead": "the player on the dealer’s left",
    "next_lead": "who took the last trick",
}
