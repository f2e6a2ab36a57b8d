"""Say in plain words what a value of a rule set means, in English or in Danish."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gnav_core.games.gnav.concordance.naming import piece, pieces
from scripts.enforced import danish, of_hanrey

FIELDS: Final = of_hanrey.FIELDS | {
    "seats": "Players, least and most",
    "pieces": "The order, best first",
    "copies": "How many there are of each piece",
    "deal": "The deal and the turn pass",
    "deal_last": "The dealer deals to himself last",
    "unseen": "Pieces are dealt unseen",
    "turns": "Turns go in the order of the deal",
    "stand": "A player may stand",
    "ask": "A player may ask the next to exchange",
    "past_dealer": "When a request goes past the last player",
    "turn_change": "The dealer may change his piece at his turn",
    "swapped_change": "He may change a piece that was exchanged to him",
    "last_turn": "The dealer has his turn last",
    "stock.abide": "A piece drawn from the bag is kept",
    "stock.idle": "Pieces that do nothing when they are drawn",
    "stock.discard": "Where a piece changed at the bag goes",
    "stock.rejected": "Put back under the pack when drawn",
    "stock.draws": "Cards a player may turn up",
    "stock.under": "A card put under the pack does not come again in the deal",
    "show": "All show",
    "tally.start": "Each has at the start",
    "tally.loss": "A stroke against a player is",
    "tally.limit": "A player is out with a score of",
    "tally.fool": "The piece that drags others down",
    "tally.by_fools.0": "No fool shown",
    "tally.by_fools.1": "One fool shown",
    "tally.by_fools.2": "Both fools shown",
    "tally.tie": "Those who are equal share it",
    "tally.several": "One may lose more than once in a deal",
    "tally.late": "The piece of a player who is out in mid-deal still counts",
    "tally.spared": "The fool cannot drag a cuckoo down",
    "tally.out": "Who has no strokes left is out",
    "tally.void": "The deal is played again where nobody is left",
    "tally.void_final": "The deal is played again between the last two",
    "tally.won": "Who has won",
    "tally.payout": "The winner takes the stakes",
    "tally.stake": "Stakes each puts in",
    "tally.next_dealer": "The deal passes",
    "tally.loss_mark": "A stroke lost is rubbed out",
    "tally.plus_as_stroke": "A plus is a new stroke",
    "tally.pays": "Tokens the lowest pays",
    "tally.companion": "Tokens the next lowest pays beside the joker",
    "tally.ends": "The paying ends when a player has",
    "tally.takes": "Tokens the highest takes in the playing-off",
    "tally.empty": "The playing-off ends with a pool of",
    "tally.bankrupt": "A player without tokens plays on",
    "tally.appeals.times": "Appeals a player has",
    "tally.appeals.open": "A showing opens an appeal",
    "tally.appeals.once": "Nobody appeals twice in the same one",
    "tally.appeals.price": "Stakes an appeal costs",
    "tally.appeals.strokes": "An appeal gives as many strokes as the fewest that anyone has",
    "tally.appeals.sit_out": "Sitting an appeal out",
    "tally.appeals.retire": "A player may retire for good",
    "warning": "Its holder must knock when it is dealt to him",
    "tap": "Its holder may tap",
    "tap_answer": "The other fool’s holder answers at once",
}

#: What is said of whose word a value is.
STATUS: Final = {"stated": "stated", "inferred": "our reading", "supplied": "supplied"}

VALUES: Final = of_hanrey.VALUES | {
    "swap": "they exchange",
    "pass-on": "the request goes to the next",
    "kiss": "the answer is Kis-Kis, and the asker keeps his piece",
    "strike": "the answer is Hug af, and the asker keeps his piece",
    "fine": "the asker has a stroke against him",
    "undo-if-swapped": "if the asker’s piece came by an exchange, all go back to who drew them",
    "undo-linked": "pieces of those tied to the asker by exchanges go back",
    "undo-all": "all pieces go back to whoever drew them",
    "stay": "the asker stands with his piece",
    "stop-play": "play stops and all show",
    "decline": "the request is refused and the asker keeps his piece",
    "tabu": "everything stands: nobody exchanges any more",
    "draw": "a piece is drawn",
    "keep": "he keeps his own",
    "any": "yes",
    "first-only": "no, only the first he had",
    "aside": "aside, until the next deal",
    "back-in-bag": "back into the bag",
    "final": "in the final",
    "fool-holders": "each holder of a fool",
    "lowest": "the lowest",
    "lowest-other": "the lowest other",
    "two-lowest-others": "the two lowest others",
    "pairs": "each pair in hand",
    "next-lowest": "the next lowest",
    "not-twice-running": "not twice running",
    "once-a-game": "once a game",
    "shared": "a shared win",
}
HAPPENS: Final = {"lost": "loses a stroke", "gained": "gains a stroke", "plus": "gets a plus"}
PLURAL: Final = {"lost": "lose a stroke", "gained": "gain a stroke", "plus": "get a plus"}
STEPS: Final = {
    "deal": {1: "to the left"},
    "tally.next_dealer": {1: "to the left"},
    "tally.loss": {-1: "rubbed out", 1: "written up"},
}


def told(english: str, language: str) -> str:
    """Say some words in a language; what has no Danish is said in English."""
    return english if language == "en" else danish.WORDS.get(english, english)


def field(path: str, language: str = "en") -> str:
    """Name a field of a rule set."""
    head, _, rest = path.partition(".")
    if path in FIELDS:
        return told(FIELDS[path], language)
    if head == "cries":
        return word_at(rest, language)
    above = path.rpartition(".")[0]
    return field(above, language) if above else path.replace("_", " ")


def word_at(name: str, language: str) -> str:
    """Name what is said with a piece, or at a move."""
    move = f"The word at {name}"
    if language == "en" or move in danish.WORDS:
        return told(f"The word at {piece(name)}" if language == "en" else move, language)
    return told("The word at {piece}", language).format(piece=danish.thing(piece(name), True))


def fields(paths: Iterable[str], language: str = "en") -> str:
    """Name the fields that hold one value; pieces asked and moves refused are gathered."""
    paths = list(dict.fromkeys(paths))
    asked = [path.split(".")[1] for path in paths if path.startswith("answers.")]
    moves = [path.split(".")[1] for path in paths if path.startswith("refusals.")]
    plain = [path for path in paths if not path.startswith(("answers.", "refusals."))]
    other = [field(path, language) for path in plain]
    if asked:
        holds = told("If the neighbour holds {pieces}", language)
        other.append(holds.format(pieces=held(asked, language)))
    if moves and not other:
        refused = told("Moves refused unless this allows them: {moves}", language)
        other.append(refused.format(moves=", ".join(told(move, language) for move in moves)))
    return "; ".join(dict.fromkeys(other))


def held(names: list[str], language: str = "en") -> str:
    """Name the pieces of which one may be held, each with its article."""
    if language == "en":
        return " or ".join(p if p.startswith("a ") else f"the {p}" for p in pieces(names))
    *others, last = [danish.thing(p, True) for p in pieces(names)]
    return f"{', '.join(others)} eller {last}" if others else last


def value(path: str, said: Any, language: str = "en") -> str:
    """Put a value in words; a plain yes needs none, and a cry stays as it is."""
    if path in STEPS and said in STEPS[path]:
        return told(STEPS[path][said], language)
    if said is True:
        return ""
    if hasattr(said, "who"):
        return hit(said, language)
    if path.startswith("cries."):
        return str(said)
    if isinstance(said, tuple):
        listed = (of_hanrey.RANKS.get(one) or piece(str(one)) for one in said)
        return (" – " if path == "seats" else ", ").join(thing(one, language) for one in listed)
    if str(said) in VALUES:
        return told(VALUES[str(said)], language)
    return thing(piece(str(said)), language).replace("-", " ")


def thing(named: str, language: str) -> str:
    """Name a piece or a card, as one of a list."""
    return named if language == "en" else danish.thing(named)


def hit(said: Any, language: str = "en") -> str:
    """Put a hit in words: who, and what happens to him."""
    who = VALUES.get(said.who, str(said.who).replace("-", " "))
    happens = PLURAL if who.startswith("the two") else HAPPENS
    return f"{told(who, language)} {told(happens.get(said.what, said.what), language)}"
