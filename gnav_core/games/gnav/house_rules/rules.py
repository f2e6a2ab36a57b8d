"""House rules: a rule set put together question by question, each answer taken from a source.

``gnav-house/1`` names a base and, for some questions of the concordance, another source whose
answer is taken; ``readings`` say how the sources that are used are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, cast

from gnav_core.core import registry, text
from gnav_core.core.cited import every_cited, lend
from gnav_core.core.game import AskError
from gnav_core.core.outside import LONGEST_NAME, NewerError, check_format, shown, single
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.clashes import Clash, clash
from gnav_core.games.gnav.components import put_together, take_apart
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.house_rules.questions import DECIDES, FOLLOWS, QUESTIONS, ROW
from gnav_core.games.gnav.ruleset import RuleSet

FORMAT: Final = "gnav-house/1"
ID: Final = "house"
KEYS: Final = ("format", "name", "base", "choices", "readings")


class NewerHouseError(AskError, NewerError):
    """Refuse house rules that a newer version of the archive made."""


class ClashError(AskError):
    """Refuse two choices that cannot go together; ``questions`` are those they answer."""

    questions: tuple[str, str]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Hold house rules: pairs of a question and a source; the readings of each source used."""

    name: str
    base: str
    choices: tuple[tuple[str, str], ...] = ()
    readings: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()

    def source(self, question: str) -> str:
        """Name the source whose answer to a question is taken."""
        return dict(self.choices).get(FOLLOWS.get(question, question), self.base)

    @property
    def sources(self) -> tuple[str, ...]:
        """List the sources used, the base first."""
        return tuple(dict.fromkeys((self.base, *(source for _, source in self.choices))))

    @property
    def rule_set(self) -> RuleSet:
        """Put the rule set together. Raises ``AskError`` where two choices clash."""
        return _put_together(self)

    def as_json(self) -> dict[str, Any]:
        """Write the house rules as ``gnav-house/1``."""
        return {
            "format": FORMAT,
            "name": self.name,
            "base": self.base,
            "choices": dict(self.choices),
            "readings": {source: dict(chosen) for source, chosen in self.readings},
        }


def rule_set(value: Any) -> RuleSet:
    """Write house rules out as a rule set. Raises ``AskError``."""
    return read(value).rule_set


def game(value: Any, players: int, dealer: int | None = None) -> GnavGame:
    """Set up a game by house rules. Raises ``AskError`` and ``games.SetupError``."""
    return cast("GnavGame", registry.seat(rule_set(value), players, dealer))


def read(value: Any) -> HouseRules:
    """Read house rules from a JSON value. Raises ``AskError``, in one sentence."""
    if not isinstance(value, dict):
        raise AskError("House rules are a JSON object, and this is none.")
    made = "These house rules were made by a newer version of the archive ({format})."
    check_format(value.get("format"), FORMAT, made, NewerHouseError, AskError)
    name = value.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise AskError("The name is a text of at most {most} letters.", most=LONGEST_NAME)
    base = _source(value.get("base"))
    given = _mapping(value.get("choices", {}))
    chosen = [(_question(asked), _source(source)) for asked, source in given.items()]
    choices = tuple(
        (question, source)
        for question in QUESTIONS
        for asked, source in chosen
        if asked == question and source != base
    )
    used = {base, *(source for _, source in choices)}
    readings = _readings(_mapping(value.get("readings", {})), used)
    found = HouseRules(single(name, LONGEST_NAME), base, choices, readings)
    for question, source in found.choices:
        _check_answered(question, source, found)
    return found


def _mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise AskError("Choices and readings are JSON objects.")
    return value


def _source(value: Any) -> str:
    if not isinstance(value, str) or value not in SOURCES:
        known = ", ".join(SOURCES)
        raise AskError(
            "There is no source {source}; there are {known}.", source=shown(value), known=known
        )
    return value


def _question(asked: str) -> str:
    if asked in FOLLOWS:
        raise AskError(
            "“{question}” is decided with “{other}”.",
            question=Sentence(ROW[asked].asks),
            other=Sentence(ROW[FOLLOWS[asked]].asks),
        )
    if asked not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise AskError(
            "There is no question {asked}; there are {known}.", asked=shown(asked), known=known
        )
    return asked


def _readings(
    given: Mapping[str, Any], used: set[str]
) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    listed = []
    for source, chosen in given.items():
        if _source(source) not in used:
            raise AskError(
                "A reading of {source} is given, but nothing is taken from it.", source=source
            )
        try:
            registry.rule_set(source, _mapping(chosen))
        except registry.SetupError as error:
            raise AskError("A reading is not known: {why}.", why=error.args[0]) from None
        if own := departures(source, chosen):
            listed.append((source, own))
    return tuple(sorted(listed))


def departures(source: str, chosen: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """List the readings of a source that are not its defaults, in the source's order."""
    return tuple(
        (crux, chosen[crux])
        for crux, options in registry.readings(source).items()
        if chosen.get(crux, options[0]) != options[0]
    )


def _check_answered(question: str, source: str, house: HouseRules) -> None:
    components = _components(source, dict(house.readings).get(source, ()))
    if not all(component in components for component in QUESTIONS[question]):
        raise AskError(
            "{source} has no answer to “{question}”.",
            source=short(source),
            question=Sentence(ROW[question].asks),
        )


def answers(question: str, rules: RuleSet) -> bool:
    """Whether a rule set has an answer to a question, if only that nothing is done."""
    components = take_apart(rules)
    return all(component in components for component in QUESTIONS[question])


def short(source: str) -> Sentence:
    """Name a source in short, in a way that can be told in every language."""
    return Sentence(text.named(source))


@lru_cache(maxsize=256)
def _components(source: str, readings: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    return take_apart(registry.rule_set(source, dict(readings)))


@lru_cache(maxsize=256)
def _put_together(house: HouseRules) -> RuleSet:
    readings = dict(house.readings)
    components = dict(_components(house.base, readings.get(house.base, ())))
    for question, source in house.choices:
        lent = lend(_components(source, readings.get(source, ())))
        components |= {component: lent[component] for component in QUESTIONS[question]}
    found = clash(components)
    if found:
        raise _refusal(house, found, components)
    return put_together(ID, components)


def _refusal(house: HouseRules, found: Clash, components: Mapping[str, Any]) -> ClashError:
    one, other = DECIDES[found.one], DECIDES[found.other]
    cited = [
        cite
        for component in (found.one, found.other)
        for rule in every_cited(components.get(component))[:2]
        for cite in rule.cites
    ]
    error = ClashError(
        "“{one}” as in {source} and “{other}” as in {another} cannot go together: {why}.",
        *dict.fromkeys(cited),
        one=Sentence(ROW[one].asks),
        source=short(house.source(one)),
        other=Sentence(ROW[other].asks),
        another=short(house.source(other)),
        why=found.why,
    )
    error.questions = (one, other)
    return error
