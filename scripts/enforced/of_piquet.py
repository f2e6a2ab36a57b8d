"""The fields of Piquet's rule set and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to seven",
    "ranks": "The order in a suit, best first; the best of the suit led takes a trick",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "heaps": "Cards in the two heaps to buy from",
    "buys": "Forehand buys of the five, the dealer of the three",
    "throw_first": "Cards are thrown before those to be bought are seen, as many as are bought",
    "forehand_buys": "Cards that forehand may buy",
    "dealer_buys": "Cards that the dealer may buy",
    "left_over": "What forehand leaves of his heap",
    "unbought": "What nobody buys",
    "rommel": "The longest suit counts as many as its cards",
    "rommel_better": "It counts if the other has not more of one suit, nor as many",
    "quint": "Cards in order that are a quint",
    "longer": "More of them count",
    "quart": "Cards in order that are a quart",
    "tierce": "Cards in order that are a tierce",
    "quint_counts": "A quint counts",
    "honour": "It brings an honour besides, of",
    "quart_counts": "A quart counts",
    "tierce_counts": "A tierce counts",
    "four": "Four alike count",
    "alike": "They count if they are",
    "three": "Three alike count",
    "contest": "Of sequences, and of fours and threes,",
    "dealer_melds": "The dealer melds",
    "melding": "Melding",
    "open_hand": "Cards laid open, which bring an honour, are",
    "thirty": "What must be melded before a lead to count ninety",
    "ninety": "It counts as",
    "unanswered": "The other must have nothing to meld, nor anything equal",
    "equal": "An equal Rommel or sequence",
    "honours_in_thirty": "Honours help to the thirty",
    "lead": "A lead counts",
    "last": "The last trick counts",
    "most": "The most tricks count",
    "sixty": "Thirty with the help of leads, before the other has anything, count",
    "leads_only": "What helps besides the melds",
    "all_tricks": "All the tricks count",
    "besides": "They are counted",
    "honours": "Each quint, fourteen, sixty and ninety brings an honour",
    "once": "Whoever has an honour for ninety gets none for sixty",
    "follow": "A player who answers",
    "next_lead": "Who leads, after forehand",
    "game": "A game is",
}

VALUES: Final = {
    "best": "whoever has the best counts all he has, the other none; if equal, neither",
    "besides": "besides the ten for the most",
    "carte-blanche": "a hand dealt without king, queen and knave, shown at once",
    "each": "each counts all he has",
    "free": "plays what he will",
    "instead": "in place of the ten for the most",
    "must": "plays a card of the suit led if he has one",
    "off": "not known, and bring nothing",
    "one-deal": "one deal; the higher score has won, and if equal both",
    "one-more": "one more for each card above five",
    "quint": "as a quint of five",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "dealer_melds": "as forehand does, and after him",
    "melding": "all counts by itself, and kind, number and highest card are told",
    "equal": "stops it",
    "leads_only": "leads alone",
    "left_over": "stays where it lies",
    "unbought": "is seen by nobody",
    "next_lead": "the player who took the trick",
    "game": "one deal; the higher score has won, and if equal both",
}
