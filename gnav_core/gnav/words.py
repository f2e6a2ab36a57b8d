"""The events and moves in words, for the log and the buttons; the cries as the source has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gnav_core.cited import Cited
from gnav_core.game import Event
from gnav_core.gnav.pieces import NUMBERS
from gnav_core.gnav.ruleset import RuleSet

SPOKEN = {"stood": "stand", "kissed": "cat", "struck": "dragoon", "stopped": "cuckoo"}
COURT = {"sk": "the king of spades", "sq": "the queen of spades", "sj": "the knave of spades"}

MOVES = {
    "stand": "Stand",
    "exchange": "Exchange",
    "tap": "Tap with the fool",
    "accept": "Accept",
    "refuse": "Refuse",
    "tabu": "Call tabu",
    "take": "Take from the bag",
    "keep": "Keep",
    "appeal": "Appeal",
    "sit-out": "Sit out",
    "retire": "Retire",
}


def piece_in_words(piece: str) -> str:
    """Name a piece: ``the cat``, ``a 7``, ``the 4 of diamonds``."""
    if piece in COURT:
        return COURT[piece]
    if piece in NUMBERS:
        return f"an {piece}" if piece in ("8", "11") else f"a {piece}"
    if piece[0] == "d" and piece[1:].isdigit():
        return "the ace of diamonds" if piece == "d1" else f"the {piece[1:]} of diamonds"
    return f"the {piece}"


def cry(rules: RuleSet, event: Event) -> Cited[str] | None:
    """Give the words the source has cried at this event, if it has any."""
    spoken = SPOKEN.get(event.kind)
    if event.kind in ("passed", "tabu"):
        spoken = event.details.get("piece", "refuse")
    return rules.cries.get(spoken) if spoken else None


def move_in_words(rules: RuleSet, verb: str, last: bool) -> tuple[str, str | None]:
    """Give the label of a move, and the source's own words for it, if it has any."""
    label = MOVES[verb]
    if verb == "exchange":
        label = f"Change at the {rules.stock.name}" if last else "Ask to exchange"
    words = rules.cries.get(verb)
    return label, words.value if words else None


def event_in_words(rules: RuleSet, event: Event, names: Sequence[str]) -> str:
    """Say in a sentence what happened; the source's own cry stands in quotation marks."""
    said = cry(rules, event)
    words = f" “{said.value}”" if said else ""
    return SENTENCES[event.kind](_Line(event, names, rules)) + words


class _Line:
    """What a sentence is made of."""

    def __init__(self, event: Event, names: Sequence[str], rules: RuleSet) -> None:
        self.details, self.names, self.stock = event.details, names, rules.stock.name
        self.who = names[event.seat] if event.seat is not None else ""
        self.unit, _, self.way = rules.tally.counts.partition(" ")

    def other(self, key: str) -> str:
        seat: int = self.details[key]
        return self.names[seat]

    def piece(self, unseen: str) -> str:
        piece = self.details.get("piece")
        return piece_in_words(piece) if piece else unseen

    def number(self) -> str:
        by = self.details["by"]
        return f"{by} {self.unit if by != 1 else self.unit.removesuffix('s')}"

    def winners(self) -> str:
        return " and ".join(self.names[seat] for seat in self.details["seats"])


def _drew(line: _Line) -> str:
    if line.details["kept"]:
        return f"{line.who} draws {line.piece('a piece')}."
    return f"{line.who} draws {line.piece('a card')} and must put it under the pack."


def _showed(line: _Line) -> str:
    shown = [
        f"{name} {piece_in_words(piece)}"
        for name, piece in zip(line.names, line.details["held"], strict=True)
        if piece
    ]
    return f"All show: {', '.join(shown)}."


def _won(line: _Line) -> str:
    seats = line.details["seats"]
    pool = line.details.get("pool")
    takes = f" and takes the pool of {pool} stakes" if pool else ""
    return f"{line.winners()} win{'s' if len(seats) == 1 else ''} the game{takes}."


SENTENCES: Mapping[str, Callable[[_Line], str]] = {
    "dealt": lambda line: f"{line.who} is dealt {line.piece('a piece')}.",
    "knocked": lambda line: f"{line.who} knocks: the joker has been dealt to him.",
    "stood": lambda line: f"{line.who} stands.",
    "asked": lambda line: f"{line.who} asks {line.other('of')} to exchange.",
    "exchanged": lambda line: f"{line.who} and {line.other('with')} exchange.",
    "passed": lambda line: f"{line.other('by')} lets the request go past.",
    "kissed": lambda line: f"{line.other('by')} has the cat: {line.who} may ask no further.",
    "struck": lambda line: f"{line.other('by')} has the dragoon: {line.who} keeps his piece.",
    "returned": lambda line: "The exchanges are undone: each piece goes back to him who drew it.",
    "stopped": lambda line: f"{line.other('by')} has the cuckoo: {line.who} must stop before it.",
    "refused": lambda line: f"{line.other('by')} refuses; {line.who} keeps his piece.",
    "tabu": lambda line: f"{line.who} calls tabu: all show.",
    "tapped": lambda line: f"{line.who} taps with his piece.",
    "answered": lambda line: f"{line.who} answers the tapping.",
    "kept": lambda line: f"{line.who} keeps his piece.",
    "drew": _drew,
    "showed": _showed,
    "lost": lambda line: f"{line.who} {'loses' if line.way == 'left' else 'gets'} {line.number()}.",
    "gained": lambda line: f"{line.who} gains {line.number()}.",
    "plus": lambda line: f"{line.who} gets a plus: he may have one stroke more than the others.",
    "spared": lambda line: f"{line.who} has the cuckoo: the fool cannot drag it along.",
    "paid": lambda line: f"{line.who} pays {line.number()} into the pool.",
    "took": lambda line: f"{line.who} takes {line.number()} from the pool.",
    "void": lambda line: "Nobody would be left: the deal is void, and the same dealer deals again.",
    "appealed": lambda line: f"{line.who} appeals, and pays a stake.",
    "sat-out": lambda line: f"{line.who} sits this appeal out.",
    "retired": lambda line: f"{line.who} retires for good.",
    "out": lambda line: f"{line.who} is out.",
    "dealer": lambda line: f"{line.who} deals next.",
    "playing-off": lambda line: "Somebody has no tokens left: the pool is now played off.",
    "won": _won,
}
