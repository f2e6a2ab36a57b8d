"""The list of games: every rule set that runs, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Protocol

from gnav_core.core.cited import choose, options
from gnav_core.core.outside import shown
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.sources import gnav_1774, gnav_1917, gnav_german, gnav_kb, gnav_wikipedia


class SetupError(ValueError):
    """Refuse a game that cannot be set up, in one sentence."""


class Source(Protocol):
    """A module that writes one source out: its id, its readings, its rules."""

    ID: str
    Readings: type

    def rules(self, readings: Any) -> RuleSet:
        """Write the source out under the readings chosen."""
        ...


SOURCES: Mapping[str, Any] = {
    module.ID: module for module in (gnav_1774, gnav_1917, gnav_wikipedia, gnav_kb, gnav_german)
}


def find(name: str) -> Any:
    """Find the module of a source by its id. Raises ``SetupError`` for an unknown one."""
    if name not in SOURCES:
        known = ", ".join(SOURCES)
        lacking = "there are no rules {rules}; there are {known}"
        raise SetupError(Sentence(lacking, rules=shown(name), known=known))
    return SOURCES[name]


def readings(name: str) -> Mapping[str, tuple[str, ...]]:
    """List the readings of a source by crux name, each with its options, the default first."""
    return options(find(name).Readings)


def rule_set(name: str, chosen: Mapping[str, Any] | None = None) -> RuleSet:
    """Write out a source's rules under the readings chosen, defaults elsewhere.

    Raises ``SetupError`` for an unknown source, reading or option.
    """
    module = find(name)
    try:
        taken = choose(module.Readings, chosen or {})
    except ValueError as error:
        raise SetupError(Sentence("{rules}: {why}", rules=name, why=error.args[0])) from None
    return _written(module.rules, taken, tuple(source.rules for source in SOURCES.values()))


@lru_cache(maxsize=256)
def _written(
    rules: Callable[[Any], RuleSet], taken: Any, lenders: tuple[Callable[[Any], RuleSet], ...]
) -> RuleSet:
    """Write a source out under readings, once; another written otherwise may lend to it."""
    return rules(taken)


def new(
    name: str,
    players: int,
    dealer: int | None = None,
    chosen: Mapping[str, Any] | None = None,
) -> GnavGame:
    """Set up a game; the dealer of the first deal is the last seat unless given.

    Raises ``SetupError`` for an unknown source or reading, for a number of players that the
    source does not allow, and for a dealer who is no seat.
    """
    return seat(rule_set(name, chosen), players, dealer)


def seat(rules: RuleSet, players: int, dealer: int | None = None) -> GnavGame:
    """Sit down to a rule set; the dealer of the first deal is the last seat unless given.

    Raises ``SetupError`` for a number of players that the rules do not allow, and for a dealer who
    is no seat.
    """
    least, most = rules.seats.value
    if not least <= players <= most:
        seats = {"least": least, "most": most, "players": players}
        wrong = "{rules} is for {least} to {most} players ({clauses}), not {players}"
        raise SetupError(
            Sentence(wrong, rules=rules.id, clauses=", ".join(rules.seats.cites), **seats)
        )
    if dealer is None:
        dealer = players - 1
    if not 0 <= dealer < players:
        wrong = "the dealer must be a seat from 0 to {last}, not {dealer}"
        raise SetupError(Sentence(wrong, last=players - 1, dealer=dealer))
    return GnavGame(rules, players, dealer)
