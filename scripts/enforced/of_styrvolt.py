"""The fields of Styrvolt's rule set and their values, in plain words and in Danish."""

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
    "silence": "A partner does not tell his cards",
    "best": "The cards that beat all others, best first",
    "beaters": "The beaters of the trump suits, best first",
    "powers": "The lesser of them beat",
    "equal_rank": "Of two alike the better is",
    "leaders": "The leaders of the trump suits",
    "lead_when": "The leaders are strong",
    "ranks": "The order of plain cards, best first",
    "other_chosen": "The other cards of the trump suits rank",
    "sevens": "A trump that is not beaten when it is led",
    "first_lead": "Who leads first",
    "next_lead": "Who leads then",
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
    "equal_rank": "the one played first",
    "other_chosen": "as in any other suit",
    "first_lead": "the player on the dealer’s left",
    "next_lead": "who took the last trick",
}

DANISH: Final = {
    "Who plays with whom is settled before; here partners sit opposite.": (
        "Hvem der spiller sammen, er aftalt før; her sidder makkere over for hinanden."
    ),
    "Shuffling and cutting are done by hand; the deal here is by chance.": (
        "Der blandes og tages af med hånden; her deles der tilfældigt ud."
    ),
    "No other card under the pack can be looked at here.": (
        "Her kan der ikke ses på andre kort under bunken."
    ),
    "It is about what partners say to each other.": (
        "Det handler om, hvad makkere siger til hinanden."
    ),
    "The pack, from ace to two": "Kortene, fra es til toer",
    "The order of plain cards, best first": "De almindelige korts rækkefølge, det bedste først",
    "The cutter looks at a card under the pack": "Den, der tager af, ser på et kort under bunken",
    "That card": "Det kort",
    "A matador is laid open": "En matador lægges åbent",
    "The matadors": "Matadorerne",
    "What is exchanged for a matador, of its suit, the first before the second": (
        "Hvad der byttes for en matador, i dens farve, det første før det andet"
    ),
    "Cards each is dealt": "Kort, hver får",
    "Cards dealt at a time": "Kort, der gives ad gangen",
    "Cards laid open for trumps": "Kort, der lægges åbent til trumf",
    "If they are of one suit": "Hvis de er i én farve",
    "The suits of the cards laid open are the Velten": (
        "Farverne på de kort, der ligger åbent, er Velten"
    ),
    "What is exchanged for a card laid open": "Hvad der byttes for et kort, der ligger åbent",
    "It is exchanged for": "Det byttes for",
    "It is exchanged": "Der byttes",
    "A partner does not tell his cards": "En makker siger ikke sine kort",
    "The cards that beat all others, best first": (
        "De kort, der stikker alle andre, det bedste først"
    ),
    "The beaters of the trump suits, best first": "Trumffarvernes stikkere, den bedste først",
    "The lesser of them beat": "De mindre af dem stikker",
    "Of two alike the better is": "Af to ens er det bedste",
    "The leaders of the trump suits": "Trumffarvernes udspillere",
    "The leaders are strong": "Udspillerne er stærke",
    "The rank that is left out": "Den værdi, der er taget ud",
    "The other cards of the trump suits rank": "Trumffarvernes andre kort gælder",
    "A trump that is not beaten when it is led": "En trumf, der ikke stikkes, når den spilles ud",
    "Who leads first": "Hvem der først spiller ud",
    "Who leads then": "Hvem der så spiller ud",
    "A player who answers may play": "Den, der svarer, har lov til at spille",
    "Tricks with which a pair has won": "Stik, som et par har vundet med",
    "With the first five it has made the others Jan": (
        "Med de fem første har det gjort de andre til Jan"
    ),
    "For Jan one wins so many times as much": "For Jan vindes så mange gange mere",
    "Won by each of the pair": "Vundet af hver i parret",
    "stays there and is never dealt": "bliver der og gives aldrig",
    "the five that are named with their suits": "de fem, der nævnes med farve",
    "cards are turned until a second suit comes": "der vendes, til en anden farve kommer",
    "that suit alone is trumps": "den farve alene er trumf",
    "the card laid open of its own suit": "det åbne kort i dens egen farve",
    "before the first lead, the matador first": "før det første udspil, matadoren først",
    "every plain card": "ethvert almindeligt kort",
    "the one played first": "det, der er spillet først",
    "only when they are led": "kun når de spilles ud",
    "led or not, after the beaters": "spillet ud eller ej, efter stikkerne",
    "as in any other suit": "som i enhver anden farve",
    "the player on the dealer’s left": "spilleren til venstre for uddeleren",
    "who took the last trick": "den, der tog det sidste stik",
    "any card": "et hvilket som helst kort",
    "a card of the suit led, if he has one": "et kort i den udspillede farve, hvis han har et",
    "the 2 of hearts": "hjerter 2",
    "the 4 of clubs": "klør 4",
    "the 8 of spades": "spar 8",
    "the 9 of hearts": "hjerter 9",
    "the 9 of diamonds": "ruder 9",
}
