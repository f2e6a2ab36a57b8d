"""What is asked between the turns: for the Fool, for the Hermit’s turn, for the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.narrespillet.naming import cards_told, fields_told
from gnav_core.games.narrespillet.ruleset import RuleSet

FOOL_WHY: Final = "Placed just now, on {fields}: {cards}."
FOOL_ASKS: Final = "Take it with the Fool?"
HERMIT_WHY: Final = "The Hermit lies before you."
HERMIT_ASKS: Final = "Take an extra turn now?"
TURNS: Final = ("{number} extra turn left", "{number} extra turns left")
PILE_WHY: Final = "The stock is out, and a card is wanted."
PILE_ASKS: Final = "Let the pile be shuffled and turned?"
PILE_LEFT: Final = "All must agree"


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask a seat what has a price, and say what is left."""
    match seen.moment.phase:
        case "fool":
            return _fool(rules, events, language)
        case "hermit":
            left = int(seen.table.values("turns")[None])
            said = tell(language, TURNS[left != 1], number=left)
            basis = ground(rules.hermit.turns, rules.hermit.when)
            return Decision(tell(language, HERMIT_WHY), tell(language, HERMIT_ASKS), (said,), basis)
        case "reshuffle":
            basis = ground(rules.turned, rules.asked)
            left_said = (tell(language, PILE_LEFT),)
            return Decision(tell(language, PILE_WHY), tell(language, PILE_ASKS), left_said, basis)
    return None


def _fool(rules: RuleSet, events: Sequence[SeenEvent], language: str) -> Decision | None:
    """Ask whether the Fool takes what was placed last."""
    placed = next((event for event in reversed(events) if event.kind == "placed"), None)
    if placed is None:
        return None
    cards = cards_told(placed.details["cards"], language)
    fields = fields_told(placed.details["fields"], language)
    why = tell(language, FOOL_WHY, cards=cards, fields=fields)
    basis = ground(rules.fool.played, rules.fool.takes)
    return Decision(why, tell(language, FOOL_ASKS), (), basis)
