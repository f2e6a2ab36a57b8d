"""A source's rule set under each of its readings."""

from __future__ import annotations

from collections.abc import Iterator

from gnav_core.core import registry
from gnav_core.core.family import RuleSet


def rule_sets(source: str) -> Iterator[tuple[str, RuleSet]]:
    """Write a source out by default, then under each other option alone."""
    yield "", registry.rule_set(source)
    readings = registry.readings(source)
    for crux, options in readings.items():
        for option in options[1:]:
            yield f"{crux}={option}", registry.rule_set(source, {crux: option})
    # KB's appeals meet the reading of sitting out only where both are chosen.
    both = {"appeals": "three-each", "sit-out": "once-a-game"}
    if all(option in readings.get(crux, ()) for crux, option in both.items()):
        yield "appeals and sit-out", registry.rule_set(source, both)
