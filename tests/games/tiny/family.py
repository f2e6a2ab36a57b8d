"""The tiny game: deal a card to each, then each keeps it or throws it away; the highest wins."""

from __future__ import annotations

from typing import Any, NamedTuple

from gnav_core.cards.go import go, show, zone
from gnav_core.core.action import Action
from gnav_core.core.event import Secret, event
from gnav_core.core.family import Family, Said, Sources
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Outcome, Transition
from gnav_core.core.table import Lying, Table, Transfer, Zone
from gnav_core.play.players import AT_RANDOM

PACK = ("1", "2", "3", "4")


class State(NamedTuple):
    """What each seat holds (``None``: thrown away), and how many have kept or thrown."""

    held: tuple[str | None, ...] = ()
    pack: tuple[str, ...] = PACK
    thrown: tuple[str, ...] = ()
    done: int = 0


class Tiny:
    """Play by the tiny rules."""

    def __init__(self, rules: Any, players: int, dealer: int) -> None:
        self.rules, self.rules_id, self.players, self.dealer = rules, rules.id, players, dealer

    def begin(self) -> Transition:
        return Transition(State(), (event("began", None, self.rules.keep),))

    def current_player(self, state: State) -> Any:
        if len(state.held) < self.players:
            return CHANCE
        return state.done if state.done < self.players else None

    def legal_actions(self, state: State) -> list[Action]:
        if self.current_player(state) == CHANCE:
            return [Action("deal", ((card,),)) for card in state.pack]
        return [] if self.is_terminal(state) else [Action("keep"), Action("throw")]

    def is_legal(self, state: State, action: Action) -> bool:
        return action in self.legal_actions(state)

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        return [(action, 1 / len(state.pack)) for action in self.legal_actions(state)]

    def apply(self, state: State, action: Action) -> Transition:
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        if action.verb == "deal":
            return self._deal(state, action.args[0][0])
        seat, rule = state.done, self.rules.keep
        events, after = [event(action.verb, seat, rule)], state._replace(done=seat + 1)
        if action.verb == "throw":
            card = state.held[seat] or ""
            events = [event("throw", seat, rule, moved=(Transfer((card,), zone(seat), "thrown"),))]
            held = (*state.held[:seat], None, *state.held[seat + 1 :])
            after = after._replace(held=held, thrown=(*state.thrown, card))
        if after.done == self.players:
            moved = tuple(show(card, at) for at, card in enumerate(after.held) if card)
            events.append(event("showed", None, rule, moved=moved, held=list(after.held)))
        return Transition(after, tuple(events))

    def _deal(self, state: State, card: str) -> Transition:
        seat = len(state.held)
        moved, secret = (go(card, "pack", seat),), Secret((seat,), ("card",))
        dealt = event("dealt", seat, self.rules.keep, secret=secret, moved=moved, card=card)
        pack = tuple(left for left in state.pack if left != card)
        return Transition(state._replace(held=(*state.held, card), pack=pack), (dealt,))

    def is_terminal(self, state: State) -> bool:
        return state.done == self.players

    def returns(self, state: State) -> list[float]:
        outcome = self.outcome(state)
        winners = outcome.winners if outcome else ()
        return [float(seat in winners) for seat in range(self.players)]

    def outcome(self, state: State) -> Outcome | None:
        if not self.is_terminal(state):
            return None
        best = max(card or "" for card in state.held)
        winners = tuple(seat for seat, card in enumerate(state.held) if (card or "") == best)
        return Outcome(winners, "has the highest card", self.rules.keep.cites)

    def position(self, state: State) -> dict[str, Any]:
        legal = sorted(map(str, self.legal_actions(state)))
        return {"to_move": self.current_player(state), "legal": legal, "held": list(state.held)}

    def moment(self, state: State) -> Moment:
        mover, over = self.current_player(state), self.is_terminal(state)
        turn = len(state.held) if mover == CHANCE else mover
        phase = "over" if over else "deal" if mover == CHANCE else "turn"
        return Moment(1, phase, not state.held, over, turn)

    def playing(self, state: State) -> list[bool]:
        return [True] * self.players

    def table(self, state: State) -> Table:
        over = self.is_terminal(state)
        held = [*state.held, *[None] * (self.players - len(state.held))]
        zones = [
            Zone(zone(seat), "hand", lying(card), None if over and card else (seat,), seat)
            for seat, card in enumerate(held)
        ]
        pack = Zone("pack", "stock", lying(*state.pack), ())
        return Table((*zones, pack, Zone("thrown", "open", lying(*state.thrown))), ())

    def attempts(self, state: State) -> list[Action]:
        return []

    def allowing(self, state: State, action: Action) -> Any:
        return self.rules.keep.ground

    def refuse(self, state: State, action: Action) -> IllegalAction:
        return IllegalAction(f"{str(action)!r} is no move now.", self.law_now(state).cites)

    def law_now(self, state: State) -> Any:
        return self.rules.keep.ground


def lying(*cards: str | None) -> tuple[Lying, ...]:
    return tuple(Lying(card) for card in cards if card)


class Words:
    """The tiny game in words."""

    def thing(self, thing: str, language: str = "en") -> str:
        return f"the {thing}"

    def unit(self, rules: Any) -> str:
        return "wins"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        return f"{zone.unknown} cards in the pack" if zone.kind == "stock" else None

    def mark(self, mark: Any, language: str = "en") -> str:
        return f"{mark.value}"

    def move(self, rules: Any, seen: Any, action: Action, language: str = "en") -> Said:
        return Said({"keep": "Keep", "throw": "Throw away"}[action.verb])

    def event(self, rules: Any, seen: Any, names: Any, language: str = "en") -> Said:
        who = names[seen.seat] if seen.seat is not None else "All"
        return Said(f"{who}: {seen.kind} {seen.details.get('card', '')}".strip() + ".")

    def outcome(self, outcome: Outcome, names: Any, language: str = "en") -> str:
        return f"{', '.join(names[seat] for seat in outcome.winners)} {outcome.reason}."


FAMILY = Family(
    id="tiny",
    sources=Sources("gnav_core.games.tiny.sources", {"tiny-high": "tiny_high"}),
    game=Tiny,
    words=Words(),
    players={"random": AT_RANDOM},
)
