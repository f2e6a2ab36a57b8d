"""What each choice does, told to the seat that chooses: what must be followed, what takes it."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.naming import card_parts
from gnav_core.cards.seen import holds_one, trick_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.fem_kort.ruleset import RuleSet

LEAD = {
    "must-follow": "Who has its suit must play it; the highest of it takes the trick",
    "must-beat": "Who has its suit must beat it if he can; the highest of it takes the trick",
    "free": "The others play what they will; the highest of its suit takes the trick",
}
LAST_LEAD = "Whoever beats it highest has won; if nobody does, you have"
TAKES = "Only a higher one of {suit} than {card} takes the trick"
LAST = "Only a higher one of {suit} than {card} wins"
BEATEN_BY_NONE = "Nothing beats {card}"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what playing a card does, with the rules that say so; nothing hidden bears on it."""
    laid, last = trick_of(seen), holds_one(seen)
    if not laid and last:
        basis = ground(rules.unbeaten, rules.beaten)
        return Consequence(tell(language, LAST_LEAD), basis)
    if not laid:
        return Consequence(
            tell(language, LEAD[rules.follow.value]), ground(rules.follow, rules.ranks)
        )
    _, best = rules.ranking.best(laid)
    basis = ground(rules.beaten, rules.ranks) if last else ground(rules.ranks)
    said = LAST if last else TAKES
    if rules.ranking.above(best).isdisjoint(rules.cards):
        said = BEATEN_BY_NONE
    return Consequence(tell(language, said, **card_parts(best)), basis)
