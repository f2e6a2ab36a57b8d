"""What each choice does, told to the seat that chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gnav_core.core.action import Action
from gnav_core.core.cited import Rule, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.narrespillet.ruleset import RuleSet

DOES: Final[Mapping[str, str]] = {
    "place": "It stays there to the end of the round, unless the Tower or the Fool takes it",
    "discard": "It goes to the pile, and you draw another while the stock lasts",
    "forfeit": "You leave the contest for it; nothing can be placed there by you any more",
    "load": "They lie there open, and can be played from it later",
    "dump": "All that lies in it goes to the pile",
    "lift": "Anybody can place on its field again",
    "end": "The next one has his turn",
    "play": "The picture does what it says; then hands are filled",
    "steal": "It goes on your own field, and the other one’s is open again",
    "let": "It stays where it was placed",
    "extra": "You have a turn now, and one less of the Hermit",
    "wait": "The next one in the usual order has his turn; you are asked again later",
    "agree": "If all let it be turned, it is the stock again",
    "refuse": "It is not turned, and no card is drawn in this turn",
    "throw": "They go to the pile, and your hand is full",
    "call": "Whoever has it in hand or Chariot hands it over; each card can be called once",
    "done": "You draw from the stock, if your hand is short",
}
"""By the word of a move, what it does."""


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    return Consequence(tell(language, DOES[action.verb]), ground(*_basis(rules, action.verb)))


def _basis(rules: RuleSet, verb: str) -> tuple[Rule, ...]:
    """Cite by what a move does what it does."""
    every: dict[str, tuple[Rule, ...]] = {
        "place": (rules.stand, rules.kept, rules.fool.takes),
        "discard": (rules.pile, rules.draw_another),
        "forfeit": (rules.forfeit, rules.after),
        "load": (rules.chariot.open, rules.chariot.load, rules.chariot.spend),
        "dump": (rules.chariot.dump, rules.pile),
        "lift": (rules.temperance.lifted, rules.temperance.closes),
        "end": (rules.justice.may,),
        "play": (rules.play, rules.fill),
        "steal": (rules.fool.takes, rules.fool.robbed),
        "let": (rules.fool.played,),
        "extra": (rules.hermit.turns, rules.hermit.apart),
        "wait": (rules.hermit.turns, rules.hermit.when),
        "agree": (rules.turned, rules.asked),
        "refuse": (rules.turned, rules.asked),
        "throw": (rules.wheel.throw,),
        "call": (rules.calls.handed, rules.calls.what),
        "done": (rules.calls.missed,),
    }
    return every[verb]
