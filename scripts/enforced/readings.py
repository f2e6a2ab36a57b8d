"""A source's rule set under each of its readings."""

from __future__ import annotations

from collections.abc import Iterator

from gnav_core.core import registry
from gnav_core.games.gnav.ruleset import RuleSet


def rule_sets(source: str) -> Iterator[tuple[str, RuleSet]]:
    """Write a source out by default, then under each other option alone."""
    yield "", registry.rule_set(source)
    for crux, options in registry.readings(source).items():
        for option in options[1:]:
            yield f"{crux}={option}", registry.rule_set(source, {crux: option})
    if "appeals" in registry.readings(
        source
    ):  # so that KB's appeals meet the reading of sitting out
        both = {"appeals": "three-each", "sit-out": "once-a-game"}
        yield "appeals and sit-out", registry.rule_set(source, both)
