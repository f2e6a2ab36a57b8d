"""What one round hands on to the next: who deals, and the victories so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gnav_core.core.result import Kind, WrongKindError, count, each, seat
from gnav_core.games.narrespillet import course
from gnav_core.games.narrespillet.pack import HOUSES
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import State, Victory

MOST: Final = 60
"""So many victories are read at most: more than the rounds of any source bring."""


def victory(value: Any, players: int) -> Victory:
    """Read a victory: the round, the field, and whose it is."""
    if not isinstance(value, list) or len(value) != 3 or value[1] not in HOUSES:
        raise WrongKindError
    return Victory(count(value[0], players), value[1], seat(value[2], players))


HANDS_ON: Final[Mapping[str, Kind]] = {"dealer": seat, "victories": each(victory, MOST)}


def after(rules: RuleSet, state: State, handed: Mapping[str, Any]) -> State | None:
    """Give the position after the round that rests here; ``None``: it cannot have ended so.

    It has brought one victory on each field, and the deal has passed on.
    """
    won, before = tuple(handed["victories"]), len(state.victories)
    fields = sorted(one.field for one in won[before:])
    fits = won[:before] == state.victories and fields == sorted(HOUSES)
    dealer = (state.dealer + 1) % state.players
    is_last = state.deal >= rules.rounds.value
    if not fits or is_last or handed["dealer"] != dealer:
        return None
    if any(one.deal != state.deal for one in won[before:]):
        return None
    begun = course.begun(rules, state.players, dealer, state.deal + 1)
    return begun._replace(victories=won)
