"""The fields of Polsk Pas's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to nine",
    "in_pack": "The cards of each suit",
    "hand": "Cards each is dealt",
    "packet": "Cards dealt at a time",
    "turn": "A card is turned up for trump",
    "take": "The card turned up can be taken",
    "turn_up": "Who can take it and play in its suit",
    "turn_up_when": "When the dealer takes it",
    "bound": "Who takes it plays in its suit",
    "lay_away": "Who took it lays another card away",
    "discard": "What he lays away for it",
    "knaves": "The best beaters, best first",
    "trumps": "Then come the cards of the trump suit",
    "plain_rank": "The order in a suit, best first; the knaves are trumps",
    "leader": "Forehand leads to the first trick; to the next ones",
    "answer": "The others play to it",
    "follow": "Following suit",
    "forehand_says": "Forehand says first whether he plays",
    "others_say": "Then the others in order",
    "first_round": "The suit in which one can play in the first round",
    "again": "If all pass, forehand can still play in any suit",
    "others_again": "The others then in any but the one turned up",
    "two": "Tricks that win the deal where nobody has more",
    "two_tricks": "Whose two tricks these are",
    "three": "Tricks that win it in any case",
    "beet": "Who plays and does not win is beet",
    "beet_size": "What he pays who is beet",
    "other_wins": "Another than he who plays can win",
    "stake": "Stakes each puts in before the first deal",
    "vole": "Stakes more from each for all five tricks, if “la vola” was said",
    "vole_when": "Who says “la vola”, and when",
    "vole_failed": "Who says “la vola” and misses a trick wins nothing",
    "ompasning": "What becomes of a passing-round",
    "doubled": "On another’s beet it rises to so many times as much",
    "own_beet": "What he pays on his own beet",
    "nothing_added": "While a beet is played for, the others put in nothing",
    "length": "How long a game lasts",
    "next_dealer": "Who deals next",
    "winners": "Who has won in the end",
}

VALUES: Final = {
    "dealer": "the dealer",
    "player": "whoever plays in its suit",
    "his-turn": "at his turn to say whether he plays",
    "before-bidding": "before anybody is asked",
    "must-follow": "who has the suit led plays it",
    "free": "everybody plays what he will",
    "first-to-two": "whoever was the first to have so many",
    "opening-two": "whoever took the first tricks of the deal; else nobody wins",
    "as-the-pool": "as much as was in the pool, and twice that on another’s beet",
    "table-doubled": (
        "as much as was in the pool; on another’s beet, what brings the sum on the table to twice"
        " what lay there"
    ),
    "same-again": "the same again",
    "doubled": "double, as on another’s",
    "table-clear": "until he who plays wins a deal",
    "one-deal": "one deal",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "discard": "any of his six cards, covered",
    "leader": "who took the last trick",
    "first_round": "that of the card turned up",
    "vole_when": "who took the first two tricks, before he leads to the third",
    "ompasning": "nobody wins, nobody is beet, and the pool stays",
    "next_dealer": "the player on the dealer’s left",
    "winners": "who has won the most stakes, if any",
}
