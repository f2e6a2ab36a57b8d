"""The fields of Polsk Pas's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to nine",
    "in_pack": "The cards of each suit",
    "hand": "Cards each is dealt",
    "packet": "Cards dealt at a time",
    "turn": "A card is turned up for trump",
    "take": "The card turned up can be taken",
    "turn_up": "Who can take it, when he says that he plays",
    "bound": "Who takes it plays in its suit",
    "lay_away": "Who took it lays another card away",
    "discard": "What he lays away",
    "knaves": "The best beaters, best first",
    "trumps": "Then come the cards of the trump suit",
    "plain_rank": "The order in a suit, best first; the knaves are trumps",
    "leader": "Forehand leads first; who leads then",
    "follow": "Following suit",
    "forehand_says": "Forehand says first whether he plays",
    "others_say": "Then the others in order",
    "first_round": "The suit in which one can play in the first round",
    "again": "If all pass, forehand can still play in any suit",
    "others_again": "The others then in any but the one turned up",
    "two": "Tricks that win the deal where nobody has more",
    "two_tricks": "Whose they are",
    "three": "Tricks that win it in any case",
    "beet": "Who plays and does not win is beet",
    "beet_size": "What he pays",
    "other_wins": "Another can win",
    "stake": "Stakes each puts in before the first deal",
    "vole": "Stakes more from each for all five tricks, if it was said",
    "vole_when": "Who says it, and when",
    "vole_failed": "Who says it and misses a trick wins nothing",
    "ompasning": "What becomes of a passing-round",
    "doubled": "On another’s beet he pays so many times as much",
    "own_beet": "On his own beet",
    "nothing_added": "To a beet the others add nothing",
    "length": "How long a game lasts",
    "next_dealer": "Who deals next",
    "winners": "Who has won in the end",
}

VALUES: Final = {
    "dealer": "the dealer",
    "player": "whoever plays in its suit",
    "must-follow": "who has the suit led plays it",
    "free": "everybody plays what he will",
    "first-to-two": "whoever was the first to have so many",
    "opening-two": "whoever took the first tricks of the deal; else nobody wins",
    "table-clear": "until he who plays wins a deal",
    "one-deal": "one deal",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "discard": "any of his six cards, covered",
    "leader": "who took the last trick",
    "first_round": "that of the card turned up",
    "beet_size": "as much as was in the pool",
    "vole_when": "who took the first two tricks, before he leads to the third",
    "ompasning": "nobody wins, nobody is beet, and the pool stays",
    "own_beet": "the same again",
    "next_dealer": "the player on the dealer’s left",
    "winners": "who has won the most stakes, if any",
}

DANISH: Final = {
    "The pack, from ace to nine": "Kortene, fra es til nier",
    "The cards of each suit": "Kortene i hver farve",
    "Cards each is dealt": "Kort, hver får",
    "Cards dealt at a time": "Kort, der gives ad gangen",
    "A card is turned up for trump": "Et kort vendes til trumf",
    "The card turned up can be taken": "Det vendte kort kan tages",
    "Who can take it, when he says that he plays": "Hvem der kan tage det, når han vil spille",
    "Who takes it plays in its suit": "Den, der tager det, spiller i dets farve",
    "Who took it lays another card away": "Den, der tog det, lægger et andet kort bort",
    "What he lays away": "Hvad han lægger bort",
    "The best beaters, best first": "De bedste stikkere, den bedste først",
    "Then come the cards of the trump suit": "Derefter kommer trumffarvens kort",
    "The order in a suit, best first; the knaves are trumps": (
        "Rækkefølgen i en farve, det bedste først; knægtene er trumfer"
    ),
    "Forehand leads first; who leads then": "Forhånden spiller først ud; hvem der så spiller ud",
    "Following suit": "At bekende",
    "Forehand says first whether he plays": "Forhånden siger først, om han vil spille",
    "Then the others in order": "Derefter de andre efter tur",
    "The suit in which one can play in the first round": (
        "Den farve, der kan spilles i i den første runde"
    ),
    "If all pass, forehand can still play in any suit": (
        "Passer alle, kan forhånden stadig spille i enhver farve"
    ),
    "The others then in any but the one turned up": "De andre da i enhver undtagen den opvendte",
    "Tricks that win the deal where nobody has more": (
        "Stik, der vinder omgangen, når ingen har flere"
    ),
    "Whose they are": "Hvis de er",
    "Tricks that win it in any case": "Stik, der vinder den i alle tilfælde",
    "Who plays and does not win is beet": "Den, der spiller og ikke vinder, er bet",
    "What he pays": "Hvad han betaler",
    "Another can win": "En anden kan vinde",
    "Stakes each puts in before the first deal": "Indskud, hver betaler før den første omgang",
    "Stakes more from each for all five tricks, if it was said": (
        "Indskud mere fra hver for alle fem stik, hvis det blev sagt"
    ),
    "Who says it, and when": "Hvem der siger det, og hvornår",
    "Who says it and misses a trick wins nothing": (
        "Den, der siger det og mangler et stik, vinder intet"
    ),
    "What becomes of a passing-round": "Hvad der bliver af en ompasning",
    "On another’s beet he pays so many times as much": (
        "På en andens bet betaler han så mange gange så meget"
    ),
    "On his own beet": "På sin egen bet",
    "To a beet the others add nothing": "Til en bet lægger de andre intet",
    "How long a game lasts": "Hvor længe et spil varer",
    "Who deals next": "Hvem der deler ud næste gang",
    "Who has won in the end": "Hvem der har vundet til sidst",
    "the dealer": "uddeleren",
    "whoever plays in its suit": "den, der spiller i dets farve",
    "any of his six cards, covered": "et hvilket som helst af sine seks kort, skjult",
    "who took the last trick": "den, der tog det sidste stik",
    "who has the suit led plays it": "den, der har den udspillede farve, bekender",
    "everybody plays what he will": "enhver lægger, hvad han vil",
    "that of the card turned up": "den på det opvendte kort",
    "whoever was the first to have so many": "den, der først havde så mange",
    "whoever took the first tricks of the deal; else nobody wins": (
        "den, der tog omgangens første stik; ellers vinder ingen"
    ),
    "as much as was in the pool": "så meget, som der var i puljen",
    "who took the first two tricks, before he leads to the third": (
        "den, der tog de to første stik, før han spiller ud til det tredje"
    ),
    "nobody wins, nobody is beet, and the pool stays": (
        "ingen vinder, ingen er bet, og puljen bliver liggende"
    ),
    "the same again": "det samme igen",
    "until he who plays wins a deal": "til den, der spiller, vinder en omgang",
    "one deal": "én omgang",
    "the player on the dealer’s left": "spilleren til venstre for uddeleren",
    "who has won the most stakes, if any": "den, der har vundet flest indskud, hvis nogen",
}
