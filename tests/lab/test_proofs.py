"""What was shown by trying everything out is shown again: by the engine, and in part anew."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.games.gnav.family import FAMILY
from gnav_core.lab.differing import compared
from gnav_core.lab.extremes import extremes, kinds, rows
from gnav_core.lab.law import compiled
from gnav_core.lab.replayed import replayed
from scripts.proofs import committed
from scripts.proofs.cruces import PLAYERS, answers, judged
from scripts.proofs.lengths import after_draw
from scripts.proofs.whole_games import played
from scripts.proofs.witness import read
from tests.rest_in_prove import rest_in_prove
from tests.some import some

Json = dict[str, Any]
SHOWN = committed.read()
SEATS = [(source, players) for source in FAMILY.sources for players in PLAYERS]


def rows_of(part: str, source: str, players: int) -> list[Json]:
    return [row for row in SHOWN[part] if (row["source"], row["players"]) == (source, players)]


def test_every_answer_is_compared_with_the_usual_one() -> None:
    for source, players in SEATS:
        found = rows_of("cruces", source, players)
        compared_with = [(row["crux"], row["option"], row["usual"]) for row in found]
        assert compared_with == list(answers(source))


@pytest.mark.parametrize(("source", "players"), SEATS)
def test_the_deal_that_an_answer_changes_is_played_by_the_engine(source: str, players: int) -> None:
    for row in some(rows_of("cruces", source, players)):
        deal, reading = row["deal"], {row["crux"]: row["option"]}
        if deal["witness"] is None:
            assert deal["verdict"] == "never"
            continue
        pieces, choices = read(deal["witness"])
        if deal["verdict"] == "odds":
            chances = [chance(source, chosen, pieces, choices) for chosen in ({}, reading)]
            assert chances == [Fraction(one) for one in deal["witness"]["chances"]]
            assert chances[0] != chances[1]
            continue
        assert deal["verdict"] == "changes"
        usual, other = (replayed(source, chosen, pieces, choices) for chosen in ({}, reading))
        assert [*usual.lost] == deal["witness"]["usual"]
        assert [*other.lost] == deal["witness"]["other"]
        assert usual.lost != other.lost


def chance(source: str, reading: dict[str, str], pieces: Any, choices: Any) -> Fraction:
    """How likely the pieces are to come; 0 where the engine refuses one."""
    try:
        return replayed(source, reading, pieces, choices).chance
    except ValueError:
        return Fraction(0)


@pytest.mark.parametrize(("source", "players"), SEATS)
def test_the_game_that_an_answer_changes_is_played_by_the_engine(source: str, players: int) -> None:
    for row in some(rows_of("cruces", source, players)):
        witness = row["game"]["witness"]
        if witness is None:
            continue
        for name, chosen in (("usual", {}), ("other", {row["crux"]: row["option"]})):
            ended = played(source, chosen, players, witness["game"], SHOWN["seed"])
            assert [ended.deals, [*ended.winners], [*ended.score]] == [*witness[name].values()]
        assert witness["usual"] != witness["other"]


ALIKE = {"gnav-kb", "gnav-wikipedia"}
"""Sources that play as 1774 and 1917 do: what takes long is tried again with those alone."""

NEVER = [
    (row["source"], row["players"], row["crux"], row["option"])
    for row in sorted(SHOWN["cruces"], key=lambda row: row["deal"]["tried"])
    if row["deal"]["verdict"] in ("never", "odds")
    and not (row["players"] == max(PLAYERS) and row["source"] in ALIKE)
]
QUICK = sum(players == 2 for _, players, _, _ in NEVER)


@pytest.mark.parametrize(("source", "players", "crux", "option"), rest_in_prove(NEVER, QUICK))
def test_an_answer_that_changes_no_deal_is_tried_on_all_of_them(
    source: str, players: int, crux: str, option: str
) -> None:
    (row,) = (
        row
        for row in rows_of("cruces", source, players)
        if (row["crux"], row["option"]) == (crux, option)
    )
    usual, other = registry.rule_set(source), registry.rule_set(source, {crux: option})
    found = compared(compiled(usual), compiled(other), players)
    assert judged(found)[0] == row["deal"]["verdict"]
    assert found.tried == row["deal"]["tried"]


@pytest.mark.parametrize(("source", "players"), SEATS)
def test_the_shortest_and_the_longest_deals_are_played_by_the_engine(
    source: str, players: int
) -> None:
    for row in some(rows_of("lengths", source, players)):
        for extreme in ("least", "most"):
            for name, found in row[extreme].items():
                done = replayed(source, row["reading"], *read(found["witness"]))
                counted = {
                    "decisions": done.decisions,
                    "moves": len(done.moves),
                    "draws": done.draws,
                }
                assert counted[name] == found["number"]
                assert len(done.events) == found["events"]


@pytest.mark.parametrize("source", FAMILY.sources)
def test_the_most_that_one_deal_draws_is_drawn_by_the_engine(source: str) -> None:
    """gnav-1774.r16: five is the most, and that from five seats on."""
    for row in some(row for row in SHOWN["draws"] if row["source"] == source):
        pieces, choices = read(row["most"]["witness"])
        done = replayed(source, row["reading"], pieces, choices)
        assert done.draws == row["most"]["number"]
        if source != "gnav-german":
            assert done.draws == min(row["players"], 5)


LENGTHS = [
    (row["source"], row["players"], row["reading"])
    for row in sorted(SHOWN["lengths"], key=lambda row: row["tried"])
]


@pytest.mark.parametrize(("source", "players", "reading"), rest_in_prove(LENGTHS, 40))
def test_no_deal_is_shorter_or_longer(source: str, players: int, reading: dict[str, str]) -> None:
    (row,) = (row for row in rows_of("lengths", source, players) if row["reading"] == reading)
    found = extremes(compiled(registry.rule_set(source, reading)), players)
    assert found.tried == row["tried"]
    for extreme, part in (("least", found.least), ("most", found.most)):
        numbers = {name: one["number"] for name, one in row[extreme].items()}
        assert {name: one.number for name, one in part.items()} == numbers


AFTER = sorted(SEATS, key=lambda one: one[1])


@pytest.mark.parametrize(("source", "players"), rest_in_prove(AFTER, 10))
def test_nobody_is_kissed_after_a_draw(source: str, players: int) -> None:
    """gnav-1774.r4.c, gnav-1917.r6.c: who draws has been sent past all who sit behind him."""
    (row,) = rows_of("after_draw", source, players)
    again = after_draw(source, players)
    names = ("combinations", "tried", "kiss", "follows", "clauses")
    assert {name: again[name] for name in names} == {name: row[name] for name in names}
    assert not row["kiss"]
    for one in row["follows"]:
        done = replayed(source, one["reading"], *read(one["witness"]))
        assert "kissed" not in done.after
        assert ("exchanged" in done.after) == (one["follows"] == "swap")


def test_rows_of_kinds_stand_for_all_that_can_be_dealt() -> None:
    for source in FAMILY.sources:
        law = compiled(registry.rule_set(source))
        assert sorted(piece for kind in kinds(law) for piece in kind) == [*range(law.pieces)]
        dealt = rows(law, 3)
        most = max((dealt == piece).sum(axis=0).max() for piece in range(law.pieces))
        assert most == min(law.copies, 3)
