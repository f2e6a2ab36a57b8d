"""The fields of Mariage's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "turn": "A card is turned up for trump",
    "trump_card": "The card turned up lies",
    "first_lead": "Who leads first",
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
    "out": "Who first says himself out, and is, has won",
    "though_others": "He has won even if another has as many",
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
    "out_when": "at one’s own turn, before the card",
    "unsaid": "who first had the full number, when the deal is over",
}

DANISH: Final = {
    "It says how many players are best, and forbids no other number.": (
        "Det siger, hvor mange spillere der er bedst, og forbyder intet andet antal."
    ),
    "Shuffling and cutting are done by hand; the deal here is by chance.": (
        "Der blandes og tages af med hånden; her deles der tilfældigt ud."
    ),
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "Cards dealt at a time": "Kort, der gives ad gangen",
    "Cards each is dealt": "Kort, hver får",
    "A card is turned up for trump": "Et kort vendes til trumf",
    "The card turned up lies": "Det vendte kort ligger",
    "Who leads first": "Hvem der først spiller ud",
    "Who leads then": "Hvem der så spiller ud",
    "A player who answers may play": "Den, der svarer, har lov til at spille",
    "Each keeps the tricks he takes": "Enhver beholder de stik, han tager",
    "Tricks are counted as in Hundrede og Eet": "Stik tælles som i Hundrede og Eet",
    "The order in a suit, best first": "Rækkefølgen i en farve, det bedste først",
    "An ace counts": "Et es tæller",
    "The next count": "De næste tæller",
    "All other cards count": "Alle andre kort tæller",
    "A trump beats": "En trumf stikker",
    "The taker of a trick draws first": "Den, der tager et stik, trækker først",
    "Drawn after a trick": "Der trækkes efter et stik",
    "The last trick counts besides": "Det sidste stik tæller desuden",
    "The last trick is that of": "Det sidste stik er det i",
    "King and queen of one suit count": "Konge og dame i én farve tæller",
    "King and queen of trumps count": "Konge og dame i trumf tæller",
    "A Mariage is melded only by one who has a trick": (
        "En mariage meldes kun af den, der har et stik"
    ),
    "That trick is one of the same deal": "Det stik er et i den samme omgang",
    "A Mariage is melded only while there is a stock": (
        "En mariage meldes kun, så længe der er en bunke"
    ),
    "A Mariage is melded": "En mariage meldes",
    "The same Mariage is melded": "Den samme mariage meldes",
    "Who first says himself out, and is, has won": (
        "Den, der først siger sig ud og er det, har vundet"
    ),
    "He has won even if another has as many": "Han har vundet, selv om en anden har lige så mange",
    "It is said": "Det siges",
    "The full number": "Det fulde tal",
    "Who says so and is not out": "Den, der siger det og ikke er ude,",
    "If nobody says it, the winner is": "Siger ingen det, er vinderen",
    "The counts": "Tallene",
    "Who deals next": "Hvem der deler ud næste gang",
    "any card; with the stock gone, one of the suit led, if he has one": (
        "et hvilket som helst kort; når bunken er brugt, et i den farve,"
        " der er spillet ud, hvis han har et"
    ),
    "all others": "alle de andre",
    "each deal": "hver omgang",
    "who got the first card": "den, der fik det første kort",
    "who first had the full number, when the deal is over": (
        "den, der først havde det fulde tal, når omgangen er forbi"
    ),
    "the player on the dealer’s left": "spilleren til venstre for uddeleren",
    "any card": "et hvilket som helst kort",
    "plays on, and may say it again when he has taken a trick or melded": (
        "spiller videre og har lov til at sige det igen, når han har taget et stik eller meldt"
    ),
    "only by the player who is to lead": "kun af den, der skal spille ud",
    "has lost, and all the others have won": "har tabt, og alle de andre har vundet",
    "once in a deal": "én gang i en omgang",
    "are those of one deal, which is a game": "er dem i én omgang, som er et spil",
    "one card by each": "ét kort af hver",
    "at one’s own turn, before the card": "når det er ens tur, før kortet",
    "stand from deal to deal": "bliver stående fra omgang til omgang",
    "the player who took the trick": "den, der tog stikket",
    "at any turn of one’s own": "når som helst det er ens tur",
    "face up under the stock": "åbent under bunken",
}
