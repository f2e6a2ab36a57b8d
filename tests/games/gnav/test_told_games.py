"""Random games of the engine, told to the scorekeeper deal by deal, come to the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import IllegalAction
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.scorekeeper.keeper import keep, tell
from gnav_core.games.gnav.scorekeeper.ledger import read, read_entry
from gnav_core.games.gnav.showing import HIT, Shown
from tests.games.gnav.evenings import answered, met
from tests.games.play import play, setups

PIECE = {"kissed": "cat", "struck": "dragoon", "stopped": "cuckoo"}


def reports(head: dict[str, Any], chance: Random, most: int) -> Iterator[tuple[Any, dict, Any]]:
    """Play a random game and tell of it: yield each entry with the states before and after."""
    old = None
    for _, state, move, events in play(head, chance, most):
        kinds = [event.kind for event in events]
        for at, event in enumerate(events):
            if event.kind in PIECE and kinds[at + 1 : at + 2] == ["lost"]:
                yield old, met(event.seat, PIECE[event.kind]), None
            if event.kind == "tapped":
                yield old, {"tell": "tapped", "seat": event.seat}, None
            if event.kind == "showed":
                yield old, {"tell": "shown", "pieces": event.details["held"]}, state
        if old is not None and old.phase == "appeal":
            yield old, answered(old.asked, move), state
        old = state


def by_seat(head: dict[str, Any]) -> dict[str, Any]:
    names = [f"Player {seat}" for seat in range(head["players"])]
    return {**head, "format": "gnav-ledger/1", "names": names}


def the_same(told_of: Any, played: Any) -> bool:
    names: tuple[str, ...] = ("score", "plus", "appeals", "retired", "sat", "pool", "winners")
    names += ("playing_off", "dealer", "deal", "order", "before")
    return all(getattr(told_of, name) == getattr(played, name) for name in names)


def hit(rules: Any, state: Any, entry: dict[str, Any]) -> dict[str, Any]:
    """Tell of a showing by who is hit, from the pieces."""
    pieces = {seat: entry["pieces"][seat] for seat in state.order}
    showing = Shown(pieces, rules.rank, rules.tally.fool.value, state.tapped)
    fools = len(showing.fools) if not state.playing_off else 0
    seats = {}
    for asked in rules.tally.asks(state, fools):
        named = sorted(HIT[asked.who](showing), key=lambda seat: -rules.rank[pieces[seat]])
        if asked.who == "pairs":
            named = sorted(named, key=lambda seat: rules.rank[pieces[seat]])
        seats[asked.who] = named
    best = any(rules.rank[pieces[seat]] == 0 for seat in seats.get("lowest-other", ()))
    best = best and rules.tally.sparing(state) is not None
    return {"tell": "lost", "fools": fools, "seats": seats, "best": best}


def some(rules: Any, state: Any, entry: dict[str, Any]) -> dict[str, Any]:
    """Tell only of those who are hit, and of whoever shows a fool or the best piece."""
    named = {seat for seats in hit(rules, state, entry)["seats"].values() for seat in seats}
    pieces = entry["pieces"]
    named |= {at for at, piece in enumerate(pieces) if rules.rank.get(piece) == 0}
    kept = [piece if seat in named else None for seat, piece in enumerate(pieces)]
    return {"tell": "shown", "pieces": kept}


@pytest.mark.parametrize("way", ["pieces", "losers", "some pieces"])
def test_a_game_told_deal_by_deal_scores_as_the_engine_scores_it(way):
    """Every source, every option of every reading, every number of seats."""
    chance = Random(way)
    for head in setups(way, SOURCES):
        rules = registry.rule_set(head["rules"], head["readings"])
        book = keep(read(by_seat(head) | {"entries": []}))
        for before, entry, after in reports(head, chance, 600):
            if entry["tell"] == "shown" and way != "pieces":
                entry = (hit if way == "losers" else some)(rules, before, entry)
            book = tell(book, read_entry(entry, head["players"]))
            if after is not None:
                assert the_same(book.state, after), (head, entry)


def anything(rules: Any, state: Any, chance: Random) -> dict[str, Any]:
    """Tell anything at all, sense or nonsense, as a page or a damaged file might."""
    seats = range(len(state.score))
    some_seats = [chance.choice(seats) for _ in range(chance.randrange(4))]
    pieces = [*rules.pieces.value, None, None, None, "wolf"]
    whos = [*HIT]
    match chance.randrange(6):
        case 0:
            return met(chance.choice(seats), str(chance.choice(pieces)))
        case 1:
            return {"tell": "tapped", "seat": chance.choice(seats)}
        case 2:
            return answered(chance.choice(seats), chance.choice(["appeal", "sit-out", "retire"]))
        case 3:
            shown = [chance.choice(pieces[:-1]) if seat in state.order else None for seat in seats]
            return {"tell": "shown", "pieces": shown}
    fools = chance.randrange(3)
    with_so_many = [asked.who for asked in rules.tally.asks(state, min(fools, rules.copies.value))]
    named = {who: [chance.choice(seats)] * chance.randrange(2) for who in with_so_many}
    if not chance.randrange(3):
        named[chance.choice(whos)] = some_seats
    return {"tell": "lost", "fools": fools, "seats": named, "best": not chance.randrange(4)}


def test_whatever_is_told_is_written_up_or_refused_in_one_sentence_with_clauses():
    chance = Random("anything")
    told_of, refusals = 0, []
    for head in setups("anything", SOURCES):
        rules = registry.rule_set(head["rules"], head["readings"])
        book = keep(read(by_seat(head) | {"entries": []}))
        for _ in range(60):
            entry = read_entry(anything(rules, book.state, chance), head["players"])
            try:
                book = tell(book, entry)
            except IllegalAction as refusal:
                refusals.append(refusal)
                continue
            told_of += 1
            assert all(line.event.clauses for line in book.lines)
            assert min(book.state.score) >= 0
    assert told_of > 1000
    assert all(refusal.clauses and refusal.why.endswith(".") for refusal in refusals)
    assert len({getattr(refusal.why, "template", "") for refusal in refusals}) > 20
