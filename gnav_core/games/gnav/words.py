"""The events and moves in words, for the log and the buttons; the cries as the source has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards.go import zone
from gnav_core.core.action import Action
from gnav_core.core.cited import Cited
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import Reader, called, listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.glosses import gloss
from gnav_core.games.gnav.pieces import NUMBERS
from gnav_core.games.gnav.ruleset import RuleSet

SPOKEN = {"stood": "stand", "kissed": "cat", "struck": "dragoon", "stopped": "cuckoo"}

PIECES = {
    "cuckoo": "the cuckoo",
    "dragoon": "the dragoon",
    "cat": "the cat",
    "horse": "the horse",
    "house": "the house",
    "0": "a 0",
    "8": "an 8",
    "11": "an 11",
    "pot": "the pot",
    "owl": "the owl",
    "fool": "the fool",
    "sk": "the king of spades",
    "sq": "the queen of spades",
    "sj": "the knave of spades",
    "d1": "the ace of diamonds",
    "joker": "the joker",
}
UNSEEN = {"bag": "a piece", "pack": "a card"}

MOVE_LABELS = {
    "stand": "Stand",
    "exchange": "Ask to exchange",
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
CHANGES = {"bag": "Change at the bag", "pack": "Change at the pack"}

SENTENCES = {
    "dealt": "{who} [is|are] dealt {piece}.",
    "knocked": "{who} [knocks|knock]: the joker has been dealt to [him|you].",
    "stood": "{who} [stands|stand].",
    "asked": "{who} [asks|ask] {of} to exchange.",
    "exchanged": "{who} and {with} exchange.",
    "passed": "{by} [lets|let] the request go past.",
    "kissed": "{by} [has|have] the cat: {who} may ask no further.",
    "struck": "{by} [has|have] the dragoon: [{who} keeps his|you keep your] piece.",
    "returned": "The exchanges are undone: each piece goes back to him who drew it.",
    "stopped": "{by} [has|have] the cuckoo: {who} must stop for it.",
    "refused": "{by} [refuses|refuse]; [{who} keeps his|you keep your] piece.",
    "tabu": "{who} [calls|call] tabu: all show.",
    "tapped": "{who} [taps|tap] with [his|your] piece.",
    "answered": "{who} [answers|answer] the tapping.",
    "kept": "{who} [keeps his|keep your] piece.",
    "drew": "{who} [draws|draw] {piece}.",
    "showed": "All show: {pieces}.",
    "lost": "{who} [gets|get] {number}.",
    "gained": "{who} [gains|gain] {number}.",
    "plus": "{who} [gets|get] a plus: [he|you] may have one stroke more than the others.",
    "spared": "{who} [has|have] the cuckoo: the fool cannot drag it along.",
    "paid": "{who} [pays|pay] {number} into the pool.",
    "took": "{who} [takes|take] {number} from the pool.",
    "void": "Nobody would be left: the deal is void, and the same dealer deals again.",
    "appealed": "{who} [appeals|appeal], and [pays|pay] a stake.",
    "sat-out": "{who} [sits|sit] this appeal out.",
    "retired": "{who} [retires|retire] for good.",
    "out": "{who} [is|are] out.",
    "dealer": "{who} [deals|deal] next.",
    "playing-off": "Somebody has no tokens left: the pool is now played off.",
    "won": "{Winners} [wins|win] the game.",
}
OF_CARDS = {
    SENTENCES["refused"]: "{by} [refuses|refuse]; [{who} keeps his|you keep your] card.",
    SENTENCES["kept"]: "{who} [keeps his|keep your] card.",
    MOVE_LABELS["take"]: "Take from the pack",
    "take from the bag": "take from the pack",
    "keep the piece": "keep the card",
    "the neighbour has no choice here: his piece decides the answer": (
        "the neighbour has no choice here: his card decides the answer"
    ),
}
"""What is said of pieces and a bag, as it is said where the game is played with cards of a pack."""

BRIEF = {
    "asked": "{who} [asks|ask] {of}.",
    "kissed": "{by} [has|have] the cat:",
    "struck": "{by} [has|have] the dragoon:",
    "stopped": "{by} [has|have] the cuckoo:",
    "returned": "Each gets his own again.",
    "showed": "All show.",
}
"""What is said in the middle of the table: what is seen there need not be told."""

SWAPPED = "{who} exchanged with you: you gave {piece}, you hold {other}."
SWAPPED_ALIKE = "{who} exchanged with you: you gave {piece}, you hold the other one."
UNDONE = "The exchanges were undone: you hold {piece} again."

RUBBED_OUT = "{who} [loses|lose] {number}."
PUT_UNDER = "{who} [draws|draw] {piece} and must put it under the pack."
WON_POOL = "{Winners} [wins|win] the game and [takes|take] the pool of {pool} stakes."
WON_TOGETHER = "{Winners} win the game."

LEFT = {
    "bag": ("{number} piece in the bag", "{number} pieces in the bag"),
    "pack": ("{number} card in the pack", "{number} cards in the pack"),
}
KEPT = {
    ("score", "strokes left"): ("{number} stroke left", "{number} strokes left"),
    ("score", "strokes taken"): ("{number} stroke taken", "{number} strokes taken"),
    ("score", "tokens"): ("{number} token", "{number} tokens"),
    ("plus", ""): ("{number} plus", "{number} plus"),
    ("pool", "stakes"): ("{number} stake in the pool", "{number} stakes in the pool"),
    ("pool", "tokens"): ("{number} token in the pool", "{number} tokens in the pool"),
    ("appeals", ""): ("has appealed once", "has appealed {number} times"),
    ("tapped", ""): ("has tapped", "has tapped"),
    ("playing-off", ""): ("the pool is played off", "the pool is played off"),
}
DEALS_NEXT = {"bag": "has the bag and deals", "pack": "has the pack and deals"}

NUMBERED = {
    "strokes": ("{number} stroke", "{number} strokes"),
    "tokens": ("{number} token", "{number} tokens"),
}

WHY_WON = {
    "is the last one left": "{Winners} [is|are] the last one left.",
    "has the most tokens": "{Winners} [has|have] the most tokens.",
    "share the most tokens": "{Winners} share the most tokens.",
}


def piece_in_words(piece: str, language: str = "en") -> str:
    """Name a piece: ``the cat``, ``a 7``, ``the 4 of diamonds``."""
    if piece in PIECES:
        return tell(language, PIECES[piece])
    if piece in NUMBERS:
        return tell(language, "a {number}", number=piece)
    return tell(language, "the {number} of diamonds", number=piece[1:])


def the_piece(piece: str, language: str = "en") -> str:
    """Name a piece that is known of: ``the cat``, ``the 7``, ``the 4 of diamonds``."""
    if piece not in NUMBERS:
        return piece_in_words(piece, language)
    named = "the {number}" if piece != "0" else "the 0"
    return tell(language, named, number=piece)


def of_things(rules: RuleSet, said: str) -> str:
    """Say a sentence of that with which the game is played: of pieces, or of cards."""
    return OF_CARDS.get(said, said) if rules.stock.name == "pack" else said


def cry(rules: RuleSet, event: SeenEvent) -> Cited[str] | None:
    """Give the words the source has cried at this event, if it has any."""
    spoken = SPOKEN.get(event.kind)
    if event.kind in ("passed", "tabu"):
        spoken = event.details.get("piece", "refuse")
    return rules.cries.get(spoken) if spoken else None


def move_in_words(
    rules: RuleSet, verb: str, last: bool, language: str = "en"
) -> tuple[str, str | None]:
    """Give the label of a move, and the source's own words for it, if it has any."""
    label = CHANGES[rules.stock.name] if verb == "exchange" and last else MOVE_LABELS[verb]
    words = rules.cries.get(verb)
    return tell(language, of_things(rules, label)), words.value if words else None


