"""Computer players of Narrespillet: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.narrespillet.comparing import Worth, worth
from gnav_core.games.narrespillet.pack import FOOL, OF_HOUSES, SUMMED
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.play.players import AT_RANDOM

PLACED_FROM: Final = 3
"""From which rank on a placement is good enough while there are cards to wait for."""

LAST_CARDS: Final = 6
"""With no more cards than these in the stock nothing is waited for any more."""

GOOD: Final = {"emperor": 9, "empress": 9, "lovers": 9, "world": 9, FOOL: 8, "magician": 6}
"""How gladly a picture is kept that is not played at once."""

AT_ONCE: Final = ("justice", "hermit", "strength", "wheel", "priestess", "priest")
"""What is played as soon as it is held, in this order."""


class Steady:
    """Place what is likely to win, wait for better while there is a stock, throw what is no use."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by what kind of answer is wanted."""
        verbs = {action.verb for action in seen.legal}
        if seen.moment.phase == "turn":
            return self._turn(seen, chance)
        for wanted in ("steal", "extra", "agree"):
            if wanted in verbs:
                return next(action for action in seen.legal if action.verb == wanted)
        if "throw" in verbs:
            return min(seen.legal, key=lambda one: sum(map(keeping, one.args[0])))
        return chance.choice(seen.legal)

    def _turn(self, seen: Seen, chance: Random) -> Action:
        places = [action for action in seen.legal if action.verb == "place"]
        best = max(places, key=self._promise, default=None)
        if best and (self._promise(best)[0] >= PLACED_FROM or self._is_late(seen)):
            return best
        for card in AT_ONCE:
            played = [action for action in seen.legal if action.args[:1] == ((card,),)]
            played = [action for action in played if action.verb == "play"]
            if played:
                return max(played, key=str)
        tower = self._against_another(seen)
        if tower:
            return chance.choice(tower)
        thrown = [action for action in seen.legal if action.verb == "discard"]
        if thrown and not self._is_late(seen):
            return min(thrown, key=lambda one: (keeping(one.args[0][0]), str(one)))
        return best or next(action for action in seen.legal if action.verb == "forfeit")

    def _promise(self, action: Action) -> tuple[int, Worth]:
        """Say what a placement is worth, one on two fields more than on one."""
        found = worth(self.rules, action.args[1])
        return found.rank + len(action.args[0]) - 1, found

    def _is_late(self, seen: Seen) -> bool:
        """Whether there are few cards left to wait for."""
        stock = seen.table.zone("stock")
        return stock is None or stock.unknown <= LAST_CARDS

    def _against_another(self, seen: Seen) -> list[Action]:
        """List the ways to throw, or to forbid, what another has."""
        own = str(seen.seat)
        cards = (("tower",), ("judgement",))
        return [
            action
            for action in seen.legal
            if action.verb == "play" and action.args[0] in cards and action.args[1][0] != own
        ]


def keeping(card: str) -> int:
    """Say how gladly a card is kept."""
    if card in OF_HOUSES:
        return SUMMED[card] // 2 if card in SUMMED else 5
    return GOOD.get(card, 4)


PLAYERS: Mapping[str, Kind] = {
    "random": AT_RANDOM,
    "steady": Kind(
        Sentence("Steady"),
        Sentence("places what is likely to win, and waits for better while there are cards"),
        Steady,
    ),
}
