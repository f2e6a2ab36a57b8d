"""Choices: few words for many legal moves, and the same moves back."""

from __future__ import annotations

from itertools import combinations

from hypothesis import strategies as st

from gnav_core.core.action import Action
from gnav_core.core.choices import Choice, Pick, choices, expand
from gnav_core.core.cited import Ground
from tests.seeds import tried

HERE = Ground(("here.r1.a",), "stated", None)
THERE = Ground(("here.r2.a",), "stated", None)
CARDS = tuple("abcdefghijkl")


def found(*actions: Action, basis: Ground = HERE) -> list[Choice]:
    return choices([(action, basis) for action in actions])


def test_a_move_without_arguments_is_a_choice_of_its_own() -> None:
    assert found(Action("stand"), Action("tap")) == [
        Choice("stand", (), HERE),
        Choice("tap", (), HERE),
    ]


def test_any_one_of_some_cards_is_one_choice() -> None:
    plays = [Action("play", ((card,),)) for card in "abc"]
    assert found(*plays) == [Choice("play", ((Pick(("a", "b", "c")),),), HERE)]


def test_any_few_of_many_cards_are_one_choice_however_many_sets_there_are() -> None:
    sets = [kept for size in range(1, 6) for kept in combinations(CARDS, size)]
    assert len(sets) == 1585
    assert found(*(Action("throw", (kept,)) for kept in sets)) == [
        Choice("throw", ((Pick(CARDS, 1, 5),),), HERE)
    ]


def test_arguments_that_are_free_of_each_other_are_one_choice() -> None:
    moves = [Action("lay", ((card,), (zone,))) for card in "ab" for zone in "xyz"]
    (choice,) = found(*moves)
    assert choice.args == ((Pick(("a", "b")),), (Pick(("x", "y", "z")),))


def test_arguments_that_hang_together_are_chosen_one_after_the_other() -> None:
    moves = [Action("lay", (("a",), ("x",))), Action("lay", (("b",), ("y",)))]
    assert [[*expand(choice)] for choice in found(*moves)] == [[move] for move in moves]


def test_moves_on_different_grounds_stay_apart() -> None:
    one, other = Action("play", (("a",),)), Action("play", (("b",),))
    assert len(choices([(one, HERE), (other, THERE)])) == 2


def test_single_words_may_come_in_any_order() -> None:
    moves = [Action("meld", (("b",),)), Action("meld", (("a",),)), Action("meld", (("a", "b"),))]
    assert sorted(move for choice in found(*moves) for move in expand(choice)) == sorted(moves)


words = st.lists(st.sampled_from(CARDS[:5]), min_size=1, max_size=3, unique=True).map(
    lambda chosen: tuple(sorted(chosen))
)
actions = st.builds(
    Action, st.sampled_from(["play", "meld"]), st.lists(words, max_size=2).map(tuple)
)


@tried(100, moves=st.lists(actions, unique=True, max_size=12))
def test_choices_expand_to_the_moves_they_were_made_of(moves: list[Action]) -> None:
    back = [action for choice in found(*moves) for action in expand(choice)]
    assert sorted(back) == sorted(moves)


def test_sets_that_have_no_word_in_common_are_chosen_apart() -> None:
    """Sixes are led together, or sevens: a choice of each, however many sets there are."""
    sixes = [kept for size in (2, 3) for kept in combinations(("s6", "h6", "d6"), size)]
    moves = [Action("play", (kept,)) for kept in [*sixes, ("s7", "c7")]]
    sixes_or_sevens = found(*moves)
    assert [choice.args for choice in sixes_or_sevens] == [
        ((Pick(("s6", "h6", "d6"), 2, 3),),),
        ((Pick(("s7", "c7"), 2, 2),),),
    ]
    assert [move for choice in sixes_or_sevens for move in expand(choice)] == moves
