"""The fields of Tre-Kort's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first; a trump beats every other suit",
    "dealt_first": "The player on the dealer’s left is dealt to first",
    "dealt_on": "Then the others are dealt to in order",
    "first_packet": "Cards each is dealt at first",
    "second_packet": "Cards each is dealt next",
    "turn": "Then a trump is laid open",
    "velten": "What the Velten is",
    "says": "Whoever got cards first is the first to say whether he plays",
    "says_on": "Then the others say so in order",
    "passes": "Who will not play lays his cards to the stock",
    "nobody": "If nobody plays",
    "alone": "If one alone plays",
    "two_lead": "When two play, each leads what he will",
    "two_second": (
        "When two play: the trumps of which the leader to the second trick leads one, if he has one"
    ),
    "ace_falls": "When the ace of trumps, or in its stead the king, falls to the first trick",
    "dealing": "Stakes that the dealer pays for a trick",
    "beet": "Who plays and takes no trick is beet",
    "beet_later": "Where a beet lies already, the new one is larger than the smallest",
    "beet_size": "How large a beet is",
    "smallest": "The beet that is paid out with a deal",
    "in_turn": "Nobody passes before his turn",
    "trump_led": (
        "When three or more play, the leader leads a trump to the first trick and to the second"
    ),
    "no_trump": "What he leads to the first if he has none",
    "face_down": "If he has none to lead to the second, he lays a card face down",
    "only_trumps": "Only a trump takes that trick from him",
    "third_lead": "The third lead is open",
    "answer": "The others play to it",
    "follow": "Following suit",
    "deals": "How long a game is",
    "next_dealer": "Who deals next",
    "winners": "Who has won",
}

VALUES: Final = {
    "two-players": "when two play",
    "always": "however many play",
    "turned-card": "the card that lies open",
    "stock": "the stock: where no ace falls to the first trick, the king falls to the second",
    "as-played-for": "as much as the deal was for",
    "after-paying": "a dealing more than the smallest beet that is left",
    "must-follow": "who has the suit led plays it",
    "free": "everybody plays what he will",
    "each-deals-once": "as many deals as there are players",
    "one-deal": "one deal",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "nobody": "nothing is paid, and the beets stay",
    "alone": "he is paid for all tricks, and no card is played",
    "smallest": "the smallest; of equal ones the oldest",
    "no_trump": "any card",
    "next_dealer": "the player on the dealer’s left",
    "winners": "whoever has gained most, if anything",
}
