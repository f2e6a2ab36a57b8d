"""The mechanics all sources share: small functions that a rule set chooses by name.

Each takes the state with its request settled (phase ``exchange``), the index of the seat asked,
and the effect with its cause; it writes its events into the log. An effect that sends the request
on, asks for a draw or ends the play says so by the phase it leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gnav_core.cards.go import go
from gnav_core.core.event import Secret, event
from gnav_core.games.gnav.causes import Cause
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import Log, State, swap

Mechanic = Callable[[RuleSet, State, int, Cause, Log], State]


def exchange(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Change the two pieces for each other."""
    seat, other = state.seat, state.order[asked]
    secret = Secret((seat, other), basis=cause.others) if cause.others else None
    held = state.held
    moved = (go(held[seat] or "", seat, other), go(held[other] or "", other, seat))
    details = _named("with", other)
    log.append(event("exchanged", seat, cause.effect, secret=secret, moved=moved, **details))
    return state.but(held=swap(held, seat, other), origin=swap(state.origin, seat, other))


def pass_on(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Send the request on; a piece that must do so (horse, house) is named, a card that may not."""
    by = state.order[asked]
    piece = state.held[by] or ""
    named = _named("piece", piece) if rules.answers[piece].forced else {}
    log.append(event("passed", state.seat, cause.effect, by=by, **named))
    return state.but(phase="request", asked=asked + 1)


def kiss(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Cry "Kis-Kis": the asker may ask nobody else."""
    log.append(event("kissed", state.seat, cause.effect, by=state.order[asked]))
    return state


def strike(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Cry "Hug af": the asker keeps his piece and may ask nobody else."""
    log.append(event("struck", state.seat, cause.effect, by=state.order[asked]))
    return state


def fine(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Cost the asker a stroke."""
    return rules.tally.lose(state, state.seat, 1, (cause.effect,), log)


def stay(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Stop the asker before the cuckoo."""
    log.append(event("stopped", state.seat, cause.effect, by=state.order[asked]))
    return state


def stop_play(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Stop the asker before the cuckoo, and the play with him: all show."""
    return stay(rules, state, asked, cause, log).but(phase="show")


def tabu(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Call the tabu: nobody exchanges any more, all show."""
    holder = state.order[asked]
    log.append(event("tabu", holder, cause.effect, of=state.seat, piece=state.held[holder]))
    return state.but(phase="show")


def decline(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Refuse to exchange: the request ends, the asker keeps his piece."""
    log.append(event("refused", state.seat, cause.effect, by=state.order[asked]))
    return state


def draw(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Let the asker draw from the bag or pack."""
    return state.but(phase="draw")


def keep(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Let the asker keep his piece."""
    log.append(event("kept", state.seat, cause.effect))
    return state


def undo_if_swapped(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Undo all exchanges of the deal if the asker's piece had come to him by one of them."""
    return undo_all(rules, state, asked, cause, log) if state.swapped else state


def undo_all(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Give every piece back to the player who drew it."""
    return _give_back(state, state.order, cause, log)


def undo_linked(rules: RuleSet, state: State, asked: int, cause: Cause, log: Log) -> State:
    """Give the pieces back among the players tied to the asker by exchanges.

    Each player asks once at most, so the exchanges form trees, and the players of a tree are
    those through whose hands the pieces have gone round: a cycle from drawer to holder.
    """
    tied, seat = [state.seat], state.origin[state.seat]
    while seat is not None and seat != state.seat:
        tied.append(seat)
        seat = state.origin[seat]
    return _give_back(state, tuple(tied), cause, log)


def _named(key: str, value: Any) -> dict[str, Any]:
    return {key: value}


def _give_back(state: State, seats: tuple[int, ...], cause: Cause, log: Log) -> State:
    held, origin, moved = list(state.held), list(state.origin), []
    apart = [seat for seat in seats if state.origin[seat] != seat]
    for seat in apart:
        drawer = state.origin[seat]
        assert drawer is not None
        held[drawer], origin[drawer] = state.held[seat], drawer
        moved.append(go(state.held[seat] or "", seat, drawer))
    if not apart:
        return state
    log.append(event("returned", None, cause.effect, moved=tuple(moved), seats=apart))
    return state.but(held=tuple(held), origin=tuple(origin))


MECHANICS: Mapping[str, Mechanic] = {
    "swap": exchange,
    "pass-on": pass_on,
    "kiss": kiss,
    "strike": strike,
    "fine": fine,
    "undo-if-swapped": undo_if_swapped,
    "undo-linked": undo_linked,
    "undo-all": undo_all,
    "stay": stay,
    "stop-play": stop_play,
    "decline": decline,
    "tabu": tabu,
    "draw": draw,
    "keep": keep,
}
