"""What is asked at the exchanges: which open card for which of one's own, and who is asked next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards.deciding import asked_after, lies_open
from gnav_core.cards.naming import card_named
from gnav_core.cards.seats import left_of, others
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.consequences import is_matador, offered
from gnav_core.games.styrvolt.ruleset import RuleSet

FOR: Final = "Take it for {given}?"
NOTHING: Final = "You have nothing to exchange for it."


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask for an exchange: all are asked alike, also those who have nothing to give."""
    if seen.moment.phase != "exchange" or seen.seat is None:
        return None
    card, given = offered(rules, seen, events)
    basis = (grounds.for_matador if is_matador(card, events) else grounds.for_ten)(rules)
    return Decision(
        lies_open(card, language),
        tell(language, FOR, given=card_named(given)) if given else tell(language, NOTHING),
        (asked_after(_after(seen, len(names)), names, language),),
        ground(*basis, rules.silence, rules.exchange_order),
    )


def _after(seen: Seen, players: int) -> tuple[int, ...]:
    """List the seats that are asked for the same card next; at forehand the round is over."""
    (dealer,) = (seat for seat in seen.table.values("dealer") if isinstance(seat, int))
    following = others(players, seen.seat or 0)
    forehand = left_of(players, dealer)
    return following[: following.index(forehand)] if forehand in following else following
