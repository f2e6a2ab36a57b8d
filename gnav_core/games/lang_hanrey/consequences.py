"""What each choice does, told to the seat that chooses: what is kept, drawn and led next."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.moves import cards_of
from gnav_core.cards.seen import trick_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.lang_hanrey.ruleset import RuleSet

LEAD = "What is not beaten is taken up, and you lead again"
ALL_AND_DRAW = "You keep the trick, cards are drawn, and you lead"
ALL = "You keep the trick, and you lead"
SOME = "You keep what you beat and take up the rest, and you are led to again"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    led = len(trick_of(seen))
    if not led:
        return Consequence(
            tell(language, LEAD), ground(rules.cannot, rules.lead_again, rules.not_all)
        )
    if len(cards_of(seen.legal[0])) < led:
        return Consequence(tell(language, SOME), ground(rules.kept, rules.not_all, rules.partial))
    if seen.table.values("part")[None] == 1:
        basis = ground(rules.kept, rules.draw_first, rules.next_lead, rules.draw)
        return Consequence(tell(language, ALL_AND_DRAW), basis)
    return Consequence(tell(language, ALL), ground(rules.kept, rules.next_lead))
