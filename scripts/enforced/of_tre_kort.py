"""The fields of Tre-Kort's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first; a trump beats every other suit",
    "dealt_first": "The dealer’s left is dealt to first",
    "dealt_on": "Then the others are dealt to in order",
    "first_packet": "Cards each is dealt at first",
    "second_packet": "Cards each is dealt next",
    "turn": "Then a trump is laid open",
    "velten": "What the Velten is",
    "says": "The dealer’s left first says whether he plays",
    "says_on": "Then the others say so in order",
    "passes": "Who will not play lays his cards to the stock",
    "nobody": "If nobody plays",
    "alone": "If one alone plays",
    "two_lead": "Of two who play each leads what he will",
    "two_second": "Trumps of which one is led to the second trick, if had",
    "ace_falls": "When the ace of trumps, or in its stead the king, falls to the first trick",
    "dealing": "Stakes that the dealer pays for a trick",
    "beet": "Who plays and takes no trick is beet",
    "beet_later": "So where a beet lies already, and for more",
    "beet_size": "What a beet comes to",
    "smallest": "The beet that is paid out with a deal",
    "in_turn": "Nobody passes before his turn",
    "trump_led": "Of three or more the leader leads a trump to the first trick and the second",
    "no_trump": "If he has none to lead first",
    "face_down": "If he has none to lead next, he lays a card face down",
    "only_trumps": "Only a trump takes that trick from him",
    "third_lead": "The third lead is open",
    "follow": "Following suit",
    "deals": "How long a game is",
    "next_dealer": "Who deals next",
    "winners": "Who has won",
}

VALUES: Final = {
    "two-players": "when two play",
    "always": "however many play",
    "must-follow": "who has the suit led plays it",
    "free": "everybody plays what he will",
    "each-deals-once": "as many deals as there are players",
    "one-deal": "one deal",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "velten": "the card that lies open",
    "nobody": "nothing is paid, and the beets stay",
    "alone": "he is paid for all tricks, and no card is played",
    "beet_size": "as much as the deal was for",
    "smallest": "the smallest; of equal ones the oldest",
    "no_trump": "any card",
    "next_dealer": "the dealer’s left",
    "winners": "whoever has gained most, if anything",
}

DANISH: Final = {
    "Shuffling is done by hand; the deal here is by chance.": (
        "Der blandes med hånden; her deles der ud tilfældigt."
    ),
    "Nobody can cut cards that are dealt by chance.": (
        "Ingen kan tage af, når kortene deles ud tilfældigt."
    ),
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "The order in a suit, best first; a trump beats every other suit": (
        "Rækkefølgen i en farve, det bedste først; en trumf stikker alle andre farver"
    ),
    "The dealer’s left is dealt to first": "Uddelerens venstre side får først kort",
    "Then the others are dealt to in order": "Så får de andre efter tur",
    "Cards each is dealt at first": "Kort, hver får først",
    "Cards each is dealt next": "Kort, hver får derefter",
    "Then a trump is laid open": "Derefter lægges en trumf åbent",
    "What the Velten is": "Hvad Velten er",
    "The dealer’s left first says whether he plays": (
        "Uddelerens venstre side siger først, om han spiller med"
    ),
    "Then the others say so in order": "Så siger de andre det efter tur",
    "Who will not play lays his cards to the stock": (
        "Den, der ikke vil spille med, lægger sine kort til bunken"
    ),
    "If nobody plays": "Hvis ingen spiller med",
    "If one alone plays": "Hvis én spiller alene",
    "Of two who play each leads what he will": (
        "Af to, der spiller, spiller hver ud, hvad han vil"
    ),
    "Trumps of which one is led to the second trick, if had": (
        "Trumfer, hvoraf én spilles ud til det andet stik, om man har den"
    ),
    "When the ace of trumps, or in its stead the king, falls to the first trick": (
        "Hvornår trumf es, eller i dets sted kongen, falder i det første stik"
    ),
    "Stakes that the dealer pays for a trick": "Indskud, uddeleren betaler for et stik",
    "Who plays and takes no trick is beet": "Den, der spiller med og intet stik tager, er bet",
    "So where a beet lies already, and for more": (
        "Det er han også, hvor der allerede ligger en bet, og for mere"
    ),
    "What a beet comes to": "Hvor stor en bet er",
    "The beet that is paid out with a deal": "Den bet, der udbetales med en omgang",
    "Nobody passes before his turn": "Ingen passer før sin tur",
    "Of three or more the leader leads a trump to the first trick and the second": (
        "Af tre eller flere spiller udspilleren en trumf ud til det første stik og til det andet"
    ),
    "If he has none to lead first": "Hvis han ingen har at spille ud først",
    "If he has none to lead next, he lays a card face down": (
        "Har han ingen at spille ud derefter, lægger han et kort med bagsiden op"
    ),
    "Only a trump takes that trick from him": "Kun en trumf tager det stik fra ham",
    "The third lead is open": "Det tredje udspil er åbent",
    "Following suit": "At bekende",
    "How long a game is": "Hvor længe et spil varer",
    "Who deals next": "Hvem der deler ud næste gang",
    "Who has won": "Hvem der har vundet",
    "the card that lies open": "kortet, der ligger åbent",
    "nothing is paid, and the beets stay": "intet betales, og beterne bliver liggende",
    "he is paid for all tricks, and no card is played": (
        "han får betaling for alle stik, og intet kort spilles"
    ),
    "when two play": "når to spiller",
    "however many play": "hvor mange der end spiller",
    "as much as the deal was for": "så meget, som omgangen gjaldt",
    "the smallest; of equal ones the oldest": "den mindste; af lige store den ældste",
    "any card": "et hvilket som helst kort",
    "who has the suit led plays it": "den, der har den udspillede farve, bekender",
    "everybody plays what he will": "enhver lægger, hvad han vil",
    "as many deals as there are players": "så mange omgange, som der er spillere",
    "one deal": "én omgang",
    "the dealer’s left": "uddelerens venstre side",
    "whoever has gained most, if anything": "den, der har vundet mest, hvis nogen har vundet noget",
}
