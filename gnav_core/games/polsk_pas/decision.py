"""What is asked before the tricks, and at “la vola”: in what suit one plays, and for how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards.deciding import asked_after, lies_open, still_asked
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import suit_named
from gnav_core.cards.seats import others
from gnav_core.cards.seen import trump_of
from gnav_core.core.cited import given, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.words import stakes

PASSED: Final = "All have passed."
IN: Final = "Play in {suit} for the {stakes} in the pool?"
IN_ANY: Final = "Play for the {stakes} in the pool, in any suit?"
IN_ANOTHER: Final = "Play for the {stakes} in the pool, in another suit than {suit}?"
TAKE: Final = "Take it, and play in {suit} for the {stakes} in the pool?"
TWO: Final = "{who} [has|have] the first {number} tricks."
VOLE: Final = "Say “la vola” before you lead: that you will take all {number}?"


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask who plays, and of whoever has the first tricks whether he will take all."""
    if seen.seat is None:
        return None
    match seen.moment.phase:
        case "offer":
            return _offered(rules, seen, names, language)
        case "bid":
            return _says(rules, seen, names, language)
        case "play" if any(action.verb == "vole" for action in seen.legal):
            return _vole(rules, seen, names, language)
    return None


def _parts(seen: Seen, language: str) -> dict[str, Any]:
    pool = int(seen.table.values("pool")[None])
    return {"stakes": stakes(pool, language), "suit": suit_named(trump_of(seen))}


def _turned(seen: Seen, language: str) -> str:
    turned = seen.table.zone("turned")
    assert turned
    return lies_open(turned.cards[0].card, language)


def _offered(rules: RuleSet, seen: Seen, names: Sequence[str], language: str) -> Decision:
    """Ask the dealer, before anybody else, for the card that is turned up."""
    return Decision(
        _turned(seen, language),
        tell(language, TAKE, **_parts(seen, language)),
        (asked_after(others(len(names), seen.seat or 0), names, language),),
        ground(*grounds.offered(rules)),
    )


def _says(rules: RuleSet, seen: Seen, names: Sequence[str], language: str) -> Decision:
    """Ask a seat whether it plays: in the suit turned up, once more in any, or in another."""
    suits = [cards_of(action)[0] for action in seen.legal if action.verb == "declare"]
    again = len(suits) > 1
    asks = IN_ANOTHER if trump_of(seen) not in suits else IN_ANY if again else IN
    said = (rules.forehand_says, rules.others_say, rules.first_round)
    return Decision(
        tell(language, PASSED) if again else _turned(seen, language),
        tell(language, asks, **_parts(seen, language)),
        (still_asked(seen, "joined", names, language),),
        ground(*(given(rules.again, rules.others_again) if again else said)),
    )


def _vole(rules: RuleSet, seen: Seen, names: Sequence[str], language: str) -> Decision:
    return Decision(
        tell(language, TWO, who=names[seen.seat or 0], number=rules.two.value),
        tell(language, VOLE, number=rules.hand.value),
        (),
        ground(rules.vole, rules.vole_when),
    )
