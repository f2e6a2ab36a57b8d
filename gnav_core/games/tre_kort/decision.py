"""What is asked before the tricks: whether one plays, in what trumps, and for how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards.deciding import lies_open, still_asked
from gnav_core.cards.naming import suit_named
from gnav_core.cards.seen import trump_of
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.tre_kort.ruleset import RuleSet

JOIN: Final = "Join in, with {suit} as trumps, for {pot} stakes?"


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask each in turn whether he plays."""
    turned = seen.table.zone("turned")
    if seen.moment.phase != "bid" or turned is None:
        return None
    suit, pot = suit_named(trump_of(seen)), seen.table.values("pot")[None]
    return Decision(
        lies_open(turned.cards[0].card, language),
        tell(language, JOIN, suit=suit, pot=pot),
        (still_asked(seen, "joined", names, language),),
        ground(rules.says, rules.says_on),
    )
