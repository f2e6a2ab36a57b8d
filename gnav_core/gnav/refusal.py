"""Why a move is refused, and by which clause; and which clauses rule a moment."""

from __future__ import annotations

from typing import Any

from gnav_core.cited import Cited, citations
from gnav_core.game import CHANCE, IllegalAction, Mover
from gnav_core.gnav.actions import APPEAL_VERBS, Action, format_action
from gnav_core.gnav.ruleset import RuleSet
from gnav_core.gnav.state import State
from gnav_core.gnav.turn import asked, drawing

REASONS = {
    "accept": "nobody is asked who may choose: the piece asked decides",
    "refuse": "nobody is asked who may choose: the piece asked decides",
    "tabu": "no tabu can be called now",
    "take": "no request has gone past the dealer",
    "keep": "no request has gone past the dealer",
    "tap": "only the holder of a fool may tap, at his own turn and once a deal",
    "appeal": "no appeal is open",
    "sit-out": "no appeal is open",
    "retire": "no appeal is open",
    "exchange": "the dealer may change only the first piece he had, and his was swapped to him",
}


def refuse(rules: RuleSet, state: State, action: Action, mover: Mover) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return IllegalAction("The game is over, so no move follows.", rules.tally.won.cites)
    text = format_action(action)
    if action.piece is not None and action.verb == state.phase:
        return _no_such_piece(rules, state, action.piece)
    if mover == CHANCE or action.piece is not None:
        return IllegalAction(f"{_expected(state, mover)}, not {text!r}.", law(rules, state))
    return _not_now(rules, state, action.verb, mover)


def unknown(rules: RuleSet, state: State, text: str) -> IllegalAction:
    """Refuse a text that is no move of any Gnav."""
    verb, colon, _ = text.partition(":")
    basis = rules.pieces.cites if colon and verb in ("deal", "draw") else law(rules, state)
    return IllegalAction(f"There is no move {text[:40]!r}.", basis)


def law(rules: RuleSet, state: State) -> tuple[str, ...]:
    """List the clauses that rule this moment, whatever the hidden pieces are."""
    return citations(*_ruling(rules, state))


def _ruling(rules: RuleSet, state: State) -> list[Cited[Any]]:
    match state.phase:
        case "deal":
            return [rules.deal]
        case "draw":
            return list(drawing(rules, state))
        case "answer":
            courses = asked(rules, state).choices.values()
            return [effect for course in courses for effect in course]
        case "appeal":
            appeals = rules.tally.appeals
            return [appeals.times, appeals.sit_out] if appeals else []
        case "over":
            return [rules.tally.won]
    change = (rules.turn_change, rules.last_turn) if state.last else (rules.ask,)
    also = [rule for rule in (rules.turns, rules.tap) if rule]
    return [rules.stand, *change, *also]


def allowing(rules: RuleSet, state: State, verb: str) -> tuple[str, ...]:
    """List the clauses that allow a move which is legal now."""
    if state.phase == "exchange":
        turn: dict[str, tuple[Cited[Any] | None, ...]] = {
            "stand": (rules.stand,),
            "exchange": drawing(rules, state) if state.last else (rules.ask,),
            "tap": (rules.tap,),
        }
        return citations(*(cited for cited in turn[verb] if cited))
    if state.phase == "answer":
        return citations(*asked(rules, state).choices[verb])
    appeals = rules.tally.appeals
    if appeals is None:
        return law(rules, state)
    named: dict[str, Cited[Any]] = {
        "appeal": appeals.times,
        "sit-out": appeals.sit_out,
        "retire": appeals.retire,
    }
    return named[verb].cites


def _expected(state: State, mover: Mover) -> str:
    match state.phase:
        case "deal":
            return f"Seat {state.seat} is to be dealt a piece"
        case "draw":
            return f"Seat {state.seat} is to draw a piece"
        case "answer":
            return f"Seat {mover} is to answer the request"
        case "appeal":
            return f"Seat {mover} is to answer the appeal"
    return f"Seat {mover} is to stand or exchange"


def _no_such_piece(rules: RuleSet, state: State, piece: str) -> IllegalAction:
    if piece not in rules.pieces.value:
        return IllegalAction(f"There is no piece {piece!r} in this game.", rules.copies.cites)
    under = rules.stock.under
    if under and piece in state.aside:
        return IllegalAction(
            f"The card {piece!r} was put under the pack in this deal.", under.cites
        )
    return IllegalAction(f"There is no {piece!r} left to come.", rules.copies.cites)


def _not_now(rules: RuleSet, state: State, verb: str, mover: Mover) -> IllegalAction:
    expected = _expected(state, mover)
    if state.phase == "appeal" and verb == "sit-out" and rules.tally.appeals:
        why = f"Seat {mover} has sat out before, and may not again now."
        return IllegalAction(why, rules.tally.appeals.sit_out.cites)
    ruled = rules.tap if verb == "tap" else rules.refusals.get(verb)
    misplaced = state.phase == "appeal" or (
        verb in ("stand", "exchange") and state.phase != "exchange"
    )
    past_dealer = state.phase == "answer" and state.asked == len(state.order)
    if verb == "exchange" and not misplaced:
        basis = citations(rules.turn_change, rules.swapped_change)
        return IllegalAction(f"{expected}: {REASONS[verb]}.", basis)
    if ruled is None or misplaced or past_dealer:
        return IllegalAction(f"{expected}, so {verb!r} is no move now.", law(rules, state))
    if state.phase == "answer" and verb not in APPEAL_VERBS:
        return IllegalAction(f"{expected}, and cannot {verb!r} here.", ruled.cites)
    return IllegalAction(f"{expected}: {REASONS[verb]}.", ruled.cites)
