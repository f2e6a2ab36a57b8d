"""The deals summed up: the rows of a sheet come to what the deal changed, and rest on clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from gnav_core.core import registry, result
from gnav_core.core.record import FORMAT, read
from gnav_core.core.sentences import tell
from gnav_core.play.session import Session
from gnav_core.play.views import View

NAMES = ["Anna", "Bo", "Carl", "Dorte", "Eva", "Finn"]


@cache
def played(rules: str, players: int, seed: str, **readings: str) -> Session:
    """A game played by chance to its end."""
    value = {
        "format": FORMAT,
        "rules": rules,
        "players": players,
        "readings": readings,
        "names": NAMES[:players],
        "kinds": ["random"] * players,
        "seed": seed,
        "moves": [],
    }
    session = Session(read(value))
    session.finish()
    return session


def told(session: Session, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    return View(session, seat, language).now()


def each_game() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every rule set with its fewest players and with more, and by each of its readings."""
    for rules in registry.SOURCES:
        least, most = registry.rule_set(rules, {}).seats.value
        yield rules, least, {}
        yield rules, min(most, 4), {}
        for crux, options in registry.readings(rules).items():
            yield from ((rules, max(least, min(most, 3)), {crux: one}) for one in options[1:])


GAMES = list(each_game())


def changes(sheet: dict[str, Any]) -> Counter[tuple[str, int | None]]:
    """What the rows of a sheet come to, by what is counted."""
    found: Counter[tuple[str, int | None]] = Counter()
    for row in sheet["rows"]:
        for change in row["by"]:
            found[change["of"], change["seat"]] += int(change["by"])
    return found


@pytest.mark.parametrize(("rules", "players", "readings"), GAMES)
def test_the_rows_of_each_sheet_come_to_what_the_deal_changed(rules, players, readings):
    session = played(rules, players, "sums", **readings)
    sheets = told(session)["sheets"]
    assert [sheet["deal"] for sheet in sheets] == sorted({one.deal for one in session.events})
    for sheet in sheets:
        by = changes(sheet)
        for seat, account in enumerate(sheet["seats"]):
            assert by["score", seat] == int(account.get("by", 0))
        if sheet["pool"]:
            assert by["pool", None] == int(sheet["pool"]["by"])
    for sheet, after in pairwise(sheets):
        stood = [account.get("after") for account in sheet["seats"]]
        assert stood == [account.get("before") for account in after["seats"]]
        if sheet["pool"] and after["pool"]:
            assert sheet["pool"]["after"] == after["pool"]["before"]


@pytest.mark.parametrize(("rules", "players", "readings"), GAMES)
def test_each_line_of_a_sheet_names_its_clauses(rules, players, readings):
    for sheet in told(played(rules, players, "sums", **readings), 0)["sheets"]:
        lines = [*sheet["took"], *sheet["rows"], *sheet["lies"]]
        assert all(line["clauses"] and line["text"] for line in lines)
        assert sheet["next"] is None or sheet["next"]["clauses"]
        assert sheet["rows"], "a deal is over, and nothing is said of it"


@pytest.mark.parametrize("rules", ["byd-1774", "polsk-pas-1774", "tre-kort-1774", "gnav-german"])
def test_what_the_deals_bring_is_what_the_game_brings(rules):
    session = played(rules, 4, "whole")
    brought: Counter[int] = Counter()
    for sheet in told(session)["sheets"]:
        for seat, account in enumerate(sheet["seats"]):
            brought[seat] += int(account["by"])
    assert [brought[seat] for seat in range(4)] == session.game.returns(session.state)


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_what_is_counted_is_named_in_danish(rules):
    unit = registry.family(rules).words.unit(registry.rule_set(rules, {}))
    assert tell("da", unit) != unit


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_whoever_has_won_stands_first_and_everybody_has_a_place(rules):
    least, _ = registry.rule_set(rules, {}).seats.value
    view = told(played(rules, least, "places"))
    places = view["ending"]["places"]
    assert {one["seat"] for one in places if one["place"] == 1} >= set(view["winners"])
    assert sorted(one["seat"] for one in places) == [*range(least)]
    assert [one["place"] for one in places] == sorted(one["place"] for one in places)


def test_the_stakes_of_gnav_are_told_at_its_end_beside_the_strokes():
    """gnav-1774:15[b]: the last takes all the stakes; the appeals have been paid for."""
    session = played("gnav-1774", 4, "places")
    places = told(session)["ending"]["places"]
    returns = session.game.returns(session.state)
    assert [one["gets"] for one in places] == [returns[one["seat"]] for one in places]


def test_piquet_has_a_row_for_what_counts_and_one_for_all_leads():
    """piquet-1774:7[a], 7[b], 8[a]."""
    (sheet,) = told(played("piquet-1774", 2, "x"))["sheets"]
    texts = [row["text"] for row in sheet["rows"]]
    assert texts[-3:] == ["Leads", "The last trick", "The most tricks"]
    assert "Four aces" in texts
    assert "Honours" in texts


def test_a_beet_that_stays_is_told_with_what_becomes_of_it():
    """tre-kort-1774:8[c], and once the game is over tre-kort-1774.q.length."""
    sheets = told(played("tre-kort-1774", 4, "x"), 0)["sheets"]
    assert [[one["text"] for one in sheet["lies"]] for sheet in sheets[1:]] == [
        ["Your beet of 3 stays there: the next deal is played for it."],
        [
            "Carl’s beet of 6 stays there: the next deal is played for it.",
            "Dorte’s beet of 6 stays there until it is the smallest.",
        ],
        ["Dorte’s beet of 6 still lies there: the game is over, and nobody gets it."],
    ]


def test_a_deal_in_play_is_not_summed_up_and_only_what_is_new_is_told():
    value = {
        "format": FORMAT,
        "rules": "tre-kort-1774",
        "players": 3,
        "names": NAMES[:3],
        "kinds": ["human", "random", "random"],
        "seed": "on",
        "moves": [],
    }
    session = Session(read(value))
    session.advance(new_deal=True)
    assert told(session, 0)["sheets"] == []
    while session.waiting == "seat":
        session.act(str(session.game.legal_actions(session.state)[0]))
        session.advance()
    assert [sheet["deal"] for sheet in told(session, 0)["sheets"]] == [1]
    events = len(session.events)
    session.advance(new_deal=True)
    assert View(session, 0, "en").now(events)["sheets"] == []


def test_a_deal_that_is_told_by_its_result_is_summed_up_so():
    """Such a deal rests on no clause: it says that its result alone is known."""
    session = played("polsk-pas-1774", 4, "beet")
    line = session.line
    rest = next(at for at in range(1, len(line.moves)) if line.between_deals(at))
    gone = result.result_of(session.game, line.states[rest])
    record = session.record.with_steps([gone, *line.moves[rest:]], False, session.record.more)
    first, *_ = told(Session(record))["sheets"]
    assert [row["clauses"] for row in first["rows"]] == [
        *([["polsk-pas-1774.r9.a", "polsk-pas-1774.q.stake"]]),
        [],
    ]
    assert sum(changes(first).values()) == 0
