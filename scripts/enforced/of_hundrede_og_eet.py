"""The fields of Hundrede og Eet's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "turn": "A card is turned up for trump",
    "trump_card": "The card turned up lies",
    "first_lead": "Who leads first",
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

DANISH: Final = {
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "Cards dealt at a time": "Kort, der gives ad gangen",
    "Cards each is dealt": "Kort, hver får",
    "A card is turned up for trump": "Et kort vendes til trumf",
    "The card turned up lies": "Det vendte kort ligger",
    "Who leads first": "Hvem der først spiller ud",
    "An ace counts": "Et es tæller",
    "The next count": "De næste tæller",
    "All other cards count": "Alle andre kort tæller",
    "The order in a suit, best first": "Rækkefølgen i en farve, det bedste først",
    "A trump beats": "En trumf stikker",
    "A player who answers may play": "Den, der svarer, har lov til at spille",
    "The taker of a trick draws first": "Den, der tager et stik, trækker først",
    "Drawn after a trick": "Der trækkes efter et stik",
    "Who leads then": "Hvem der så spiller ud",
    "The last trick counts besides": "Det sidste stik tæller desuden",
    "The last trick is that of": "Det sidste stik er det i",
    "Who deals next": "Hvem der deler ud næste gang",
    "The counts": "Tallene",
    "any card; with the stock gone, one of the suit led, if he has one": (
        "et hvilket som helst kort; når bunken er brugt, et i den farve,"
        " der er spillet ud, hvis han har et"
    ),
    "all others": "alle de andre",
    "each deal": "hver omgang",
    "who got the first card": "den, der fik det første kort",
    "the player on the dealer’s left": "spilleren til venstre for uddeleren",
    "any card": "et hvilket som helst kort",
    "are those of one deal, which is a game": "er dem i én omgang, som er et spil",
    "one card by each": "ét kort af hver",
    "stand from deal to deal": "bliver stående fra omgang til omgang",
    "the player who took the trick": "den, der tog stikket",
    "face up under the stock": "åbent under bunken",
    "Shuffling and cutting are done by hand; the deal here is by chance.": (
        "Der blandes og tages af med hånden; her deles der tilfældigt ud."
    ),
    "Whoever first counts so many has won": "Den, der først tæller så mange, har vundet",
    "It is counted": "Der tælles",
    "as the tricks come in, and nobody need say so": (
        "efterhånden som stikkene kommer ind, og ingen behøver at sige det"
    ),
}
