"""What holds in every game of Mariage: random play by each choice of readings, two seats and three.

Whoever played at random would say himself out almost at once, and the game would be over: here it
is said only when it is true, or now and then, so that deals are played out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from gnav_core.cards.worth import worth
from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from gnav_core.core.record import FORMAT
from gnav_core.games.mariage.melding import OUT
from tests.core.any_game import Step
from tests.games.mariage.table import LENDER, RULES
from tests.games.play import answer
from tests.games.test_replay import replay_elsewhere
from tests.rest_in_prove import rest_in_prove

SELDOM = 0.02
"""How often it is said untruly."""

CRUCES = registry.readings(RULES)
EACH = [{crux: option} for crux, options in CRUCES.items() for option in options]
ALL = [dict(zip(CRUCES, chosen, strict=True)) for chosen in product(*CRUCES.values())]
by_each_reading = pytest.mark.parametrize(
    "readings", EACH, ids=[str(*one.values()) for one in EACH]
)


def steps(game: Any, chance: Random) -> Iterator[Step]:
    """Play at random to the end."""
    state = game.begin().state
    number = game.rules.number.value
    while (mover := game.current_player(state)) is not None:
        legal = game.legal_actions(state)
        if mover != CHANCE and state.score[mover] < number and chance.random() > SELDOM:
            legal = [action for action in legal if action != OUT]
        action = chance.choice(legal)
        after, events = game.apply(state, action)
        yield Step(state, action, after, events)
        state = after


def heads(readings: dict[str, str], games: int) -> Iterator[dict[str, Any]]:
    """Two and three seats in turn, whoever deals."""
    for number in range(games):
        players = 2 + number % 2
        yield {
            "format": FORMAT,
            "rules": RULES,
            "players": players,
            "dealer": Random(number).randrange(players),
            "readings": readings,
        }


def games(readings: dict[str, str], number: int) -> Iterator[tuple[Any, list[Step]]]:
    """Play so many games."""
    for at, head in enumerate(heads(readings, number)):
        game = registry.new(RULES, head["players"], head["dealer"], readings)
        yield game, list(steps(game, Random(f"{at} {readings}")))


def replay_and_compare(all_heads: Iterator[dict[str, Any]], seed: str, folder: Any) -> int:
    """Play games, replay their records in another process, and compare every line."""
    played, records, count = folder / "played", folder / "records", 0
    with played.open("w", encoding="utf-8") as lines, records.open("w", encoding="utf-8") as out:
        for number, head in enumerate(all_heads):
            game = registry.new(RULES, head["players"], head["dealer"], head["readings"])
            moves = []
            for step in steps(game, Random(f"{seed}/{number}")):
                moves.append(str(step.action))
                lines.write(answer(game, step.after, step.events) + "\n")
            out.write(json.dumps(head | {"moves": moves}) + "\n")
            count += len(moves)
    with played.open(encoding="utf-8") as lines, replay_elsewhere(records) as replayed:
        for line, other in zip(lines, replayed.stdout or (), strict=True):
            assert line == other
    assert replayed.returncode == 0
    return count


@pytest.mark.parametrize("number", rest_in_prove([8, 500]))
def test_games_replay_the_same_in_another_process(number, tmp_path):
    """Each choice of all the readings in turn."""
    each = (next(heads(ALL[at % len(ALL)], 1)) for at in range(number))
    some = ({**head, "players": 2 + at % 2, "dealer": at % 2} for at, head in enumerate(each))
    assert replay_and_compare(some, "mariage", tmp_path) > 60 * number


@pytest.mark.parametrize("number", rest_in_prove([1, 20]))
def test_every_choice_of_readings_is_played_to_its_end(number):
    """mariage-1774.r5.a, q.unsaid, q.false-out, q.deals: by so many games of two, and of three."""
    found = Counter[str]()
    for readings in ALL:
        for game, played in games(readings, 2 * number):
            found[held_in(game, played)] += 1
    assert sum(found.values()) == 2 * number * len(ALL)
    assert {"is-out", "unsaid", "nobody"} <= found.keys()


def held_in(game: Any, played: list[Step]) -> str:
    """Hold a game against the rules, and say how it ended."""
    for before, action, after, events in played:
        assert no_card_is_lost(game, after)
        assert counts_are_kept(game, before, after, events)
        assert set(after.own.reached) == {
            seat for seat, score in enumerate(after.score) if score >= game.rules.number.value
        }
        for event in events:
            assert {name.partition(".")[0] for name in event.clauses} <= {RULES, LENDER}
        if action.verb == "meld":
            seat, suit = before.at, action.args[0][0]
            assert before.piles[seat]
            assert before.stock
            assert {f"{suit}k", f"{suit}q"} <= set(before.hand)
            assert suit not in before.own.melds[seat]
        if game.moment(after).rests:
            assert not after.own.reached
            assert game.rules.deals.value == "runs-on"
    last = played[-1].after
    assert game.is_terminal(last)
    assert last.deal == 1 or game.rules.deals.value == "runs-on"
    return ended_rightly(game, played[-1])


def no_card_is_lost(game: Any, state: Any) -> bool:
    """Whether every card lies in one place."""
    held = [card for cards in (*state.hands, *state.piles) for card in cards]
    laid = [card for _, card in state.trick]
    return sorted([*held, *laid, *state.unseen, *state.turned]) == sorted(game.rules.cards)


def counts_are_kept(game: Any, before: Any, after: Any, events: Any) -> bool:
    """Whether what was counted is what came to the counts, and a deal holds 120 and 10."""
    came = Counter[int]()
    for event in events:
        if event.kind == "counted":
            came[event.seat] += event.details["by"]
    stood = all(
        after.score[seat] == before.score[seat] + came[seat] for seat in range(game.players)
    )
    all_cards = sum(worth(pile, game.rules.worths) for pile in after.piles)
    return stood and all_cards <= 120


def ended_rightly(game: Any, step: Step) -> str:
    """Hold the end of a game against what was counted, and say how it ended."""
    state, own, number = step.after, step.after.own, game.rules.number.value
    seat, ending = step.before.at, own.ending
    if ending == "is-out":
        assert own.winners == (seat,)
        assert state.score[seat] >= number
    elif ending == "was-not-out":
        assert game.rules.false_out.value == "loses"
        assert seat not in own.winners
        assert len(own.winners) == game.players - 1
        assert state.score[seat] < number
    elif ending == "unsaid":
        assert own.winners == own.reached[:1]
        assert not any(state.hands)
    else:
        assert (ending, own.winners, own.reached) == ("nobody", (), ())
        assert game.rules.deals.value == "one-deal"
    return str(ending)


@by_each_reading
def test_whoever_is_to_move_can_move_and_holds_a_card(readings):
    """mariage-1774.q.draw."""
    for game, played in games(readings, 6):
        for state in [step.after for step in played]:
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if isinstance(mover, int):
                assert state.hands[mover]
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)


@by_each_reading
def test_a_deal_holds_a_hundred_and_twenty_and_ten_and_what_was_melded(readings):
    """mariage-1774.r2.c; hundrede-og-eet-1774.r4.a, r4.b, r7.a."""
    for game, played in games(readings, 6):
        begun, melded = (0,) * game.players, 0
        for step in played:
            for event in step.events:
                if event.kind == "melded":
                    melded += game.rules.mariage_of(event.details["suit"], step.before.trump).value
            if not any((*step.after.hands, step.after.trick)) and step.before.phase == "play":
                came = sum(step.after.score) - sum(begun)
                assert came == 130 + melded
                begun, melded = step.after.score, 0
