"""What each choice does, told to the seat that chooses: what it buys, what a lead counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards.naming import card_parts
from gnav_core.cards.seen import holds_one, trick_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.piquet import grounds
from gnav_core.games.piquet.ruleset import RuleSet

THROW = "You draw as many of your heap; what you leave of it nobody sees"
KEEP = "You take no new cards, and nobody sees those that you leave"
LEAD = "You count {by}, and the higher card of its suit takes the trick"
LEAD_LAST = "You count {by}; the higher card of its suit takes the last trick, which counts {more}"
LEAD_SIXTY = "You count {by} and have thirty, {other} nothing: sixty for thirty, and an honour"
LEAD_SIXTY_UNMELDED = (
    "You count {by} and have thirty, {other} nothing melded: sixty for thirty, and an honour"
)
LEAD_SIXTY_TOO = "You count {by} and have thirty after a lead too: sixty for thirty, and no honour"
FOLLOW = "Only a higher one of {suit} than {card} takes the trick"
FOLLOW_LAST = "Only a higher one of {suit} than {card} takes the last trick, which counts {more}"
BEATEN_BY_NONE = "Nothing beats {card}"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    if seen.moment.phase == "throw":
        is_dealer = seen.seat in seen.table.values("dealer")
        said = KEEP if action.verb == "keep" else THROW
        basis = (*grounds.thrown(rules, is_dealer), rules.left_over, rules.unbought)
        return Consequence(tell(language, said), ground(*basis))
    trick = trick_of(seen)
    if trick:
        return _follow(rules, seen, trick[0][1], language)
    return _lead(rules, seen, names, language)


def _lead(rules: RuleSet, seen: Seen, names: Sequence[str], language: str) -> Consequence:
    """Say what a lead counts, and whether it brings the sixty."""
    by, more = rules.lead.value, rules.last.value
    parts: dict[str, Any] = {"by": by}
    if _brings_sixty(rules, seen):
        seat, has_ninety, values = seen.seat or 0, "90" in _had(seen), seen.table.values
        points, is_first = int(values("count")[seat]) + by, not values("score")[1 - seat]
        sixty = grounds.sixty(rules, points, by_lead=True, is_first=is_first, has_ninety=has_ninety)
        basis = (rules.lead, *sixty, rules.honours)
        parts["other"] = names[1 - seat]
        return Consequence(tell(language, _sixty(rules, has_ninety), **parts), ground(*basis))
    if holds_one(seen):
        basis = (rules.lead, rules.last, rules.ranks)
        return Consequence(tell(language, LEAD_LAST, **parts, more=more), ground(*basis))
    return Consequence(tell(language, LEAD, **parts), ground(rules.lead, rules.ranks))


def _follow(rules: RuleSet, seen: Seen, led: str, language: str) -> Consequence:
    """Say what takes the trick."""
    named = card_parts(led)
    if rules.ranking.above(led).isdisjoint(rules.cards):
        said = tell(language, BEATEN_BY_NONE, **named)
        return Consequence(said, ground(rules.ranks, rules.follow))
    if holds_one(seen):
        said = tell(language, FOLLOW_LAST, **named, more=rules.last.value)
        return Consequence(said, ground(rules.last, rules.ranks, rules.follow))
    return Consequence(tell(language, FOLLOW, **named), ground(rules.ranks, rules.follow))


def _sixty(rules: RuleSet, has_ninety: bool) -> str:
    """Find what is said of a lead that brings the sixty."""
    if has_ninety and rules.once:
        return LEAD_SIXTY_TOO
    return LEAD_SIXTY if rules.lead_counts.value == "counts" else LEAD_SIXTY_UNMELDED


def _had(seen: Seen) -> list[str]:
    """List what has counted for the seat, as it is chalked up."""
    return str(seen.table.values("melds").get(seen.seat or 0, "")).split()


def _brings_sixty(rules: RuleSet, seen: Seen) -> bool:
    """Whether leading now brings thirty while the other has nothing; all of it is chalked up."""
    seat = seen.seat or 0
    values = seen.table.values
    named = "score" if rules.honours_in_thirty.value == "yes" else "count"
    barring = "score" if rules.lead_counts.value == "counts" else "melds"
    if any(what in rules.bars_sixty for what in _had(seen)) or values(barring).get(1 - seat):
        return False
    return int(values(named)[seat]) + rules.lead.value >= rules.thirty.value
