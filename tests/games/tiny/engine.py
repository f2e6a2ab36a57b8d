"""The engine of the tiny game: pure functions on frozen states."""

from __future__ import annotations

from typing import Any, NamedTuple

from gnav_core.games.tiny.ruleset import RuleSet

from gnav_core.cards.go import go, show, zone
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import Secret, event
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Outcome, Transition
from gnav_core.core.table import Lying, Table, Transfer, Zone


class State(NamedTuple):
    """What each seat holds (``None``: thrown away), what lies elsewhere, and how many are done."""

    pack: tuple[str, ...]
    held: tuple[str | None, ...] = ()
    thrown: tuple[str, ...] = ()
    done: int = 0


class TinyGame:
    """Play the tiny game by a rule set."""

    def __init__(self, rules: RuleSet, players: int, dealer: int) -> None:
        self.rules, self.rules_id, self.players, self.dealer = rules, rules.id, players, dealer

    def begin(self) -> Transition:
        """Give the first state, and what happens before any move."""
        return Transition(State(self.rules.cards.value), (event("began", None, self.rules.seats),))

    def current_player(self, state: State) -> Mover:
        """Say who moves."""
        if len(state.held) < self.players:
            return CHANCE
        return None if self.is_terminal(state) else state.done

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now."""
        if self.current_player(state) == CHANCE:
            return [Action("deal", ((card,),)) for card in state.pack]
        return [] if self.is_terminal(state) else [Action("keep"), Action("throw")]

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now."""
        return action in self.legal_actions(state)

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        """List what chance can bring, each with its probability."""
        return [(action, 1 / len(state.pack)) for action in self.legal_actions(state)]

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move. Raises ``IllegalAction``."""
        Action.demand(action)
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        if action.verb == "deal":
            return self._deal(state, action.args[0][0])
        seat, rule = state.done, self.rules.throw
        moved: tuple[Transfer, ...] = ()
        after = state._replace(done=seat + 1)
        if action.verb == "throw":
            card = state.held[seat] or ""
            moved = (Transfer((card,), zone(seat), "thrown"),)
            held = (*state.held[:seat], None, *state.held[seat + 1 :])
            after = after._replace(held=held, thrown=(*state.thrown, card))
        events = [event({"keep": "kept", "throw": "threw"}[action.verb], seat, rule, moved=moved)]
        if self.is_terminal(after):
            laid = tuple(show(card, at) for at, card in enumerate(after.held) if card)
            events.append(event("showed", None, self.rules.wins, moved=laid))
        return Transition(after, tuple(events))

    step = apply

    def forced(self, state: State) -> Action | None:
        """Give the one answer left to a seat that is asked all the same: nobody is."""
        return None

    def _deal(self, state: State, card: str) -> Transition:
        seat = len(state.held)
        moved, secret = (go(card, "pack", seat),), Secret((seat,), ("card",))
        dealt = event("dealt", seat, self.rules.unseen, secret=secret, moved=moved, card=card)
        pack = tuple(left for left in state.pack if left != card)
        return Transition(state._replace(held=(*state.held, card), pack=pack), (dealt,))

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        return state.done == self.players

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost."""
        outcome = self.outcome(state)
        winners = outcome.winners if outcome else ()
        return [float(seat in winners) for seat in range(self.players)]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners and why, once the game is over; where none has a card, all have won."""
        if not self.is_terminal(state):
            return None
        best = max(card or "" for card in state.held)
        winners = tuple(seat for seat, card in enumerate(state.held) if (card or "") == best)
        if best:
            return Outcome(winners, "has the highest card", self.rules.wins.cites)
        return Outcome(winners, "have thrown away every card", self.rules.none_left.cites)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as a record prints it."""
        legal = sorted(map(str, self.legal_actions(state)))
        return {"to_move": self.current_player(state), "legal": legal, "held": list(state.held)}

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        mover, over = self.current_player(state), self.is_terminal(state)
        turn = len(state.held) if mover == CHANCE else state.done if mover is not None else None
        phase = "over" if over else "deal" if mover == CHANCE else "turn"
        return Moment(1, phase, not state.held, over, turn)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is still in the game."""
        return [True] * self.players

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden: the hands, what is left of the pack, what was thrown."""
        over = self.is_terminal(state)
        held = [*state.held, *[None] * (self.players - len(state.held))]
        hands = [
            Zone(zone(seat), "hand", lying(card), None if over and card else (seat,), seat)
            for seat, card in enumerate(held)
        ]
        pack = Zone("pack", "stock", lying(*state.pack), ())
        return Table((*hands, pack, Zone("thrown", "open", lying(*state.thrown))), ())

    def attempts(self, state: State) -> list[Action]:
        """List the moves that are not allowed now and that a person may try nevertheless."""
        return []

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        return self.law_now(state)

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        law = self.law_now(state)
        return IllegalAction(f"{str(action)!r} is no move now.", law.cites, law.status)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        if self.current_player(state) == CHANCE:
            return ground(self.rules.unseen)
        return ground(self.rules.wins if self.is_terminal(state) else self.rules.throw)


def lying(*cards: str | None) -> tuple[Lying, ...]:
    """Let cards lie in a zone."""
    return tuple(Lying(card) for card in cards if card)
