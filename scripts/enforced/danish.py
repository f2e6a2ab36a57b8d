"""The Danish of what a value of a rule set means, by its English."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sentences import Sentence

#: The pieces and cards as they are listed, and as one of them is spoken of.
PIECES: Final = {
    "cuckoo": ("gøg", "gøgen"),
    "dragoon": ("dragon", "dragonen"),
    "cat": ("kat", "katten"),
    "horse": ("hest", "hesten"),
    "house": ("hus", "huset"),
    "pot": ("potte", "potten"),
    "owl": ("ugle", "uglen"),
    "fool": ("nar", "narren"),
    "joker": ("joker", "jokeren"),
    "king of spades": ("spar konge", "spar konge"),
    "queen of spades": ("spar dame", "spar dame"),
    "knave of spades": ("spar knægt", "spar knægt"),
    "ace of diamonds": ("ruder es", "ruder es"),
    "{number} of diamonds": ("ruder {number}", "ruder {number}"),
    "a number": ("et tal", "et tal"),
    "ace": ("es", "esset"),
    "king": ("konge", "kongen"),
    "queen": ("dame", "damen"),
    "knave": ("knægt", "knægten"),
}

#: What is said of every game: a game has its own words in its `of_GAME.py`.
WORDS: Final = {
    "stated": "sagt",
    "our reading": "vores læsemåde",
    "supplied": "lånt",
    "Players, least and most": "Spillere, færrest og flest",
    "Who has won": "Hvem der har vundet",
    "It says how many players are best, and forbids no other number.": (
        "Det siger, hvor mange spillere der er bedst, og forbyder intet andet antal."
    ),
    "Shuffling is done by hand; the deal here is by chance.": (
        "Kortene blandes med hånden; her deles der tilfældigt ud."
    ),
    "Nobody can cut cards that are dealt by chance.": (
        "Kort, der deles tilfældigt ud, kan ingen tage af."
    ),
}


def thing(named: str, definite: bool = False) -> str:
    """Name a piece or a card, as one of a list or as the one that is spoken of."""
    if not isinstance(named, Sentence):
        return PIECES[named][definite]
    forms = PIECES.get(named.template)
    return forms[definite].format(**named.parts) if forms else named
