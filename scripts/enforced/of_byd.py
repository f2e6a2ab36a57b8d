"""The fields of Byd's rule set and their values, in plain words and in Danish."""

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

DANISH: Final = {
    "Shuffling is done by hand; the deal here is by chance.": (
        "Der blandes med hånden; her deles der ud tilfældigt."
    ),
    "Nobody can cut cards that are dealt by chance.": (
        "Ingen kan tage af, når kortene deles ud tilfældigt."
    ),
    "It says where a card is laid, so that no two are confused.": (
        "Det siger, hvor et kort lægges, så ingen to forveksles."
    ),
    "No card can be shown here before its time.": "Her kan intet kort vises før tiden.",
    "It is about what players say to each other.": "Det handler om, hvad spillerne siger.",
    "It leaves each his own will, and forbids nothing.": (
        "Det lader enhver have sin egen vilje og forbyder intet."
    ),
    "It is about how players take each other’s play.": (
        "Det handler om, hvordan spillerne tager hinandens spil."
    ),
    "It is about talk at the table.": "Det handler om snak ved bordet.",
    "It praises order, and tells nobody what to do.": (
        "Det roser orden og siger ikke til nogen, hvad han skal gøre."
    ),
    "A game here is one deal, after which anybody can stop.": (
        "Et spil er her én omgang, og efter den kan enhver holde op."
    ),
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "The order in a suit, best first; the best of the suit led takes a trick": (
        "Rækkefølgen i en farve, det bedste først; det bedste i den udspillede farve tager stikket"
    ),
    "Cards each is dealt at first, the dealer’s left before all": (
        "Kort, hver får først, uddelerens venstre side før alle"
    ),
    "Then the others are dealt to in order": "Så får de andre efter tur",
    "The dealer deals to himself last": "Uddeleren giver sig selv til sidst",
    "Cards each is dealt next": "Kort, hver får derefter",
    "Nobody looks at the stock": "Ingen ser i bunken",
    "The dealer’s left leads first": "Uddelerens venstre side spiller først ud",
    "The others play to it": "De andre lægger til",
    "They play in turn, from the leader’s left": (
        "De lægger efter tur fra udspillerens venstre side"
    ),
    "Nobody plays before his turn": "Ingen lægger før sin tur",
    "Following suit": "At bekende",
    "Who leads the next trick": "Hvem der spiller ud til det næste stik",
    "The trick whose taker may bid": "Det stik, hvis tager kan byde",
    "The most stakes he may bid": "Det højeste antal indskud, han kan byde",
    "If he does not bid": "Hvis han ikke byder",
    "Nobody bids more than he": "Ingen byder mere end han",
    "What the others bid with him": "Hvad de andre byder med",
    "When they bid": "Hvornår de byder",
    "If nobody bids with him": "Hvis ingen byder med",
    "The bidder shows his last card": "Byderen viser sit sidste kort",
    "Who else shows his card": "Hvem der ellers viser sit kort",
    "Who beats the bidder’s card highest has won": (
        "Den, der stikker byderens kort højest, har vundet"
    ),
    "If nobody beats it": "Hvis ingen stikker det",
    "What the winner gets": "Hvad vinderen får",
    "Who was dealt to first deals the next game": (
        "Den, der først fik kort, deler ud til det næste spil"
    ),
    "After a wrong deal the cards are dealt anew": (
        "Efter en forkert uddeling deles kortene ud igen"
    ),
    "who has the suit led plays it": "den, der har den udspillede farve, bekender",
    "who has the suit led plays it, and a higher card than any so far if he can": (
        "den, der har den udspillede farve, bekender, og med et højere kort end alle før, hvis han"
        " kan"
    ),
    "everybody plays what he will": "enhver lægger, hvad han vil",
    "who took the last": "den, der tog det sidste",
    "nobody has won, and nothing is paid": "ingen har vundet, og intet betales",
    "as much as he, or less": "lige så meget som han eller mindre",
    "as much as he": "lige så meget som han",
    "once each, from the bidder’s left": "hver én gang, fra byderens venstre side",
    "he has won and shows no card": "han har vundet og viser intet kort",
    "those who bid with him, and no others": "de, der bød med, og ingen andre",
    "the bidder has won": "byderen har vundet",
    "from each other who bid, what that one bid": "fra hver anden, der bød, det, han bød",
}
