"""A lesson is played by whoever learns; the rest of it goes as it was written."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from gnav_core.core import registry, text
from gnav_core.core.choices import Choice, Pick, expand
from gnav_core.core.cited import ground
from gnav_core.core.record import parse, steps
from scripts.examples.example import LESSON, paths
from tests.play.page import Page
from tests.seen import held

LONGEST = 150
"""Letters that a remark may have: three lines of a phone."""

#: Words that a newcomer need not know, and what explains each where a lesson first says it.
EXPLAINED = {
    "en": {
        r"trumps?": r"(takes|beats) every other suit|above the other",
        r"tricks?": r"(takes|took) (all|both|them|the trick)|both cards by him",
        r"leads?|led": r"(plays?|played) first",
        r"stock": r"draws from|there is a stock",
        r"bid": r"that is wager|for a bid",
        r"meld": r"show it and count it",
        r"honour": r"ten more",
        r"quint": r"five in a row",
        r"matadors?": r"the five best",
        r"beets?": r"lays down three|paid as much",
        r"la vola": r"for all five",
        r"pool": r"in the middle|into the pool|lie in the pool",
        r"strokes?": r"loses one|penalties|lives|crossed out",
        r"appeal": r"come back|coming back",
    },
    "da": {
        r"trumf": r"stikker alle andre|over de andre",
        r"stik(ket)?": r"(tager|tog) (dem|begge|stikket)|begge kort hos sig",
        r"spiller .* ud|udspil": r"lægger først",
        r"melde?": r"vis den og tæl den",
        r"honnør": r"ti mere",
        r"kvint": r"fem i række",
        r"matador": r"de fem bedste",
        r"beter|bet": r"lægger tre|betale så meget",
        r"la vola": r"om alle fem",
        r"puljen": r"i midten|til puljen|i puljen",
        r"streger": r"mister en|straffe|liv|streges over",
        r"appel": r"komme igen",
    },
}
#: What no lesson says: words of the edition, and of those who play already.
UNSAID = r"(?i)\b(crux|cruces|tvivlssted\w*|forehand|forhånd|follow suit|bekende\w*|talon)\b"

LESSONS = [name for name in paths() if name.startswith(LESSON)]


def written(name: str) -> Any:
    return json.loads(paths()[name].read_text("utf-8"))


def taken_up(name: str) -> tuple[Page, Any]:
    page = Page()
    return page, page.call("load", text=json.dumps(written(name)))


def one_step(page: Page, view: Any, *wanted: str) -> Any:
    if view["waiting"] == "deal":
        return page.call("continue", seat=view["seat"])
    move = next((move for move in wanted if move), view["advised"])
    return page.call("act", seat=view["seat"], move=move)


def moves_of(view: Any) -> list[str]:
    """Every move that a view offers, what is chosen freely written out."""
    return [move for choice in view["choices"] for move in written_out(choice)]


def written_out(choice: Any) -> list[str]:
    parts = tuple(
        tuple(Pick(tuple(part["words"]), part["least"], part["most"]) for part in arg)
        for arg in choice["args"]
    )
    return list(map(str, expand(Choice(choice["move"], parts, ground()))))


def test_every_source_has_a_lesson():
    assert {written(name)["rules"] for name in LESSONS} == set(registry.SOURCES)


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_takes_the_advice_goes_through_the_whole_lesson(name):
    page, view = taken_up(name)
    assert (view["seat"], view["waiting"]) == (0, "seat")
    while not view["taught"]:
        assert view["astray"] is None
        assert view["waiting"] == "deal" or view["advised"] in moves_of(view)
        view = one_step(page, view)
    seen = page.call("view", seat=0)
    assert seen["moves"] == len(written(name)["moves"])
    assert [remark["at"] for remark in seen["remarks"]] == [
        remark["at"] for remark in written(name)["remarks"]
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_each_choice_has_its_remark_and_nothing_is_told_too_early(name):
    page, view = taken_up(name)
    while not view["taught"]:
        seen = [remark["at"] for remark in view["remarks"]]
        assert max(seen, default=0) <= view["at"]
        if view["waiting"] == "seat":
            assert view["at"] in seen
        view = one_step(page, view)
    assert view["remarks"][-1]["at"] == view["at"]


@pytest.mark.parametrize("name", LESSONS)
def test_wherever_the_table_waits_something_is_said_of_all_that_has_happened(name):
    page, view = taken_up(name)
    while True:
        assert any(one["at"] == view["at"] and "on" not in one for one in view["remarks"])
        if view["taught"]:
            break
        view = one_step(page, view)
    assert sum(view["steps"]) == len(view["remarks"])


@pytest.mark.parametrize("name", LESSONS)
def test_a_remark_on_an_event_is_made_where_there_is_one(name):
    page, view = taken_up(name)
    while not view["taught"]:
        view = one_step(page, view)
    happened = {(event["move"] + 1, event["kind"]) for event in page.call("view", seat=0)["events"]}
    assert {(one["at"], one["on"]) for one in view["remarks"] if "on" in one} <= happened


@pytest.mark.parametrize("name", LESSONS)
def test_a_remark_is_one_or_two_short_sentences(name):
    for remark in written(name)["remarks"]:
        for said in (remark["text"], remark["text_da"]):
            assert len(said) <= LONGEST, said


@pytest.mark.parametrize("language", EXPLAINED)
@pytest.mark.parametrize("name", LESSONS)
def test_no_word_is_said_that_a_newcomer_would_have_to_know(name, language):
    """What belongs to the game is explained in the remark that says it first, or before."""
    before = ""
    for remark in written(name)["remarks"]:
        said = remark["text" if language == "en" else "text_da"]
        before += f" {said}"
        assert not re.search(UNSAID, said), said
        for word, meaning in EXPLAINED[language].items():
            if re.search(rf"(?i)\b({word})\b", said):
                assert re.search(meaning, before), f"{word} in: {said}"


@pytest.mark.parametrize("name", LESSONS)
def test_another_choice_is_another_line_with_one_way_back(name):
    page, view = taken_up(name)
    begun = view["at"]
    other = next(move for move in moves_of(view) if move != view["advised"])
    view = one_step(page, view, other)
    assert view["astray"] == begun
    assert view["advised"] is None
    assert all(remark["at"] <= begun for remark in view["remarks"])
    back = page.call("rewind", seat=0, at=view["astray"])
    assert (back["at"], back["astray"], back["waiting"]) == (begun, None, "seat")
    assert back["advised"] == written(name)["moves"][begun]
    assert len(back["lines"]) == 2


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_kept_in_the_middle_goes_on_from_there(name):
    page, view = taken_up(name)
    view = one_step(page, view)
    kept = page.table.save()
    again = Page()
    resumed = again.call("resume", text=kept)
    assert {**resumed, "events": []} == {**page.call("view", seat=0), "events": []}
    while not resumed["taught"]:
        resumed = one_step(again, resumed)
    assert list(parse(again.table.save()).moves) == written(name)["moves"]


@pytest.mark.parametrize("name", LESSONS)
def test_after_its_end_a_lesson_is_a_game_like_any_other(name):
    page, view = taken_up(name)
    while not view["taught"]:
        view = one_step(page, view)
    if view["waiting"] == "over":  # of a game of one deal it may show the end
        assert view["winners"]
        return
    view = one_step(page, view, *moves_of(view))
    assert view["taught"]
    assert view["astray"] is None
    assert view["moves"] > len(written(name)["moves"])


@pytest.mark.parametrize("name", LESSONS)
def test_the_remarks_stand_in_both_languages_and_cite(name):
    """Every clause and crux cited is there, and every line a remark is made of ends."""
    value = written(name)
    record = parse(json.dumps(value))
    assert len(list(steps(record, record.game()))) == len(record.moves) + 1
    for remark in value["remarks"]:
        assert remark["clauses"]
        assert set(remark["clauses"]) <= text.passages().keys()
        assert remark["text"].endswith((".", "!", "!”", ".”"))
        assert remark["text_da"].endswith((".", "!", "!«", ".«"))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_shows_no_piece_that_its_seat_may_not_see(name):
    page, view = taken_up(name)
    while not view["taught"]:
        if not view["shown"]:
            assert {held(view)[seat] for seat in range(1, len(held(view)))} <= {"hidden", None}
        view = one_step(page, view)


@pytest.mark.parametrize("put_by", ["moves", "script"])
def test_a_lesson_that_cannot_be_gone_through_is_refused_when_it_is_taken_up(put_by):
    """It would wait for ever at a move that its rules do not allow."""
    lesson = written(LESSONS[0])
    broken = [*lesson["moves"][:3], "hop", *lesson["moves"][3:]]
    value = {**lesson, "moves": [], put_by: broken}
    assert Page().error("load", text=json.dumps(value))["why"].startswith("Move 3, 'hop', is not")
