"""What may be told next of an evening at a real table: asked in words, each with its clauses."""

from __future__ import annotations

from typing import Any

from gnav_core.core.cited import Cited, Rule, ground
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.refusal import allowing
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.scorekeeper.keeper import Book, costs
from gnav_core.games.gnav.scorekeeper.reported_showing import bounds, most_fools
from gnav_core.games.gnav.showing import Asked
from gnav_core.games.gnav.state import State
from gnav_core.games.gnav.words import move_in_words, piece_in_words

FOOLS = {
    "fool": ("No fool", "One fool", "Both fools"),
    "joker": ("No joker", "The joker"),
}
QUESTIONS = {
    ("fool", "lowest"): "Who shows the lowest piece?",
    ("joker", "lowest"): "Who shows the lowest card?",
    ("joker", "highest"): "Who shows the highest card?",
    ("fool", "fool-holders"): "Who shows the fool?",
    ("joker", "fool-holders"): "Who shows the joker?",
    ("fool", "lowest-other"): "Who shows the lowest piece that is no fool?",
    ("joker", "lowest-other"): "Who shows the lowest card but for the joker?",
    ("fool", "two-lowest-others"): "Which two show the lowest pieces that are no fools?",
    ("fool", "companion-of-a-tapper"): "If the fool’s holder tapped: who is lowest but for him?",
    ("fool", "pairs"): "Who else show the same piece, two by two?",
}
TWO_FOOLS = "Who show the two fools?"
LABELS = {
    ("fool", "fool-holders"): "fool",
    ("joker", "fool-holders"): "joker",
    ("joker", "highest"): "highest",
    ("fool", "two-lowest-others"): "two lowest",
    ("fool", "pairs"): "alike",
}
NOTES = {
    "lowest": "Two, if they are alike.",
    "lowest-other": "Two, if they are alike.",
    "two-lowest-others": "The lowest first; three, if two are alike on the second place.",
}
COMES_BACK = (
    "Whoever appeals pays a stake and comes back with {number} stroke.",
    "Whoever appeals pays a stake and comes back with {number} strokes.",
)


def resting(*basis: Rule) -> dict[str, Any]:
    """Give the clauses that something rests on, their status, and who lent them, if one did."""
    found = ground(*basis)
    lent = {"supplied": found.supplied_from} if found.supplied_from else {}
    return {"clauses": list(found.cites), "status": found.status, **lent}


def causes(rules: RuleSet, state: State, language: str) -> list[dict[str, Any]]:
    """List what may be told before the showing: whom to ask costs a stroke, and the tapping."""
    asked = [
        _cause(rules, piece, course, language)
        for piece in rules.pieces.value
        if (course := costs(rules, piece))
    ]
    if rules.tap and _tapping_matters(rules, state):
        label = tell(language, "Tapped with the fool")
        question = tell(language, "Who tapped with the fool?")
        shown = {"tell": "tapped", "piece": rules.tap.value, "label": label, "question": question}
        asked.append({**shown, "cry": None, **resting(rules.tap)})
    return asked


def _cause(
    rules: RuleSet, piece: str, course: tuple[Cited[Any], ...], language: str
) -> dict[str, Any]:
    words = rules.cries.get(piece)
    named = piece_in_words(piece, language)
    fines = (effect for effect in course if effect.value == "fine")
    return {
        "tell": "met",
        "piece": piece,
        "label": tell(language, "Asked {piece}", piece=named),
        "question": tell(language, "Who asked {piece}?", piece=named),
        "cry": words.value if words else None,
        **resting(course[0], *fines),
    }


def _tapping_matters(rules: RuleSet, state: State) -> bool:
    fools = range(most_fools(rules, state) + 1)
    asks = [asked.who for number in fools for asked in rules.tally.asks(state, number)]
    return "companion-of-a-tapper" in asks


def showings(rules: RuleSet, state: State, language: str) -> list[dict[str, Any]]:
    """List what a showing can be told to be, by its fools, and what each asks."""
    labels = FOOLS[rules.tally.fool.value]
    return [
        {
            "fools": fools,
            "label": tell(language, labels[fools]),
            "asks": [
                _asked(rules, state, asked, fools, language)
                for asked in rules.tally.asks(state, fools)
            ],
        }
        for fools in range(most_fools(rules, state) + 1)
    ]


def _asked(rules: RuleSet, state: State, asked: Asked, fools: int, language: str) -> dict[str, Any]:
    least, most = bounds(rules, state, asked.who, fools)
    fool = rules.tally.fool.value
    two_fools = asked.who == "fool-holders" and fools > 1
    question = TWO_FOOLS if two_fools else QUESTIONS[fool, asked.who]
    note = NOTES.get(asked.who) if most > least else None
    return {
        "who": asked.who,
        "label": tell(language, LABELS.get((fool, asked.who), "lowest")),
        "question": tell(language, question),
        "note": tell(language, note) if note else None,
        "least": least,
        "most": most,
        "spared": _spared(rules, state, asked, fools, language),
        **resting(*asked.basis),
    }


def _spared(
    rules: RuleSet, state: State, asked: Asked, fools: int, language: str
) -> dict[str, Any] | None:
    """Say when the fool drags nobody along, where that can be in this deal."""
    sparing = rules.tally.sparing(state)
    others = len(state.order) - fools
    if asked.who != "lowest-other" or sparing is None or others > rules.copies.value:
        return None
    best = piece_in_words(rules.pieces.value[0], language)
    return {"label": tell(language, "and that is {piece}", piece=best), **resting(sparing)}


def appeal(book: Book, names: tuple[str, ...], language: str) -> dict[str, Any]:
    """Say who is to answer the appeal, and what it costs and gives."""
    rules, state = book.game.rules, book.state
    appeals = rules.tally.appeals
    assert appeals
    fewest = appeals.fewest(state)
    return {
        "asked": state.asked,
        "question": tell(language, "Does {who} appeal?", who=names[state.asked]),
        "words": tell(language, COMES_BACK[fewest != 1], number=fewest),
        **resting(appeals.price, appeals.strokes),
        "answers": [
            {
                "verb": action.verb,
                "label": move_in_words(rules, action.verb, False, language)[0],
                "clauses": list(allowing(rules, state, action.verb)),
            }
            for action in book.game.legal_actions(state)
        ],
    }
