"""Laws to hold beside each other: a source under its readings, or with one of them changed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from gnav_core.core import registry
from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.sentences import retell, tell
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules.rules import HouseRules, short
from gnav_core.games.gnav.ruleset import RuleSet

READING = re.compile(r"(?P<source>[\w-]+)[.:](?P<crux>[\w-]+)=(?P<option>[\w-]+)$")


MOST = 40


class Reading(NamedTuple):
    """Name a reading: the crux of a source, the options there are, and the one taken."""

    source: str
    crux: str
    options: tuple[str, ...]
    taken: str


class Other(NamedTuple):
    """Hold a law with one reading changed: the crux of a source, the option taken, and the law."""

    source: str
    crux: str
    option: str
    law: RuleChoice


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """Name a law: a source and the readings that are not its defaults, or house rules."""

    rules: str
    readings: tuple[tuple[str, str], ...] = ()
    house: HouseRules | None = None

    @property
    def rule_set(self) -> RuleSet:
        """Write the law out."""
        return _written(self)

    def label(self, language: str = "en") -> str:
        """Name the law in short: ``1774``, ``1774, cuckoo: stops-play``."""
        if self.house:
            return self.house.name or tell(language, "House rules")
        changed = (f"{crux}: {option}" for crux, option in self.readings)
        return ", ".join([retell(short(self.rules), language), *changed])

    def seats(self, players: int) -> bool:
        """Whether so many can play by it."""
        least, most = self.rule_set.seats.value
        return least <= players <= most

    def out(self, players: int, language: str) -> dict[str, Any]:
        """Say why it is left out: it is not for so many."""
        seats = self.rule_set.seats
        least, most = seats.value
        why = "It is for {least} to {most} players, and here are {players}."
        said = tell(language, why, least=least, most=most, players=players)
        return {
            **self.as_json(),
            "label": self.label(language),
            "why": said,
            "clauses": list(seats.cites),
        }

    @property
    def known_readings(self) -> tuple[Reading, ...]:
        """List the readings of the source, or of all sources that house rules use."""
        return tuple(
            Reading(source, crux, options, chosen.get(crux, options[0]))
            for source, chosen in self._chosen.items()
            for crux, options in registry.readings(source).items()
        )

    @property
    def _chosen(self) -> dict[str, dict[str, str]]:
        if self.house is None:
            return {self.rules: dict(self.readings)}
        chosen = dict(self.house.readings)
        return {source: dict(chosen.get(source, ())) for source in self.house.sources}

    def read_as(self, source: str, crux: str, option: str) -> RuleChoice:
        """Give the same law with one reading changed. Raises ``AskError`` where that clashes."""
        chosen = self._chosen
        chosen[source][crux] = option
        if self.house is None:
            return rule_choice(self.rules, chosen[source])
        return of_house({**self.house.as_json(), "readings": chosen})

    def others(self) -> tuple[Other, ...]:
        """Change one reading at a time; what would clash in house rules is left out."""
        return _others(self)

    def as_json(self) -> dict[str, Any]:
        """Give the law as it is asked for: ``rules``, ``readings``, and house rules."""
        asked: dict[str, Any] = {"rules": self.rules, "readings": dict(self.readings)}
        return {**asked, "house": self.house.as_json()} if self.house else asked


@lru_cache(maxsize=256)
def _others(named: RuleChoice) -> tuple[Other, ...]:
    found = []
    for source, crux, options, taken in named.known_readings:
        for option in options:
            if option == taken:
                continue
            with suppress(AskError):
                found.append(Other(source, crux, option, named.read_as(source, crux, option)))
    return tuple(found)


@lru_cache(maxsize=256)
def _written(named: RuleChoice) -> RuleSet:
    if named.house:
        return named.house.rule_set
    rules: RuleSet = registry.rule_set(named.rules, dict(named.readings))
    return rules


def of_house(value: Any) -> RuleChoice:
    """Name the law of house rules. Raises ``AskError`` where they are none, or clash."""
    found = RuleChoice(house.ID, house=house.read(value))
    _ = found.rule_set
    return found


def rule_choice(source: str, readings: Mapping[str, str] | None = None) -> RuleChoice:
    """Name a law by a source, in full or in short, and readings; defaults are left out.

    Raises ``AskError`` for an unknown source, crux or option.
    """
    rules, chosen = source_id(source), readings or {}
    try:
        registry.rule_set(rules, chosen, SOURCES)
    except registry.SetupError as error:
        raise AskError("This law cannot be asked: {why}.", why=error.args[0]) from None
    return RuleChoice(rules, house.departures(rules, chosen))


def source_id(name: str) -> str:
    """Give the id of a source named in full or in short: ``1774``, ``gnav-1774``."""
    for known in SOURCES:
        if name.lower() in (known, known.removeprefix("gnav-")):
            return known
    return name


def read_laws(value: Any) -> tuple[RuleChoice, ...]:
    """Read the laws asked of: objects with ``rules`` and ``readings``; all sources unless given.

    Raises ``AskError``.
    """
    if value is None:
        return tuple(map(rule_choice, SOURCES))
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise AskError("The laws must be a list of objects that name their rules.")
    if len(value) > MOST:
        raise AskError("At most {most} laws are asked at once.", most=MOST)
    return tuple(dict.fromkeys(map(_read, value)))


def _read(value: Any) -> RuleChoice:
    if not isinstance(value, dict) or not isinstance(value.get("rules"), str):
        raise AskError("A law is an object that names its rules, for instance 'gnav-1774'.")
    if value["rules"] == house.ID:
        return of_house(value.get("house"))
    readings = value.get("readings") or {}
    if not isinstance(readings, dict):
        raise AskError("The readings must be an object of options by crux name.")
    return rule_choice(value["rules"], readings)


def named(
    rules: Sequence[str], readings: Sequence[str], houses: Sequence[RuleChoice] = ()
) -> tuple[RuleChoice, ...]:
    """Read laws as a command line names them.

    ``rules``: ``1774``, or ``1774:cuckoo=stops-play,ties=any`` for one with readings of its own;
    all sources where there are none; ``houses`` come after them. ``readings``:
    ``1774.cuckoo=stops-play``, for each law of that source. Raises ``AskError``.
    """
    chosen: dict[str, dict[str, str]] = {}
    for given in readings:
        match = READING.match(given)
        if not match:
            why = "A reading is given as SOURCE.CRUX=OPTION, not {given}."
            raise AskError(why, given=shown(given))
        source = rule_choice(match["source"]).rules
        chosen.setdefault(source, {})[match["crux"]] = match["option"]
    found = [_named(one, chosen) for one in rules or list(SOURCES)]
    unheard = [source for source in chosen if source not in {one.rules for one in found}]
    if unheard:
        why = "A reading of {source} is given, but {source} is not asked."
        raise AskError(why, source=unheard[0])
    return tuple(dict.fromkeys([*found, *houses]))


def _named(one: str, chosen: Mapping[str, Mapping[str, str]]) -> RuleChoice:
    source, _, own = one.partition(":")
    pairs = [pair.partition("=") for pair in own.split(",") if pair]
    rules = rule_choice(source).rules
    return rule_choice(
        rules, {**chosen.get(rules, {}), **{crux: option for crux, _, option in pairs}}
    )
