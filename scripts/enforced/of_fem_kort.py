"""The fields of Fem Kort's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first; the best of the suit led takes a trick",
    "first_packet": "Cards dealt at first, to the player on the dealer’s left before all others",
    "deal_on": "Then the others are dealt to in order",
    "deal_last": "The dealer is dealt to last",
    "second_packet": "Cards dealt to each after that",
    "stock": "Nobody looks at the stock",
    "first_lead": "The player on the dealer’s left leads first",
    "answer": "The others play to it",
    "in_turn": "They play in turn, from the leader’s left",
    "before_turn": "Nobody plays before his turn",
    "follow": "A player who answers",
    "next_lead": "Who leads the next trick",
    "last_lead": "The taker of the fourth trick leads his fifth card",
    "unbeaten": "He has won if nobody can beat it",
    "last_others": "The others play their fifth card to it",
    "beaten": "If it is beaten, whoever beats it highest has won",
    "stake": "Counted for the winner",
    "next_dealer": "Who was first dealt to deals the next time",
    "misdeal": "A wrong deal does not count",
}

VALUES: Final = {
    "free": "plays what he will",
    "must-beat": (
        "plays a card of the suit led if he has one, a higher one than any so far if he can"
    ),
    "must-follow": "plays a card of the suit led if he has one",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "next_lead": "the player who took the trick before",
}

DANISH: Final = {
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "The order in a suit, best first; the best of the suit led takes a trick": (
        "Rækkefølgen i en farve, det bedste først; det bedste i den udspillede farve tager stikket"
    ),
    "Cards dealt at first, to the player on the dealer’s left before all others": (
        "Kort, der gives først, og til spilleren til venstre for uddeleren før alle andre"
    ),
    "Then the others are dealt to in order": "Så gives der til de andre efter tur",
    "The dealer is dealt to last": "Uddeleren får sidst",
    "Cards dealt to each after that": "Kort, hver får derefter",
    "Nobody looks at the stock": "Ingen ser i bunken",
    "The player on the dealer’s left leads first": (
        "Spilleren til venstre for uddeleren spiller først ud"
    ),
    "The others play to it": "De andre lægger til",
    "They play in turn, from the leader’s left": (
        "De lægger efter tur, fra venstre for den, der spillede ud"
    ),
    "Nobody plays before his turn": "Ingen lægger før sin tur",
    "A player who answers": "Den, der svarer,",
    "Who leads the next trick": "Hvem der spiller ud til det næste stik",
    "The taker of the fourth trick leads his fifth card": (
        "Den, der tager det fjerde stik, spiller sit femte kort ud"
    ),
    "He has won if nobody can beat it": "Han har vundet, hvis ingen kan stikke det",
    "The others play their fifth card to it": "De andre lægger deres femte kort til",
    "If it is beaten, whoever beats it highest has won": (
        "Bliver det stukket, har den vundet, der stikker det højest"
    ),
    "Counted for the winner": "Tælles for vinderen",
    "Who was first dealt to deals the next time": "Den, der fik først, deler ud næste gang",
    "A wrong deal does not count": "En forkert uddeling gælder ikke",
    "plays what he will": "lægger, hvad han vil",
    "plays a card of the suit led if he has one, a higher one than any so far if he can": (
        "bekender, hvis han kan, og lægger et højere kort end alle hidtil, hvis han kan"
    ),
    "plays a card of the suit led if he has one": "bekender den udspillede farve, hvis han kan",
    "the player who took the trick before": "den, der tog det foregående stik",
}
