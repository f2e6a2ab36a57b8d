"""The worked round of the page, as it replays but for its departures."""

from __future__ import annotations

import json
from typing import Any

from gnav_core.core.record import replay
from gnav_core.games.narrespillet.pack import HOUSES
from scripts.tei.files import ROOT

ROUND = ROOT / "sources/narrespillet/examples/narrespillet-r42-worked-round.json"


def last(record: dict[str, Any]) -> dict[str, Any]:
    (answer,) = replay(json.dumps(record))
    return answer


def test_the_worked_round_ends_with_the_four_victories_that_the_page_tells() -> None:
    """narrespillet.r54.a, q.example."""
    answer = last(json.loads(ROUND.read_text("utf-8")))
    won = {
        event["field"]: event["seat"] for event in answer["events"] if event["kind"] == "field-won"
    }
    assert [won[field] for field in HOUSES] == [3, 2, 3, 0]


def test_each_departure_of_the_page_is_refused_by_the_rules() -> None:
    """narrespillet.q.example: the card that Kana does not hold, and two that lie on the pile."""
    record = json.loads(ROUND.read_text("utf-8"))
    for ours, theirs in (
        ("place:d:d10+d6+d5+d2+da", "place:d:d10+d7+d5+d2+da"),
        ("draw:b9", "draw:s3"),
        ("draw:s6", "draw:b8"),
    ):
        at = record["moves"].index(ours)
        answer = last({**record, "moves": [*record["moves"][:at], theirs]})
        assert (answer["status"], answer["at"]) == ("illegal", at)
