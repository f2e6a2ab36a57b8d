"""The fields of Lang Hanrey's rule set and their values, in plain words and in Danish."""

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

DANISH: Final = {
    "It says how many players are best, and forbids no other number.": (
        "Det siger, hvor mange spillere der er bedst, og forbyder intet andet antal."
    ),
    "The first three rules are Hanrey’s": "De tre første regler er fra Hanrey",
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "The order in a suit, best first": "Rækkefølgen i en farve, det bedste først",
    "Cards each is dealt": "Kort, hver får",
    "They are dealt": "De deles ud",
    "A card is turned up for trump": "Et kort vendes til trumf",
    "The card turned up lies": "Det vendte kort ligger",
    "The dealer is led to first": "Der spilles først ud til uddeleren",
    "Who cannot beat one card takes it up": "Den, der ikke kan stikke ét kort, tager det op",
    "Then the other leads again": "Så spiller den anden ud igen",
    "Each keeps his tricks by him": "Hver beholder sine stik hos sig",
    "One always beats with the best card": "Der stikkes altid med det bedste kort",
    "The best card is that": "Det bedste kort er det",
    "The beater draws first": "Den, der stikker, trækker først",
    "Cards are drawn while there are any": "Der trækkes kort, så længe der er nogen",
    "Drawn when all that was led is beaten": "Der trækkes, når alt det udspillede er stukket",
    "Drawn by one who must play and has no card": (
        "Der trækkes af den, der skal spille og intet kort har"
    ),
    "When the stock is gone each keeps his hand": "Når bunken er brugt, beholder hver sin hånd",
    "And takes his tricks up": "Og tager sine stik op",
    "And the play begins anew": "Og spillet begynder på ny",
    "Tricks of the second part are": "Stikkene fra anden del bliver",
    "Who leads then": "Hvem der så spiller ud",
    "A trump beats": "En trumf stikker",
    "Cards of one rank led at once, at most": (
        "Kort af samme værdi, der højst spilles ud på én gang"
    ),
    "If not all are beaten, the first leader leads again": (
        "Bliver de ikke alle stukket, spiller den første udspiller igen"
    ),
    "If some are beaten": "Bliver nogle stukket",
    "Who has no card in the second part is out": "Den, der intet kort har i anden del, er ude",
    "Who keeps the last card has lost": "Den, der beholder det sidste kort, har tabt",
    "all others": "alle de andre",
    "all that was led is taken up": "tages alt det udspillede op",
    "all at once": "alle på én gang",
    "these are kept, and the rest is taken up": "beholdes de, og resten tages op",
    "by each, as many as bring his hand to three": "af hver så mange, at han har tre på hånden",
    "of the whole hand": "på hele hånden",
    "kept to the end": "liggende til det sidste",
    "the last beater": "den, der stak sidst",
    "of the suit led": "i den udspillede farve",
    "one card by each": "ét kort af hver",
    "the other": "den anden",
    "face up under the stock": "åbent under bunken",
}
