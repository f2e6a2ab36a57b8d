"""What holds in every game: random play of all rule sets, readings and numbers of seats."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import strategies as st

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, see
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.players import ByThreshold
from gnav_core.play.players import AtRandom
from tests.games.play import play, random_setup
from tests.seeds import tried

seeds = st.integers(0, 2**32)
GAMES = 60


def pieces(state) -> Counter:
    """All pieces wherever they are."""
    held = [piece for piece in state.held if piece]
    return Counter([*state.bag, *state.aside, *held])


@tried(GAMES, seed=seeds)
def test_no_piece_is_lost_or_made(seed):
    chance = Random(seed)
    for game, state, _, _ in play(random_setup(chance, SOURCES), chance, 400):
        assert pieces(state) == Counter(game.rules.full_bag)


@tried(GAMES, seed=seeds)
def test_somebody_can_always_move_until_the_game_is_over(seed):
    chance = Random(seed)
    for game, state, _, _ in play(random_setup(chance, SOURCES), chance, 400):
        legal = game.legal_actions(state)
        assert bool(legal) != game.is_terminal(state)
        assert (game.current_player(state) is None) == game.is_terminal(state)
        if game.current_player(state) == CHANCE:
            assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)


@tried(GAMES, seed=seeds)
def test_every_event_names_a_clause_or_a_crux(seed):
    chance = Random(seed)
    for game, _, move, events in play(random_setup(chance, SOURCES), chance, 400):
        assert move is None or events or move in ("exchange", "take")
        for event in (event.whole for event in events):
            assert event.clauses
            own = {name.partition(".")[0] for name in event.clauses}
            assert game.rules_id in own or event.supplied in own


@tried(GAMES, seed=seeds)
def test_an_observation_does_not_change_with_what_the_seat_may_not_see(seed):
    """Change the hidden pieces for each other: a seat that sees none of them sees no change."""
    chance = Random(seed)
    for game, state, _, _ in play(random_setup(chance, SOURCES), chance, 150):
        if state.phase not in ("exchange", "draw", "deal"):
            continue
        holders = [seat for seat, piece in enumerate(state.held) if piece]
        for viewer in [None, *holders[:3]]:
            others = [seat for seat in holders if seat != viewer]
            moved = [state.held[seat] for seat in others]
            chance.shuffle(moved)
            held = list(state.held)
            for seat, piece in zip(others, moved, strict=True):
                held[seat] = piece
            changed = state._replace(held=tuple(held))
            assert see(game, changed, viewer) == see(game, state, viewer)


@tried(GAMES, seed=seeds)
def test_an_event_shows_its_piece_only_to_those_who_may_see_it(seed):
    chance = Random(seed)
    for game, _, _, events in play(random_setup(chance, SOURCES), chance, 200):
        for event in events:
            for seat in [None, *range(game.players)]:
                hidden = event.secret is not None and seat not in event.secret.to
                assert not (hidden and "piece" in event.seen_by(seat).details)
            if event.kind in ("dealt", "drew"):
                assert event.secret.to == (event.seat,)


@tried(GAMES, seed=seeds)
def test_a_move_that_is_not_legal_is_refused_with_a_clause(seed):
    chance = Random(seed)
    moves = ["stand", "exchange", "tap", "accept", "refuse", "tabu", "take", "keep"]
    moves += ["appeal", "sit-out", "retire", "deal:7", "draw:cat", "deal:sk", "draw:joker"]
    for game, state, _, _ in play(random_setup(chance, SOURCES), chance, 120):
        legal = {str(action) for action in game.legal_actions(state)}
        for move in moves:
            if move in legal:
                continue
            refused = game.refuse(state, Action.read(move))
            assert refused.clauses
            assert refused.why.endswith(".")
            with pytest.raises(type(refused)):
                game.apply(state, Action.read(move))


@pytest.mark.parametrize("rules", SOURCES)
def test_every_game_ends(rules):
    """The German game must end: each deal moves a token. The others end with probability one."""
    chance = Random(rules)
    least, most = registry.rule_set(rules).seats.value
    for _ in range(20):
        head = random_setup(chance, SOURCES) | {"rules": rules, "readings": {}}
        head |= {"players": chance.randint(least, min(most, 6)), "dealer": 0}
        *_, (game, state, _, _) = play(head, chance, 20_000)
        assert game.is_terminal(state)
        assert game.outcome(state).winners == state.winners
        assert game.outcome(state).clauses


def test_a_german_game_is_bounded_by_its_tokens():
    """gnav-german.r5: at most 20 tokens a player are paid in, and as many taken out again."""
    chance = Random(1)
    for players in range(2, 7):
        head = {"rules": "gnav-german", "players": players, "dealer": 0, "readings": {}}
        *_, (_, state, _, _) = play(head, chance, 100_000)
        assert state.deal <= 2 * 20 * players


@tried(GAMES, seed=seeds)
def test_a_computer_sees_no_more_than_its_seat_and_moves_legally(seed):
    chance = Random(seed)
    for game, state, _, _ in play(random_setup(chance, SOURCES), chance, 100):
        mover = game.current_player(state)
        if isinstance(mover, int):
            seen = see(game, state, mover)
            for player in (AtRandom(), ByThreshold(game.rules.pieces.value)):
                assert player.choose(seen, (), chance) in seen.legal
