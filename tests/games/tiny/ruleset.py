"""What the rules of the tiny game say: each value with the clause it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from gnav_core.core.cited import Cited, Rule


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """One source's rules, in the order of play."""

    id: str
    seats: Cited[tuple[int, int]]
    cards: Cited[tuple[str, ...]]
    unseen: Rule
    throw: Rule
    wins: Rule
    none_left: Rule
