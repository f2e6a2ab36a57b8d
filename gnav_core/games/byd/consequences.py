"""What each choice does, told to the seat that chooses: who takes the trick, what a bid risks."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.naming import card_parts
from gnav_core.cards.seen import trick_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.byd.ruleset import RuleSet

LEAD = "The highest of its suit takes the trick"
LEAD_FOURTH = "The highest of its suit takes the fourth trick, and may bid"
FOLLOW = "So far {card} takes the trick; only a higher one of {suit} beats it"
FOLLOW_FOURTH = "So far {card} takes the fourth trick, and its player may bid"
BID = "You pay your bid if your last card is beaten; else you get what is bid with you"
NO_BID = "The deal is over: nobody wins, and nothing is paid"
BID_WITH = "You win if your last card is the highest of the bidder’s suit; else you pay your bid"
NOT_WITH = {
    "bidders-only": "You pay nothing and show no card",
    "everybody": "You pay nothing, and win if your last card beats the bidder’s highest",
}
SHOW = "It wins unless a higher one of its suit is shown"
SHOW_AFTER = "So far {card} wins; only a higher one of {suit} beats it"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    phase = seen.moment.phase
    if phase == "bid":
        if action.verb == "pass":
            return Consequence(tell(language, NO_BID), ground(rules.no_bid))
        return Consequence(tell(language, BID), ground(rules.wins, rules.unbeaten, rules.pot))
    if phase == "bid-with":
        if action.verb == "pass":
            said = NOT_WITH[rules.who_shows.value]
            return Consequence(tell(language, said), ground(rules.who_shows, rules.pot))
        return Consequence(tell(language, BID_WITH), ground(rules.wins, rules.pot))
    laid = trick_of(seen)
    basis = ground(rules.wins) if phase == "show" else ground(rules.ranks, rules.follow)
    is_fourth = sum(map(int, seen.table.values("tricks").values())) + 1 == rules.bidder.value
    if is_fourth:
        basis = ground(rules.bidder, rules.ranks, rules.follow)
    if not laid:
        said = SHOW if phase == "show" else LEAD_FOURTH if is_fourth else LEAD
        return Consequence(tell(language, said), basis)
    said = SHOW_AFTER if phase == "show" else FOLLOW_FOURTH if is_fourth else FOLLOW
    _, best = rules.ranking.best(laid)
    return Consequence(tell(language, said, **card_parts(best)), basis)
