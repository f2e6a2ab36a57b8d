"""The answer key: all kinds of piece, best first, and what each does when it is asked.

It is the same for every seat, but for what the seat itself holds and has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from gnav_core.core.cited import Rule, ground
from gnav_core.core.game import see
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.answering import (
    Told,
    at_the_showing,
    effect,
    in_short,
    short_basis,
    when_asked,
)
from gnav_core.games.gnav.glosses import gloss
from gnav_core.games.gnav.knowledge import known
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import own_piece
from gnav_core.games.gnav.words import piece_in_words
from gnav_core.play.session import Session

BEST: Final = (
    "The best of the {kinds} kinds.",
    "The second best of the {kinds} kinds.",
    "The third best of the {kinds} kinds.",
)
WORST: Final = (
    "The lowest of the {kinds} kinds.",
    "The second lowest of the {kinds} kinds.",
    "The third lowest of the {kinds} kinds.",
)
BETWEEN: Final = "Number {place} of the {kinds} kinds, counted from the best."
ONE_OF: Final = "Of the other {other}, {better} are better and {worse} are worse."
ALL_UNSEEN: Final = "You hold {piece}, better than {worse} of the other {other}."
SOME_SEEN: Final = "You hold {piece}, better than {worse} of the {other} you have not seen."
NEXT: Final = "When asked, {name}’s …"
ANY: Final = "When asked …"


def key(session: Session, seat: int | None, language: str = "en") -> dict[str, Any]:
    """Give the answer key of the game in play, and what it says of the piece this seat holds.

    ``kinds`` has every kind of piece from best to worst; ``groups`` the runs of kinds that answer
    alike; ``mine`` what the seat is told of its own piece, ``None`` where it holds none.
    """
    rules: RuleSet = session.game.rules
    return {
        "groups": [_group(rules, run, language) for run in runs(rules)],
        "kinds": [_kind(rules, piece, language) for piece in rules.pieces.value],
        "mine": None if seat is None else mine(session, seat, language),
    }


def runs(rules: RuleSet) -> list[tuple[str, ...]]:
    """Part the kinds, from best to worst, into runs whose answers come to the same."""
    answers = rules.answers
    return [
        tuple(run) for _, run in groupby(rules.pieces.value, lambda piece: effect(answers[piece]))
    ]


def _group(rules: RuleSet, run: tuple[str, ...], language: str) -> dict[str, Any]:
    found = effect(rules.answers[run[0]])
    basis = [step for piece in run for step in short_basis(rules.answers[piece])]
    text = tell(language, in_short(rules, found))
    return {"id": found.id, "fined": found.fined, "kinds": list(run), "text": text, **_on(basis)}


def _kind(rules: RuleSet, piece: str, language: str) -> dict[str, Any]:
    place, kinds = rules.rank[piece], len(rules.pieces.value)
    copies = rules.copies.value
    count = {
        "other": kinds * copies - 1,
        "better": place * copies,
        "worse": (kinds - 1 - place) * copies,
    }
    ranked = tell(language, ranking(place, kinds), place=place + 1, kinds=kinds)
    counted = tell(language, ONE_OF, **count)
    return {
        "piece": piece,
        "name": piece_in_words(piece, language),
        "place": place + 1,
        "rank": {"text": f"{ranked} {counted}", **_on((rules.pieces, rules.copies))},
        "asked": [_told(told, language) for told in when_asked(rules, piece)],
        "shown": [_told(told, language) for told in at_the_showing(rules, piece)],
    }


def ranking(place: int, kinds: int) -> str:
    """Choose the sentence that says which place, 0 the best, a kind has among all."""
    if place < len(BEST):
        return BEST[place]
    last = kinds - 1 - place
    return WORST[last] if last < len(WORST) else BETWEEN


def mine(session: Session, seat: int, language: str) -> dict[str, Any] | None:
    """Say how many of the others the seat's own piece is better than, and whom it may ask."""
    rules: RuleSet = session.game.rules
    seen = see(session.game, session.state, seat)
    own = own_piece(seen)
    if not own:
        return None
    unseen = known(rules, seat, session.seen_events(seat)).unseen(rules)
    worse = sum(count for piece, count in unseen.items() if rules.rank[piece] > rules.rank[own])
    other = unseen.total()
    said = ALL_UNSEEN if other == len(rules.full_bag) - 1 else SOME_SEEN
    piece = piece_in_words(own, language)
    return {
        "piece": own,
        "text": tell(language, said, piece=piece, worse=worse, other=other),
        "heading": _heading(session, seat, language),
    }


def _heading(session: Session, seat: int, language: str) -> str:
    """Say whose piece it is that answers: the next one's, where this seat may still ask him."""
    state = session.state
    order: Sequence[int] = state.order
    at = order.index(seat) + 1 if seat in order else len(order)
    if state.phase != "exchange" or state.seat != seat or at >= len(order):
        return tell(language, ANY)
    return tell(language, NEXT, name=session.names[order[at]])


def _told(told: Told, language: str) -> dict[str, Any]:
    said = {"text": tell(language, told.text), **_on(told.basis)}
    cry = told.cry.value if told.cry else None
    return {**said, "cry": cry, "gloss": gloss(cry, language)} if cry else said


def _on(basis: Sequence[Rule]) -> dict[str, Any]:
    """Say what something rests on, how firmly, and who has lent it."""
    found = ground(*dict.fromkeys(basis))
    return {
        "clauses": list(found.cites),
        "status": found.status,
        "supplied": found.supplied_from,
    }
