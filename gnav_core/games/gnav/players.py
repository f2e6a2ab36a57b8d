"""Computer players of Gnav: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Player
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import own_piece
from gnav_core.play.players import AT_RANDOM, BY_DEALS, EASY, HARD, MEDIUM


class ByThreshold:
    """Keep the best pieces and exchange the others.

    ``order`` lists the pieces from best to worst, ``kept`` says how many of them are kept: the
    better half, unless said otherwise. It accepts and refuses by the same measure, taps and
    appeals whenever it may.
    """

    WILLING = ("tap", "appeal", "tabu")
    CHANGES = ("exchange", "accept", "take")
    STAYS = ("stand", "refuse", "keep")

    def __init__(self, order: Sequence[str], kept: int | None = None) -> None:
        self.low = frozenset(order[len(order) // 2 if kept is None else kept :])

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by the piece in hand."""
        changes = own_piece(seen) in self.low
        wanted = (*self.WILLING, *(self.CHANGES if changes else self.STAYS))
        moves = (ACTIONS[verb] for verb in wanted)
        return next((move for move in moves if move in seen.legal), seen.legal[0])


class Counting:
    """Count what has been seen, and make the move that will cost the least on average."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by what each move may cost."""
        from gnav_core.games.gnav.reckoning import Reckoning  # few games need it

        costs = Reckoning(self.rules, seen, events).costs()
        return min(costs, key=lambda action: costs[action])


def computed(rules: RuleSet) -> Player:
    """Make the player that goes by the computed table."""
    from gnav_core.games.gnav.keeping import Computed  # few games need it

    return Computed(rules)


class ByOdds:
    """Make the move that will cost the least on average, in deals that could be this one.

    The others are taken to keep the pieces that it was computed to be best to keep.
    """

    def __init__(self, rules: RuleSet) -> None:
        from gnav_core.games.gnav.keeping import ByTable  # few games need it

        self.rules, self.others = rules, ByTable(rules)

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by the odds; appeal whenever it may."""
        from gnav_core.games.gnav.odds.reckoned import odds

        if seen.moment.phase == "appeal" or len(seen.legal) == 1:
            return ACTIONS["appeal"] if ACTIONS["appeal"] in seen.legal else seen.legal[0]
        moves = odds(self.rules, seen, events, self.others).moves
        return min(seen.legal, key=lambda action: moves[action].mean)


PLAYERS: Mapping[str, Kind] = {
    "random": AT_RANDOM._replace(offered=False),
    "greedy": Kind(
        EASY,
        Sentence("keeps only the best third of the pieces and changes all others"),
        lambda rules: ByThreshold(rules.pieces.value, len(rules.pieces.value) // 3),
    ),
    "threshold": Kind(
        MEDIUM,
        Sentence("keeps the better half of the pieces and changes the worse half"),
        lambda rules: ByThreshold(rules.pieces.value),
    ),
    "counting": Kind(
        Sentence("Counting"),
        Sentence("counts what it has seen, and reckons what is left"),
        Counting,
        offered=False,
    ),
    "computed": Kind(
        Sentence("Computed"),
        Sentence("keeps the pieces that it was computed to be best to keep"),
        computed,
        offered=False,
    ),
    "sampling": Kind(HARD, BY_DEALS, ByOdds),
}