def outcome_in_words(outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
    """Say in a sentence who has won, and why."""
    winners = listed(language, [names[seat] for seat in outcome.winners])
    return tell(language, WHY_WON[outcome.reason], Winners=winners)


def event_in_words(
    rules: RuleSet, event: SeenEvent, names: Sequence[str], language: str = "en"
) -> str:
    """Say in a sentence what happened; the source's own cry stands in quotation marks."""
    return event_and_cry(rules, event, names, language)[0]


def event_and_cry(
    rules: RuleSet, event: SeenEvent, names: Sequence[str], language: str = "en"
) -> tuple[str, str | None]:
    """Say what happened, with the cry in quotation marks, and give the cry by itself too."""
    said, words = said_and_cried(rules, event, names, language)
    return cried(language, said, words), words


def said_and_cried(
    rules: RuleSet, event: SeenEvent, names: Sequence[str], language: str = "en"
) -> tuple[str, str | None]:
    """Say what happened, and apart from it what was cried."""
    cited = cry(rules, event)
    said = tell(language, _template(rules, event), **_parts(rules, event, names, language))
    return said, cited.value if cited else None


def cried(language: str, said: str, words: str | None) -> str:
    """Add a cry to a sentence, in the quotation marks of the language."""
    return tell(language, "{said} “{words}”", said=said, words=words) if words else said


def _template(rules: RuleSet, event: SeenEvent) -> str:
    """Find the sentence for an event; some kinds have more than one."""
    details = event.details
    match event.kind:
        case "drew" if not details["kept"]:
            return PUT_UNDER
        case "lost" if rules.tally.counts == "strokes left":
            return RUBBED_OUT
        case "won" if len(details["seats"]) > 1:
            return WON_TOGETHER
        case "won" if details.get("pool"):
            return WON_POOL
    return of_things(rules, SENTENCES[event.kind])


def _parts(rules: RuleSet, event: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
    """Give what the sentence of an event may be made of."""
    details = event.details
    parts: dict[str, Any] = {"pool": details.get("pool")}
    if event.seat is not None:
        parts["who"] = names[event.seat]
    parts |= {key: names[details[key]] for key in ("of", "with") if key in details}
    if event.kind in SIGN:
        parts["number"] = number_in_words(rules, details["by"], language)
    elif "by" in details:
        parts["by"] = names[details["by"]]
    if event.kind in ("dealt", "drew"):
        piece = details.get("piece")
        unseen = tell(language, UNSEEN[rules.stock.name])
        parts["piece"] = piece_in_words(piece, language) if piece else unseen
    if "seats" in details:
        parts["Winners"] = listed(language, [names[seat] for seat in details["seats"]])
    if event.kind == "showed":
        parts["pieces"] = ", ".join(
            f"{called(language, name)} {piece_in_words(piece, language)}"
            for name, piece in zip(names, details["held"], strict=True)
            if piece
        )
    return parts


def _done(event: SeenEvent, names: Sequence[str], language: str) -> str | None:
    """Say which piece another's exchange, or its undoing, took from the reader, and which it gave.

    Only from what went where he sees it.
    """
    reader = next((seat for seat, name in enumerate(names) if isinstance(name, Reader)), None)
    if reader is None or event.kind not in ("exchanged", "returned") or event.seat == reader:
        return None
    gave = [card for one in event.moved if one.source == zone(reader) for card in one.cards]
    got = [card for one in event.moved if one.target == zone(reader) for card in one.cards]
    if not (gave and got):
        return None
    given, taken = the_piece(gave[0], language), the_piece(got[0], language)
    if event.kind == "returned":
        return tell(language, UNDONE, piece=taken)
    who = names[event.seat or 0]
    said = SWAPPED_ALIKE if gave == got else SWAPPED
    return tell(language, said, who=who, piece=given, other=taken)


def number_in_words(rules: RuleSet, by: int, language: str) -> str:
    """Say a number of what is counted: ``a stroke``, ``2 tokens``."""
    one, many = NUMBERED[rules.tally.counts.split()[0]]
    return tell(language, one if by == 1 else many, number=by)


def at_stock(seen: Seen) -> bool:
    """Whether the seat to move is the dealer at his own turn, who changes at the bag or pack."""
    return seen.moment.phase == "exchange" and seen.to_move in seen.table.values("dealer")


class Words:
    """Say Gnav in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a piece."""
        return piece_in_words(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return rules.tally.counts

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how much is left in the bag or pack."""
        if zone.kind != "stock":
            return None
        one, many = LEFT[zone.id]
        left = zone.unknown + len(zone.cards)
        return tell(language, one if left == 1 else many, number=left)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what is kept: a score, a pool, who deals."""
        if mark.id == "dealer":
            return tell(language, DEALS_NEXT[str(mark.value)])
        one, many = KEPT[mark.id, mark.unit]
        return tell(language, one if mark.value == 1 else many, number=mark.value)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move and its cry; the last of the deal changes at the bag or pack."""
        label, words = move_in_words(rules, action.verb, at_stock(seen), language)
        return Said(label, words, gloss(words, language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened, the source's own cry in quotation marks."""
        text, words = event_and_cry(rules, seen, names, language)
        brief = None
        if seen.kind in BRIEF:
            brief = tell(language, BRIEF[seen.kind], **_parts(rules, seen, names, language))
            brief = cried(language, brief, words) if words else f"{brief[:-1]}."
        return Said(text, words, gloss(words, language), brief, _done(seen, names, language))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        return outcome_in_words(outcome, names, language)
