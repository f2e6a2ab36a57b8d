"""The answer key says what the engine does, for every source, reading and house rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.cited import every_cited
from gnav_core.core.event import SeenEvent
from gnav_core.core.record import FORMAT, read
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.answering import effect
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.key import key
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.play.session import Session
from tests.games.gnav import house_rules

HOUSES = (
    house_rules.rules("gnav-1774", below_one="gnav-kb"),
    house_rules.rules("gnav-1774", lives="gnav-1917"),
    house_rules.rules("gnav-1917", cuckoo="gnav-1774"),
)


def laws() -> list[Any]:
    """Each source as it is read by default, and under every other option of one reading."""
    found: list[Any] = []
    for source in SOURCES:
        found.append((source, {}))
        for crux, options in registry.readings(source).items():
            found += [(source, {crux: option}) for option in options[1:]]
    return found


every_law = pytest.mark.parametrize(("source", "readings"), laws())


def told(
    rules: str,
    readings: dict[str, str],
    moves: Sequence[str] = (),
    language: str = "en",
    seat: int = 0,
    **more: Any,
) -> Any:
    """Give the key of a game with three persons after these moves, and the game."""
    value = {"format": FORMAT, "rules": rules, "readings": readings, "players": 3}
    session = Session(read({**value, "kinds": ["human"] * 3, "moves": list(moves), **more}))
    return key(session, seat, language), session


def asking(game: GnavGame, piece: str) -> tuple[Any, list[SeenEvent]]:
    """Let the first seat ask the second, who holds this piece, and look at what comes of it."""
    own, third = [other for other in game.rules.pieces.value if other != piece][5:7]
    state, events = game.initial_state(), []
    seats = dict(zip(state.order, (own, piece, third), strict=True))
    for move in [*(f"deal:{seats[seat]}" for seat in state.order), "exchange"]:
        state, news = game.apply(state, Action.read(move))
        events += [event.whole for event in news]
    return state, events


def comes_to(state: Any, events: list[SeenEvent], asked: int) -> tuple[str, bool]:
    """Say by what happened how the request ended, and whether the asker paid for it."""
    kinds = [event.kind for event in events]
    before = kinds[: kinds.index("showed")] if "showed" in kinds else kinds
    fined = bool({"lost", "paid"} & set(before))
    if "passed" in kinds:  # whatever came of it further on
        return "on", fined
    if state.phase == "answer" and state.order[state.asked] == asked:
        return "choice", fined
    if "exchanged" in kinds:
        return "swap", fined
    return ("show" if "showed" in kinds else "stop"), fined


def holds(rules: RuleSet, piece: str, group: Any, game: GnavGame) -> None:
    state, events = asking(game, piece)
    start = game.initial_state()
    ended, fined = comes_to(state, events, start.order[1])
    assert fined == group["fined"], piece
    if ended != "choice":
        assert ended == group["id"], piece
        return
    verbs = {"may-send-on": "refuse", "may-refuse": "refuse", "may-call-tabu": "tabu"}
    _, news = game.apply(state, Action.read(verbs[group["id"]]))
    kinds = [event.kind for event in news]
    happens = {"may-send-on": "passed", "may-refuse": "refused", "may-call-tabu": "tabu"}
    assert happens[group["id"]] in kinds, piece
    game.apply(state, Action.read("accept"))


def agrees(said: Any, rules: RuleSet) -> None:
    """Every piece is in one group, and the group does what the engine does when it is asked."""
    assert [piece for group in said["groups"] for piece in group["kinds"]] == list(
        rules.pieces.value
    )
    assert [kind["piece"] for kind in said["kinds"]] == list(rules.pieces.value)
    cited = {cite for value in every_cited(rules) for cite in value.cites}
    game = GnavGame(rules, 3, 2)
    for group in said["groups"]:
        assert cited >= set(group["clauses"]) > set()
        for piece in group["kinds"]:
            holds(rules, piece, group, game)
    for kind in said["kinds"]:
        for part in (kind["rank"], *kind["asked"], *kind["shown"]):
            assert part["text"]
            assert cited >= set(part["clauses"]) > set()
            assert part["status"] in ("stated", "inferred", "supplied")
        assert kind["asked"]
        assert kind["shown"]


@every_law
def test_every_group_does_what_the_engine_does_when_its_pieces_are_asked(source, readings):
    said, session = told(source, readings)
    agrees(said, session.game.rules)


@pytest.mark.parametrize("house", HOUSES)
def test_house_rules_have_a_key_of_their_own(house):
    said, session = told("house", {}, house=house)
    agrees(said, session.game.rules)


def test_neighbours_in_rank_that_answer_alike_stand_together():
    said, _ = told("gnav-1774", {})
    groups = [(group["text"], len(group["kinds"]), group["status"]) for group in said["groups"]]
    assert groups == [
        ("stops you", 1, "inferred"),
        ("costs a stroke", 2, "inferred"),
        ("sends you on", 2, "stated"),
        ("must exchange with you", 16, "inferred"),
    ]


def test_the_owl_is_the_lowest_by_the_fragment_and_the_fool_above_the_null():
    """gnav-kb.r1.b: what 1774 would read as its last, the fragment puts before null and pot."""
    said, _ = told("gnav-kb", {})
    last = [kind["piece"] for kind in said["kinds"]][-4:]
    assert last == ["fool", "0", "pot", "owl"]
    assert said["kinds"][-1]["rank"]["text"].startswith("The lowest of the 21 kinds.")


def test_the_german_key_is_of_cards_and_says_tokens():
    said, _ = told("gnav-german", {})
    assert [group["text"] for group in said["groups"]] == [
        "may send you on",
        "must exchange with you",
    ]
    joker = [part["text"] for part in said["kinds"][-1]["shown"]]
    assert joker[0] == "Whoever is dealt it must knock on the table."
    assert "Whoever shows it pays a token into the pool." in joker


def test_a_cry_stands_in_the_language_of_its_source():
    said, _ = told("gnav-1917", {}, language="da")
    horse = next(kind for kind in said["kinds"] if kind["piece"] == "horse")
    assert [part["cry"] for part in horse["asked"]] == ["Hest forbi!"]


@every_law
def test_what_a_piece_costs_when_all_show_is_what_the_engine_takes(source, readings):
    """With no fool, with one, and with two, each sentence is there that bears on it."""
    said, session = told(source, readings)
    rules = session.game.rules
    tally = rules.tally
    fool = next(kind for kind in said["kinds"] if kind["piece"] == tally.fool.value)
    other = next(kind for kind in said["kinds"] if kind["piece"] != tally.fool.value)
    told_of = {cite for kind in (fool, other) for part in kind["shown"] for cite in part["clauses"]}
    for fools in range(rules.copies.value + 1):
        for asked in tally.asks(session.state, fools):
            assert {cite for value in asked.basis for cite in value.cites} <= told_of


def dealt(*pieces: str) -> list[str]:
    return [f"deal:{piece}" for piece in pieces]


def test_ones_own_piece_is_held_against_the_other_pieces_of_the_set():
    said, _ = told("gnav-1774", {}, dealt("11", "cat", "4"), dealer=2)
    assert said["mine"] == {
        "piece": "11",
        "text": "You hold an 11, better than 28 of the other 41.",
        "heading": "When asked, Seat 1’s …",
    }


def test_what_the_seat_has_seen_is_not_counted_among_the_others():
    said, _ = told("gnav-1774", {}, [*dealt("3", "11", "4"), "exchange"], dealer=2, seat=1)
    assert said["mine"]["text"] == "You hold a 3, better than 12 of the 40 you have not seen."


def test_the_dealer_asks_nobody_and_a_seat_without_a_piece_is_told_of_none():
    moves = [*dealt("11", "cat", "4"), "stand", "stand"]
    said, _ = told("gnav-1774", {}, moves, dealer=2, seat=2)
    assert said["mine"]["heading"] == "When asked …"
    assert told("gnav-1774", {}, seat=1)[0]["mine"] is None


@pytest.mark.parametrize("source", SOURCES)
def test_the_key_is_the_same_when_hidden_pieces_change_places(source):
    """What the seat holds and has seen is the same, so all that it is told is."""
    pieces = registry.rule_set(source, {}).pieces.value
    hidden = [pieces[5], pieces[-2]]
    one, _ = told(source, {}, dealt(pieces[4], *hidden), dealer=2)
    other, _ = told(source, {}, dealt(pieces[4], *hidden[::-1]), dealer=2)
    assert one == other


def test_kinds_that_answer_alike_have_one_effect_though_their_rules_differ():
    rules = registry.rule_set("gnav-1774", {})
    assert effect(rules.answers["12"]) == effect(rules.answers["fool"])
    assert rules.answers["12"] != rules.answers["fool"]
