"""The concordance's answers on the exchange, read off a rule set's fields."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.concordance import naming
from gnav_core.games.gnav.concordance.reply import SILENT, Reply, counted_up, either, lacking
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Course, RuleSet

#: What comes of asking a matador: with no stroke, with one lost, and with one got.
ASKED: Final = {
    "kiss": (
        "The asker keeps his piece, without a stroke.",
        "The asker keeps his piece and loses a stroke.",
        "The asker keeps his piece and gets a stroke.",
    ),
    "stay": (
        "The asker stands with his piece, without a stroke; play goes on.",
        "The asker stands with his piece and loses a stroke; play goes on.",
        "The asker stands with his piece and gets a stroke; play goes on.",
    ),
    "stop-play": (
        "The asker keeps his piece, without a stroke; play stops and all show.",
        "The asker keeps his piece and loses a stroke; play stops and all show.",
        "The asker keeps his piece and gets a stroke; play stops and all show.",
    ),
    "pass-on": (
        "The request goes past, to the next player, without a stroke.",
        "The request goes past, to the next player, and he loses a stroke.",
        "The request goes past, to the next player, and he gets a stroke.",
    ),
}
UNDONE: Final = {
    "undo-if-swapped": "Yes, if the asker’s piece had come to him by an exchange: "
    "every piece goes back to the player who drew it.",
    "undo-linked": "Yes, for those tied to the asker by exchanges: each gets back what he drew.",
    "undo-all": "Yes, always: every piece goes back to the player who drew it.",
}


# The exchange


def begins(rules: RuleSet) -> Reply:
    """Say who has the first turn."""
    return Reply("Whoever was dealt to first; then round the table.", (rules.turns,))


def may_stand(rules: RuleSet) -> Reply:
    """Say whether a player may keep what he has."""
    return Reply("Yes.", (rules.stand,))


def must_exchange(rules: RuleSet) -> Reply:
    """Name the pieces whose holder has no choice but to exchange."""
    forced = {
        piece: answer.forced[0]
        for piece, answer in rules.answers.items()
        if answer.forced and answer.forced[0].value == "swap"
    }
    held = Sentence("Whoever holds {pieces}.", pieces=either(naming.pieces(list(forced))))
    return Reply(held, (rules.refusals["accept"], *forced.values()), tuple(forced))


def _asked(rules: RuleSet, course: Course) -> Reply:
    """Say what comes of asking a matador, the undoing apart, which is a question of its own."""
    effects = [effect for effect in course if not effect.value.startswith("undo")]
    values = [effect.value for effect in effects]
    unpunished, lost, got = ASKED["kiss" if values[0] == "strike" else values[0]]
    punished = got if counted_up(rules) else lost
    text = punished if "fine" in values else unpunished
    return Reply(text, tuple(effects), tuple(values))


def horse_and_house(rules: RuleSet) -> Reply:
    """Say what horse and house do."""
    if "horse" not in rules.answers:
        return lacking(rules, "horse or house")
    return _asked(rules, rules.answers["horse"].forced)


def cat(rules: RuleSet) -> Reply:
    """Say what the cat does."""
    return _matador(rules, "cat")


def dragoon(rules: RuleSet) -> Reply:
    """Say what the dragoon does."""
    return _matador(rules, "dragoon")


def cuckoo(rules: RuleSet) -> Reply:
    """Say what the cuckoo does."""
    return _matador(rules, "cuckoo")


def _matador(rules: RuleSet, piece: str) -> Reply:
    if piece not in rules.answers:
        return lacking(rules, piece)
    return _asked(rules, rules.answers[piece].forced)


def undone(rules: RuleSet) -> Reply:
    """Say whether the cat's cry undoes exchanges."""
    if "cat" not in rules.answers:
        return lacking(rules, "cat")
    for effect in rules.answers["cat"].forced:
        if effect.value in UNDONE:
            return Reply(UNDONE[effect.value], (effect,))
    return Reply("Nothing goes back.", silent=True)


def undone_strokes(rules: RuleSet) -> Reply:
    """Say whether strokes come back with the pieces; no source says it of its undoing."""
    if undone(rules).silent or isinstance(rules.tally, Pool):
        return SILENT
    return Reply("No: pieces go back, strokes stay lost.", (rules.tally.loss,), ours=True)


def may_refuse(rules: RuleSet) -> Reply:
    """Name the pieces whose holder chooses whether to exchange."""
    free = {piece: answer.choices for piece, answer in rules.answers.items() if answer.choices}
    if not free:
        return Reply("Nobody: the piece decides.", silent=True)
    names = either(naming.the_piece(piece) for piece in free)
    refusals = [
        c[0] for choices in free.values() for verb, c in choices.items() if verb != "accept"
    ]
    held = Sentence("Whoever holds {pieces}.", pieces=names)
    return Reply(held, tuple(refusals), tuple(free))


def tabu(rules: RuleSet) -> Reply:
    """Say whether a high card can stop the play."""
    if "tabu" not in rules.refusals:
        return SILENT
    calls = [
        answer.choices["tabu"] for answer in rules.answers.values() if "tabu" in answer.choices
    ]
    if not calls:
        return Reply("Only where it has been agreed.", (rules.refusals["tabu"],))
    return Reply("Yes: at the cry nobody exchanges any more, and all show.", calls[0])


def tapping(rules: RuleSet) -> Reply:
    """Say whether a piece is made known by tapping or knocking."""
    if rules.warning:
        dealt = Sentence(
            "Yes: whoever is dealt {piece} must.", piece=naming.the_piece(rules.warning.value)
        )
        return Reply(dealt, (rules.warning,))
    if rules.tap is None:
        return SILENT
    answer = (rules.tap_answer,) if rules.tap_answer else ()
    alone = "Yes: the holder of a {piece} may."
    both = "Yes: the holder of a {piece} may; the holder of the other answers at once."
    text = Sentence(both if answer else alone, piece=naming.piece(rules.tap.value))
    return Reply(text, (rules.tap, *answer))


def cries(rules: RuleSet) -> Reply:
    """List what is cried, in the source's own words."""
    if not rules.cries:
        return SILENT
    said, *others = (Sentence("“{words}”", words=cry.value) for cry in rules.cries.values())
    for words in others:
        said = Sentence("{said} {words}", said=said, words=words)
    return Reply(said, tuple(rules.cries.values()))
