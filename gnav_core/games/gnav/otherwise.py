"""What another choice would have brought whom a showing has hit: said only where it is certain."""

from __future__ import annotations

from typing import Any, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.sentences import Sentence, retell
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.knowledge import does
from gnav_core.games.gnav.refusal import allowed_by
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import State
from gnav_core.games.gnav.words import the_piece
from gnav_core.play.line import Line
from gnav_core.play.session import Session

OTHER = {"stand": "exchange", "exchange": "stand", "take": "keep"}
COSTS = ("lost", "paid")
UNDOING = ("undo-if-swapped", "undo-linked", "undo-all")

HAD = {
    "stand": "Had you stood",
    "exchange": "Had you asked {who}",
    "keep": "Had you kept what you had",
}
SAME = "{had}, you would have shown the same: {piece}."
SHOWN = "{had}, you would have shown {piece}."
WORSE = "{had}, you would have shown {piece}, which is lower still."
LOWER = "{had}, you would have shown {piece}; {other} of {who} is lower."
FINED = "{had}, that would have cost you too."
ANOTHER = "{had}, you would have shown {piece}, and {who} would have lost with {other}."
NOBODY = "{had}, you would have shown {piece} and lost nothing."
AGAIN = "{had}, you would have shown {piece} and lost all the same."


class Certain(NamedTuple):
    """Say what is certain of another choice: made instead, it leads to this in every case.

    ``at`` is the number of the move it stands for, ``piece`` what the seat would have shown;
    ``same`` that it shows the like now. ``fined``: asking itself would have cost. ``lower``: an
    earlier seat, and the lower piece that it would have shown. ``worse``: that ``piece``
    is lower than what the seat shows now. ``hit``: whom the showing would have cost, in order,
    where all of it is certain; else ``None``.

    Certain is what holds however the deal might have gone on from there: whatever the later players
    had chosen, since they would have seen another move, and whatever had come from the bag or pack.
    What it rests on lies open now, or the seat has seen it itself: the pieces of the others are
    taken for known only if none of them has been changed at the bag or pack since.
    """

    at: int
    action: Action
    piece: str
    same: bool
    fined: bool
    lower: tuple[int, str] | None
    worse: bool
    hit: tuple[tuple[int, str], ...] | None


def certain(line: Line, seat: int) -> Certain | None:
    """Find what is certain of another choice of the seat in the deal that was shown last.

    Nothing is said where the showing has cost the seat nothing.
    """
    showing = next((n for n in reversed(line.entries) if n.event.kind == "showed"), None)
    if showing is None or showing.deal != line.entries[-1].deal:
        return None
    since = line.entries[line.entries.index(showing) :]
    if not any(one.event.kind in COSTS and one.event.seat == seat for one in since):
        return None
    shown = showing.event.details["held"][seat]
    for at in range(line.deal_begins(showing.move), showing.move + 1):
        verb = OTHER.get(str(line.moves[at])) if line.mover(at) == seat else None
        if verb and (found := _instead(line, seat, at, ACTIONS[verb], shown)):
            return found
    return None


def _instead(line: Line, seat: int, at: int, action: Action, shown: str) -> Certain | None:
    game: GnavGame = line.game  # type: ignore[assignment]
    before: State = line.states[at]
    if not game.is_legal(before, action):
        return None
    after, events = game.apply(before, action)
    is_open = not any(
        one.event.kind == "drew" and one.event.seat != seat and one.move >= at
        for one in line.entries
    )
    if action.verb == "exchange" and not is_open:
        return None
    showed = next((n for n, one in enumerate(events) if one.kind == "showed"), None)
    asking = events[:showed]
    fined = any(one.kind in COSTS and one.seat == seat for one in asking)
    if showed is not None:
        if not (is_open or before.last) or any(one.kind == "void" for one in events):
            return None
        held = events[showed].details["held"]
        hit = [one.seat for one in events[showed:] if one.kind in COSTS and one.seat is not None]
        found = tuple((other, held[other]) for other in hit)
        return Certain(at, action, held[seat], held[seat] == shown, fined, None, False, found)
    piece = after.held[seat]
    if after.phase != "exchange" or piece is None or not _stays(game.rules, after, seat, is_open):
        return None
    lower = _lower(game.rules, after, seat, is_open)
    worse = game.rules.rank[piece] > game.rules.rank[shown]
    return Certain(at, action, piece, piece == shown, fined, lower, worse, None)


def _stays(rules: RuleSet, state: State, seat: int, is_open: bool) -> bool:
    """Whether a seat that has had its turn will show what it holds, since nothing undoes it."""
    if state.origin[seat] == seat:
        return True
    undoing = {piece for piece, answer in rules.answers.items() if does(answer, *UNDOING)}
    to_come = {state.held[later] for later in state.order[state.at :]}
    return not undoing or (is_open and not undoing & to_come)


def _lower(rules: RuleSet, state: State, seat: int, is_open: bool) -> tuple[int, str] | None:
    """Find the lowest piece below the seat's own that an earlier seat is sure to show."""
    rank, fool = rules.rank, rules.tally.fool.value
    own = state.held[seat] or fool
    done = state.order[: state.order.index(seat)]
    counted = [other for other in done if other in rules.tally.showing(state)]
    held = {other: state.held[other] or fool for other in counted}
    below = [
        (rank[piece], other, piece)
        for other, piece in held.items()
        if fool not in (own, piece)
        and rank[piece] > rank[own]
        and _stays(rules, state, other, is_open)
    ]
    return max(below)[1:] if below else None


def _sentence(found: Certain, seat: int, neighbour: str, names: Any, language: str) -> Sentence:
    had = Sentence(HAD[found.action.verb], who=neighbour)
    piece = Sentence("{part}", part=the_piece(found.piece, language))
    parts: dict[str, Any] = {"had": had, "piece": piece}
    if found.hit is not None:
        others = [(other, held) for other, held in found.hit if other != seat]
        if found.fined or len(others) < len(found.hit):
            return Sentence(AGAIN, **parts)
        if not others:
            return Sentence(NOBODY, **parts)
        other, held = others[-1]
        return Sentence(ANOTHER, **parts, who=names[other], other=the_piece(held, language))
    if found.fined:
        return Sentence(FINED, had=had)
    if found.same:
        return Sentence(SAME, **parts)
    if found.lower:
        other, held = found.lower
        return Sentence(LOWER, **parts, who=names[other], other=the_piece(held, language))
    return Sentence(WORSE if found.worse else SHOWN, **parts)


def otherwise(session: Session, seat: int, language: str = "en") -> dict[str, Any] | None:
    """Say to a seat that a showing has hit what its other choice would have brought, if certain."""
    found = certain(session.line, seat)
    if found is None:
        return None
    state: State = session.line.states[found.at]
    order, names, rules = state.order, session.names, session.game.rules
    following = order.index(seat) + 1
    neighbour = names[order[following]] if following < len(order) else ""
    said = _sentence(found, seat, neighbour, names, language)
    basis = ground(*allowed_by(rules, state, found.action.verb), rules.show)
    law = {"clauses": list(basis.cites), "status": basis.status}
    return {"text": retell(said, language), **law}
