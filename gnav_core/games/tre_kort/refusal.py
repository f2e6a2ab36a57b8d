"""Why a move is refused, and by which clause."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.refusing import as_told, refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.tre_kort import grounds
from gnav_core.games.tre_kort.duty import Duty, duty, must_fall
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import State

SAID: Final = "Who plays was said before the first lead, each in his turn."
TO_SAY: Final = "{who} is to say whether to play or to pass, not {move}."
FORBIDDEN: Final[dict[Duty, str]] = {
    "ace": "{who} has {card}, which must fall to the first trick.",
    "king": "{who} has {card}, which must fall to the second trick, since the ace is in the stock.",
    "from-knave": "{who} has a trump from the knave to the ace, and must lead one.",
    "trump": "{who} has {suit}, which are trumps, and must lead one of them.",
    "face-down": "{who} has no trump to lead, and must lay a card face down.",
    "follow": "{who} has {suit}, and must play one of them.",
}
"""By what binds him, why another card is refused."""

OPENLY: Final = "{who} is to play a card openly, not face down."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.deals)
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards_of(action)), rules.pack)
    if state.phase in ("deal", "turn"):
        basis = grounds.packet(rules, state) if state.phase == "deal" else (rules.turn,)
        return refusing.by_chance(action, state.phase, state.at, rules.cards, basis, basis)
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.turn)
    if state.phase == "bid":
        why = Sentence(TO_SAY, who=Seat(state.at), move=as_told(action))
        return refused(why, *grounds.says(rules, state))
    return _in_play(rules, state, action)


def _in_play(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what is no card of the hand, or one that may not be played now."""
    if action.verb in ("pass", "join"):
        return refused(Sentence(SAID), rules.in_turn)
    if action.verb not in ("play", "lay"):
        return refusing.to_play(action, state.at, rules.first_packet)
    (card,), found = cards_of(action), duty(rules, state)
    if card not in state.lying.hand:
        return refusing.not_held(card, state.at, rules.cards, rules.first_packet)
    said = OPENLY if action.verb == "lay" else FORBIDDEN[found]
    suit = state.lying.trick[0][1][0] if found == "follow" else state.trump
    falls = must_fall(rules, state) or card
    parts = {"card": card_named(falls), "suit": suit_named(suit)} if said != OPENLY else {}
    why = Sentence(said, who=Seat(state.at), **parts)
    return refused(why, *grounds.bound(rules, found))
