"""What holds in every game of every family, by any of its sources and readings."""

from __future__ import annotations

import json
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from gnav_core.core import record, registry
from gnav_core.core.choices import choices, expand
from gnav_core.core.game import IllegalAction, see
from gnav_core.core.sentences import LANGUAGES, retell
from gnav_core.core.table import BESIDE, fold, hide
from gnav_core.play.views import View
from tests.core.any_game import (
    act,
    begun,
    head,
    heads,
    moves_of,
    new,
    played,
)
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded

GAMES = 4
MOVES = 150
QUOTED = set("'”“\"")
every_source = pytest.mark.parametrize("rules", list(registry.SOURCES))
some_and_many = pytest.mark.parametrize("games", rest_in_prove([GAMES, 15]))


@every_source
@some_and_many
@seeded("choices")
def test_choices_expand_to_the_legal_moves(rules: str, games: int, seed: str) -> None:
    chance = Random(f"{seed} {rules}")
    for game in map(new, heads(rules, chance, games)):
        for step in played(game, chance, MOVES):
            legal = game.legal_actions(step.before)
            grounds = [(action, game.allowing(step.before, action)) for action in legal]
            found = [action for choice in choices(grounds) for action in expand(choice)]
            assert sorted(found) == sorted(legal)
            assert all(game.is_legal(step.before, action) for action in legal)


@every_source
@some_and_many
@seeded("attempts")
def test_what_may_be_tried_and_is_not_allowed_is_refused_with_its_law(
    rules: str, games: int, seed: str
) -> None:
    chance = Random(f"{seed} {rules}")
    for game in map(new, heads(rules, chance, games)):
        for step in played(game, chance, MOVES):
            for action in game.attempts(step.before):
                assert not game.is_legal(step.before, action)
                with pytest.raises(IllegalAction) as refused:
                    game.apply(step.before, action)
                assert refused.value.clauses
                for language in LANGUAGES:
                    said = retell(refused.value.why, language, list("ABCD") * 10)
                    assert not QUOTED & set(said), f"a move's inner name: {said}"
            assert game.law_now(step.before).cites


@every_source
def test_a_string_in_place_of_a_move_is_told_how_it_is_read(rules: str) -> None:
    chance = Random("a string")
    game = new(next(iter(heads(rules, chance, 1))))
    first = next(iter(played(game, chance, 1)))
    with pytest.raises(TypeError) as refused:
        game.apply(first.before, "deal:7")
    said = "a move is an Action, not a str: Action.read('deal:7') reads it"
    assert str(refused.value) == said


@every_source
@some_and_many
@seeded("moved")
def test_what_moved_makes_of_a_table_the_next_one(rules: str, games: int, seed: str) -> None:
    """For every seat and for a bystander, of what they see; a new deal is laid out afresh."""
    chance = Random(f"{seed} {rules}")
    for game in map(new, heads(rules, chance, games)):
        for before, _, after, events in played(game, chance, MOVES):
            if game.moment(after).rests:
                continue
            for seat in (None, *range(game.players)):
                seen = hide(game.table(before), seat)
                for event in events:
                    seen = fold(seen, event.seen_by(seat).moved, seat)
                assert lying(seen) == lying(hide(game.table(after), seat))


def lying(table: Any) -> list[Any]:
    """Say what lies in each zone; in a hand or heap it does not matter in which order."""
    return [zone._replace(cards=tuple(sorted(zone.cards, key=str))) for zone in table.zones]


@every_source
@some_and_many
@seeded("marked")
def test_what_was_marked_makes_of_the_marks_the_next_ones(
    rules: str, games: int, seed: str
) -> None:
    """Those of a new deal too; and an event says nothing that it has not changed."""
    chance = Random(f"{seed} {rules}")
    for _ in range(games):
        game = new(head(rules, chance))
        for before, _, after, events in played(game, chance, 3 * MOVES):
            seen = game.table(before)
            for event in events:
                seen = fold(seen, (), None, event.marked)
            assert sorted(seen.marks, key=str) == sorted(game.table(after).marks, key=str)
            assert not any(mark.place == BESIDE for event in events for mark in event.marked)


@every_source
@some_and_many
@seeded("record")
def test_a_record_is_read_as_it_was_written_and_replayed_alike(
    rules: str, games: int, seed: str
) -> None:
    chance = Random(f"{seed} {rules}")
    for setup in heads(rules, chance, games):
        moves = moves_of(setup, chance, MOVES)
        kept = record.read({**setup, "moves": moves})
        again = record.parse(kept.as_json())
        assert again == kept
        one, other = ([*record.replay(text, each=True)] for text in (kept.as_json(), dumped(again)))
        assert one == other
        assert len(one) == len(moves)
        assert all(answer["status"] == "ok" for answer in one)


def dumped(kept: record.Record) -> str:
    return json.dumps(kept.as_value())


@every_source
@some_and_many
@seeded("words")
def test_everything_is_said_in_every_language(rules: str, games: int, seed: str) -> None:
    chance, words = Random(f"{seed} {rules}"), registry.family(rules).words
    for setup in heads(rules, chance, games):
        game, names = new(setup), [f"N{seat}" for seat in range(setup["players"])]
        for before, action, after, events in played(game, chance, MOVES):
            mover = game.current_player(before)
            for language in LANGUAGES:
                for event in events:
                    for seen in (event.whole, event.seen_by(None)):
                        assert sentence(words.event(game.rules, seen, names, language).text)
                if isinstance(mover, int):
                    seen_there = see(game, before, mover)
                    assert words.move(game.rules, seen_there, action, language).text
                table = hide(game.table(after), None)
                assert all(words.mark(mark, language) for mark in table.marks)
                assert all(words.zone(zone, language) != "" for zone in table.zones)


def sentence(text: str) -> bool:
    """Whether a text is a sentence: it ends as one, or with a cry in quotation marks."""
    return text.strip() == text and text[-1] in ".!?”«"


@every_source
@seeded("rests")
def test_the_last_table_stays_until_the_next_deal(rules: str, seed: str) -> None:
    """Between two deals what was shown lies as it was shown, for everybody; hands may be empty."""
    chance = Random(f"{seed} {rules}")
    setup = head(rules, chance)
    moves = moves_of(setup, chance, MOVES)
    session = begun(setup)
    for move in moves:
        before = [hand.id for hand in session.game.table(session.state).hands()]
        act(session, move)
        if not session.game.moment(session.state).rests or session.over:
            continue
        zones = View(session, None, "en").now()["zones"]
        hands = list(takewhile(lambda zone: zone["kind"] == "hand", zones))
        assert [hand["id"] for hand in hands] == before
        told = session.line.events_of(len(session.line.moves) - 1)
        if any(moved.source == moved.target for event in told for moved in event.moved):
            assert all(hand["cards"] and not hand["unknown"] for hand in hands)
