"""The study that is kept with the project: its checksums, a slice of it played again, its page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gnav_core.lab import study
from scripts import tei
from scripts.laboratory import cards, kept
from scripts.laboratory.keeping import first_chunk, played
from scripts.pages.findings import place, rules
from scripts.pages.laboratory_page import laboratory_page, millions
from scripts.tei.archive import load

ASKED = study.read(kept.STUDY)
FOUND = kept.found()
SLICES = [
    pytest.param(number, id=f"{cell.source}-{cell.seats}-{cell.players}-{cell.play}")
    for number, cell in enumerate(ASKED.cells)
]
#: Quick enough for every run: first deals, a source and a number of players each.
QUICK = [0, 9, 18, 26, 29, 40]
KEPT = json.loads(kept.FOUND.read_text("utf-8"))


def test_the_study_and_what_it_found_have_their_checksums() -> None:
    assert kept.SUMS.read_text("utf-8") == kept.checksums()
    assert FOUND.told["study"] == ASKED.digest, "found by this study"
    assert FOUND.told["seed"] == ASKED.seed


def test_it_has_a_hundred_million_deals_by_the_usual_readings() -> None:
    assert sum(cell.usual["deals"][0] for cell in FOUND.cells) >= 10**8


def test_every_cell_of_the_study_was_found() -> None:
    asked = [(cell.source, cell.seats, cell.players, cell.play) for cell in ASKED.cells]
    assert [cell[:4] for cell in FOUND.cells] == asked
    assert {cell.source for cell in FOUND.cells} == {
        "gnav-1774",
        "gnav-1917",
        "gnav-wikipedia",
        "gnav-kb",
        "gnav-german",
    }
    for cell, asks in zip(FOUND.cells, ASKED.cells, strict=True):
        assert cell.games == asks.games
        assert len(cell.readings) == len(asks.readings) - 1


def again(number: int) -> None:
    cell = KEPT["cells"][number]
    assert played(first_chunk(ASKED, number)) == cell["slice"], cell["source"]


@pytest.mark.parametrize("number", QUICK)
def test_a_slice_of_it_played_again_is_the_same(number: int) -> None:
    again(number)


@pytest.mark.prove
@pytest.mark.parametrize("number", SLICES)
def test_a_slice_of_every_cell_played_again_is_the_same(number: int) -> None:
    again(number)


def test_what_was_counted_of_a_first_deal_and_of_whole_games_is_what_can_have_been() -> None:
    """In a first deal somebody loses, the lowest at least, and nobody has won yet; a game has one
    who wins, or several where tokens are paid, and of those what one loses the others get.
    """
    for cell in FOUND.cells:
        usual, tokens = cell.usual, cell.source == "gnav-german"
        if cell.play == "deals":
            assert usual["deals"] == usual["deals_squares"] == [cell.games]
            assert sum(usual["lost"]) >= cell.games
            assert not any(usual["won"])
        else:
            assert usual["deals"][0] > cell.games
            assert (sum(usual["won"]) == cell.games) is not tokens
            assert (sum(usual["lost"]) == 0) is tokens
        for lost, squares in zip(usual["lost"], usual["lost_squares"], strict=True):
            assert squares >= abs(lost), "they are whole numbers"
            assert squares * cell.games >= lost**2, "no spread is less than none"


def test_the_numbers_of_the_page_are_those_that_were_found() -> None:
    page = laboratory_page(load())
    deals = sum(cell.usual["deals"][0] for cell in FOUND.cells)
    assert f"{millions(deals)} million deals" in page
    for source in dict.fromkeys(cell.source for cell in FOUND.cells):
        cell = FOUND.cell(source, 4, "deals")
        for place_ in range(4):
            lost = f"{round(10_000 * cell.usual['lost'][place_] / cell.games):,}"
            assert lost.replace(",", "\N{NO-BREAK SPACE}") in page
    assert "million" in page
    assert len(re.findall(r"<svg", page)) == 15


def test_every_finding_cites_and_every_rule_that_has_one_links_to_it() -> None:
    page = laboratory_page(load())
    for source in dict.fromkeys(cell.source for cell in FOUND.cells):
        for rule in rules(source):
            assert f'id="{rule.anchor}"' in page
            assert rule.acts or rule.readings
            assert all(one.crux.partition(".")[2].startswith("q.") for one in rule.readings)
            assert all(one.said for one in rule.readings)
    assert place("gnav-1774.r3") == "laboratory/#gnav-1774-r3"
    assert place("hanrey-1774.r3") is None
    assert all(place(f"gnav-1774.r{number}") for number in (3, 4, 5, 7))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_linked_is_the_same_as_if_swapped_up_to_four_players(seats: int) -> None:
    assert FOUND.cell("gnav-1774", seats, "deals").other("kiss-return=linked").sum == 0


def test_a_picture_is_small_and_has_the_colours_of_the_page() -> None:
    pictures = sorted(kept.PICTURES.glob("*.svg"))
    assert len(pictures) == 15
    for path in pictures:
        drawn = path.read_text("utf-8")
        assert len(drawn) < 15_000
        assert "#0" not in drawn
        assert "id=" not in drawn, "laid into a page beside others"
        assert {"var(--ink)"} <= set(re.findall(r"var\(--\w+\)", drawn))


def test_an_interval_is_that_of_a_mean() -> None:
    mean = kept.Mean(10_000, 2_500, 2_500)
    assert mean.mean == 0.25
    assert mean.half == pytest.approx(1.96 * (0.25 * 0.75 / 10_000) ** 0.5)
    assert mean.needed == round(1.96**2 * 3)
    assert kept.Mean(100, 1, 1).needed is None, "not sure"


def test_the_sources_of_the_study_are_all_of_gnav() -> None:
    gnav = {name for name, source in tei.load_all().items() if source.family == "gnav"}
    assert {cell.source for cell in FOUND.cells} == gnav


def test_every_card_game_stands_on_the_page_at_every_number_of_players() -> None:
    """A zero-sum game's seats come to nothing together; some seat wins, unless nobody does."""
    tables = kept.card_tables()
    assert [(one.source, one.seats) for one in tables] == [*cards.every_table()]
    page = laboratory_page(load())
    assert 'id="card-games"' in page
    for one in tables:
        assert len(one.won) == len(one.wins) == one.seats
        assert max(one.wins) <= one.games
        assert one.deals[0] >= one.games
        points = f"{round(100 * one.won[0] / one.games):,}".replace("-", "−")
        assert points.replace(",", "\N{NO-BREAK SPACE}") in page


def test_what_is_proved_is_read_where_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "proofs.json"
    assert kept.never_changes("gnav-1774", "ties=any", path) == []
    one = {"source": "gnav-1774", "crux": "ties", "option": "any", "players": 2}
    proofs = [{**one, "deal": {"verdict": "never"}}, {**one, "deal": {"verdict": "changes"}}]
    path.write_text(json.dumps({"cruces": proofs}), "utf-8")
    assert kept.never_changes("gnav-1774", "ties=any", path) == [2]
