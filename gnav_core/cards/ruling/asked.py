"""The call ``takes``: cards as they were played to a trick, and who takes it by one source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import SUITS
from gnav_core.cards.ruling.played_trick import played_trick
from gnav_core.cards.ruling.taking import Step, Taken, Taking, taken
from gnav_core.core import registry, text
from gnav_core.core.cited import Ground
from gnav_core.core.family import resolve
from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.sentences import retell, tell

STEPS: Final = {
    "higher": "{Card} is higher than {best}.",
    "lower": "{Card} is lower than {best}.",
    "trump": "{Card} is a trump, and beats {best}.",
    "no-trump": "{Card} is no trump, and does not beat {best}.",
    "other-suit": "{Card} is of another suit than {best}, and does not beat it.",
    "stronger": "{Card} beats {best}.",
    "weaker": "{Card} does not beat {best}.",
}
"""What is said of a card beside the best before it."""


class Question(NamedTuple):
    """What is asked: a source under readings, cards as they were played, and what is trumps."""

    rules: str
    readings: Mapping[str, str]
    cards: tuple[str, ...]
    trump: str


def takes(
    rules: str,
    cards: Sequence[str] = (),
    trump: str = "",
    readings: Mapping[str, str] | None = None,
    language: str = "en",
) -> dict[str, Any]:
    """Say who takes a trick by a source: ``cards`` as they were played, the first was led.

    ``trump`` is the suit turned up, where the game has one; where it has two, both: ``ds``. Without
    cards it says only what may be asked: the pack, how many cards, how many suits are trumps at
    most (``trumps``). Raises ``AskError``.
    """
    question = Question(rules, dict(readings or {}), tuple(cards), trump)
    asked, law = _law(question)
    may = {
        "rules": rules,
        "label": text.named(rules),
        "pack": {card: retell(card_named(card), language) for card in asked.cards},
        "suits": {suit: retell(suit_named(suit), language) for suit in SUITS if law.trumps},
        "trumps": law.trumps,
        "least": 2,
        "most": most(asked),
        "in_turn": law.in_turn,
    }
    if not cards:
        return may
    _check(question, asked, law)
    found = taken(law, question.cards, trump)
    return {
        **may,
        "cards": list(cards),
        "trump": trump or None,
        "at": found.at,
        "text": verdict(law, question.cards, found, language),
        "steps": [_step_json(step, language) for step in found.steps],
        "doubts": _doubts(question, found, language),
        "table": played_trick(rules, question.readings, question.cards, trump),
    }


def most(rules: Any) -> int:
    """Say how many cards a trick can hold: one of each player."""
    number: int = rules.seats.value[1]
    return number


@lru_cache(maxsize=64)
def _game(rules: str) -> Any:
    named = registry.family(rules).takes
    if named is None:
        raise AskError("It is not told here who takes a trick by {rules}.", rules=shown(rules))
    return resolve(named)


def _law(question: Question) -> tuple[Any, Taking]:
    """Write the source out, and say by which rules its cards beat one another."""
    try:
        game = _game(question.rules)
        rules = registry.rule_set(question.rules, question.readings)
    except registry.SetupError as error:
        raise AskError(error.args[0]) from None
    law: Taking = game(rules, max(2, len(question.cards)))
    return rules, law


def _check(question: Question, rules: Any, law: Taking) -> None:
    """Refuse what cannot have been played."""
    cards = question.cards
    if not 2 <= len(cards) <= most(rules):
        wrong = "A trick by {rules} holds two to {most} cards, not {number}."
        raise AskError(
            wrong, *rules.seats.cites, rules=question.rules, most=most(rules), number=len(cards)
        )
    strange = next((card for card in cards if card not in rules.cards), None)
    if strange is not None:
        raise AskError("There is no card {card} in this pack.", card=shown(strange))
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise AskError("{Card} is played twice.", Card=card_named(twice))
    _check_trump(question, law.trumps)


def _check_trump(question: Question, most: int) -> None:
    """Refuse what is no suit of trumps, or more of them than there can be."""
    trump, suits = question.trump, ", ".join(SUITS)
    if trump and not most:
        raise AskError("By {rules} no suit is trumps.", rules=question.rules)
    is_such = set(trump) <= set(SUITS) and len(set(trump)) == len(trump)
    if not most or (is_such and 1 <= len(trump) <= most):
        return
    if most == 1:
        raise AskError("Say which suit is trumps: one of {suits}.", suits=suits)
    raise AskError("Say which suits are trumps: one or two of {suits}.", suits=suits)


def verdict(law: Taking, cards: Sequence[str], found: Taken, language: str) -> str:
    """Say in a sentence what comes of it."""
    if not law.in_turn:
        return tell(language, "{Card} takes the trick.", Card=card_named(cards[found.at]))
    last = found.steps[-1]
    said = "{Card} beats {best}." if last.beats else "{Card} does not beat {best}."
    return tell(language, said, Card=card_named(last.card), best=card_named(last.best))


def _step_json(step: Step, language: str) -> dict[str, Any]:
    said = tell(language, STEPS[step.how], Card=card_named(step.card), best=card_named(step.best))
    return {"card": step.card, "beats": step.beats, "text": said, **_ground_json(step.basis)}


def _ground_json(basis: Ground) -> dict[str, Any]:
    return {"clauses": list(basis.cites), "status": basis.status}


def _doubts(question: Question, found: Taken, language: str) -> list[dict[str, Any]]:
    """List the open questions that bear on the verdict: those it cites, and those that change it.

    With every other reading stands what would then be said, where it is something else.
    """
    cited = {name for step in found.steps for name in step.basis.cites}
    doubts = []
    for crux, options in registry.readings(question.rules).items():
        asked = text.crux_in(language, text.crux_id(question.rules, crux))
        reads = {option["value"]: option["text"] for option in asked["options"]}
        reading = question.readings.get(crux, options[0])
        others = [
            {"option": option, "reads": reads[option], "text": said}
            for option in options
            if option != reading and (said := _otherwise(question, crux, option, found, language))
        ]
        if others or asked["id"] in cited:
            doubts.append(
                {
                    "crux": asked["id"],
                    "question": asked["question"],
                    "lang": asked["lang"],
                    "reads": reads[reading],
                    "options": len(options),
                    "otherwise": others,
                }
            )
    return doubts


def _otherwise(
    question: Question, crux: str, option: str, found: Taken, language: str
) -> str | None:
    """Say what comes of it under another reading, where that is something else."""
    other = question._replace(readings={**question.readings, crux: option})
    _, law = _law(other)
    reached = taken(law, other.cards, other.trump)
    if (reached.at, len(reached.steps)) == (found.at, len(found.steps)):
        return None
    return verdict(law, other.cards, reached, language)
