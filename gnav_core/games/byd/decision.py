"""What a bid is asked for: who bids, on which card, how much, and who may bid with him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards.deciding import still_asked
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.core.cited import given, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.words import SENTENCES

TOOK: Final = "{who} [has|have] taken trick {nth}."
BIDS: Final = SENTENCES["bid"]
SOME: Final = "Bid {least} to {most} stakes on your last card, {card}?"
ONE: Final = "Bid a stake on your last card, {card}?"
SO_MANY: Final = "Bid {most} stakes on your last card, {card}?"


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask for a bid, of the first or of those who may bid with him."""
    hand = seen.table.hand(seen.seat)
    if seen.moment.phase not in ("bid", "bid-with") or seen.seat is None or hand is None:
        return None
    numbers = [int(cards_of(action)[0]) for action in seen.legal if action.verb == "bid"]
    least, most = min(numbers), max(numbers)
    asks = SOME if least < most else ONE if most == 1 else SO_MANY
    bidder = next((event for event in events if event.kind == "bid"), None)
    if bidder is None or bidder.seat is None:
        why = tell(language, TOOK, who=names[seen.seat], nth=rules.bidder.value)
        basis = ground(rules.bidder, rules.bid_limit)
    else:
        number = bidder.details["number"]
        why = tell(language, BIDS, who=names[bidder.seat], number=number)
        basis = ground(*given(rules.may_bid, rules.bid_with, rules.bid_order))
    card = card_named(hand.cards[0].card)
    return Decision(
        why,
        tell(language, asks, least=least, most=most, card=card),
        (still_asked(seen, "bid", names, language),),
        basis,
    )
