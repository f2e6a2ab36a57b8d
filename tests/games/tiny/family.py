"""The tiny game: deal a card to each, then each keeps it or throws it away; the highest wins."""

from __future__ import annotations

from typing import Any, NamedTuple

from gnav_core.core.event import Secret, event
from gnav_core.core.family import Family, Said, Sources
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Outcome, Transition
from gnav_core.play.players import AT_RANDOM

CARDS = ("1", "2", "3", "4")


class State(NamedTuple):
    """What each seat holds (``"0"``: thrown away), and how many have kept or thrown."""

    held: tuple[str, ...] = ()
    done: int = 0


class Tiny:
    """Play by the tiny rules; a move is a word."""

    def __init__(self, rules: Any, players: int, dealer: int) -> None:
        self.rules, self.rules_id, self.players, self.dealer = rules, rules.id, players, dealer

    def initial_state(self) -> State:
        return State()

    def current_player(self, state: State) -> Any:
        if len(state.held) < self.players:
            return CHANCE
        return state.done if state.done < self.players else None

    def legal_actions(self, state: State) -> list[str]:
        if self.current_player(state) == CHANCE:
            return [f"deal:{card}" for card in CARDS if card not in state.held]
        return [] if self.is_terminal(state) else ["keep", "throw"]

    def chance_outcomes(self, state: State) -> list[tuple[str, float]]:
        moves = self.legal_actions(state)
        return [(move, 1 / len(moves)) for move in moves]

    def apply(self, state: State, action: str) -> Transition:
        if action not in self.legal_actions(state):
            raise self.refuse(state, action)
        if action.startswith("deal:"):
            seat, card = len(state.held), action.removeprefix("deal:")
            told = event(
                "dealt", seat, self.rules.keep, secret=Secret((seat,), ("card",)), card=card
            )
            return Transition(state._replace(held=(*state.held, card)), (told,))
        seat, held = state.done, list(state.held)
        if action == "throw":
            held[seat] = "0"
        after = State(tuple(held), seat + 1)
        events = [event(action, seat, self.rules.keep)]
        if after.done == self.players:
            events.append(event("showed", None, self.rules.keep, held=list(after.held)))
        return Transition(after, tuple(events))

    def is_terminal(self, state: State) -> bool:
        return state.done == self.players

    def returns(self, state: State) -> list[float]:
        outcome = self.outcome(state)
        return [
            float(outcome is not None and seat in outcome.winners) for seat in range(self.players)
        ]

    def outcome(self, state: State) -> Outcome | None:
        if not self.is_terminal(state):
            return None
        best = max(state.held)
        winners = tuple(seat for seat, card in enumerate(state.held) if card == best)
        return Outcome(winners, "has the highest card", self.rules.keep.cites)

    def position(self, state: State) -> dict[str, Any]:
        mover = self.current_player(state)
        legal = sorted(self.legal_actions(state))
        return {"to_move": mover, "legal": legal, "held": list(state.held)}

    def observe(self, state: State, seat: int | None) -> dict[str, Any]:
        mover, over = self.current_player(state), self.is_terminal(state)
        held = [card if over or at == seat else "hidden" for at, card in enumerate(state.held)]
        held += [None] * (self.players - len(held))  # type: ignore[list-item]
        return {
            "to_move": mover,
            "legal": self.legal_actions(state) if mover == seat else [],
            "held": held,
            "score": [0] * self.players,
        }

    def moment(self, state: State) -> Moment:
        over = self.is_terminal(state)
        mover = self.current_player(state)
        turn = len(state.held) if mover == CHANCE else mover
        phase = "over" if over else "deal" if mover == CHANCE else "turn"
        return Moment(1, phase, not state.held, over, (True,) * self.players, turn)

    def held(self, state: State) -> tuple[str | None, ...]:
        return (*state.held, *[None] * (self.players - len(state.held)))

    def laid_open(self, event: Any) -> list[str | None] | None:
        return event.details["held"] if event.kind == "showed" else None

    def attempts(self, state: State) -> list[str]:
        return []

    def allowing(self, state: State, action: str) -> Any:
        return self.rules.keep.ground

    def refuse(self, state: State, action: str) -> IllegalAction:
        return IllegalAction(f"{action!r} is no move now.", self.law(state))

    def law(self, state: State) -> tuple[str, ...]:
        cites: tuple[str, ...] = self.rules.keep.cites
        return cites

    def parse(self, state: State, text: str) -> str:
        return text

    def format(self, action: str) -> str:
        return action


class Words:
    """The tiny game in words."""

    def thing(self, thing: str, language: str = "en") -> str:
        return f"the {thing}"

    def unit(self, rules: Any) -> str:
        return "wins"

    def move(self, rules: Any, seen: Any, move: str, language: str = "en") -> Said:
        return Said({"keep": "Keep", "throw": "Throw away"}[move])

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
