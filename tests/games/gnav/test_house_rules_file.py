"""House rules as a file: replayed, played, compared, linked and held against the schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gnav_core.core.record import RecordError, read
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.compare.compare import compare
from gnav_core.games.gnav.house_rules.questions import QUESTIONS
from gnav_core.games.gnav.house_rules.rules import FORMAT
from gnav_core.games.gnav.house_rules.sheet import check
from gnav_core.games.gnav.rulings.ruling import rule
from gnav_core.web import call
from tests.doors.test_cli import gnav
from tests.games.gnav.house_rules import rules

ROOT = Path(__file__).parents[3]
SCHEMA = ROOT / "scripts/data/schemas/house.json"


def record(value: Any, *moves: str, **more: Any) -> dict[str, Any]:
    return {
        "format": "gnav-record/1",
        "rules": "house",
        "players": 3,
        "moves": list(moves),
        "house": value,
        **more,
    }


def test_a_record_by_house_rules_is_replayed():
    moves = ("deal:7", "deal:cuckoo", "deal:9", "exchange")
    done = gnav("replay", "-", said=json.dumps(record(rules(cuckoo="gnav-1917"), *moves)))
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["status"], answer["deal"]) == (0, "ok", 2)
    assert "gnav-1917.r5.d" in str(answer["events"])


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (record(None), "House rules are a JSON object"),
        (record(rules(two_fools="gnav-1917")), "cannot go together"),
        (record(rules(), readings={"cuckoo": "stops-play"}), "stand in the house rules"),
        (
            {**record(rules("gnav-german")), "players": 9},
            "these rules are for 2 to 6 players, not 9",
        ),
    ],
)
def test_a_record_that_house_rules_forbid_is_refused(value, why):
    with pytest.raises(RecordError) as refused:
        read(value)
    assert why in str(refused.value)


def test_the_desk_plays_by_house_rules_and_tells_of_them_as_of_a_source():
    players = [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "threshold"}]
    asked = {"rules": "house", "house": rules(cuckoo="gnav-1917"), "players": players, "seed": "1"}
    view = json.loads(call(json.dumps({"call": "start", "args": asked})))["ok"]
    assert (view["rules"], view["source"]["short"], view["source"]["unit"]) == (
        "house",
        "Ours",
        "strokes left",
    )
    assert view["source"]["line"] == "1 answer is taken from elsewhere than 1774."


def test_house_rules_are_held_against_the_sources():
    """Our cuckoo stops the play, as 1917's does (1917:5[d])."""
    laws = [{"rules": "1774"}, {"rules": "house", "house": rules(cuckoo="gnav-1917")}]
    found = compare(["4", "cuckoo", "9"], ["exchange", "stand", "stand"], laws=laws)
    assert [column["label"] for column in found["laws"]] == ["1774", "Ours"]
    assert found["partings"][0]["seat"] == 0
    ruled = rule(asker="4", asked=["cuckoo"], laws=laws)["laws"]
    assert [verdict["text"].endswith("all show.") for verdict in ruled] == [False, True]


def test_the_readings_of_house_rules_are_doubted_as_those_of_a_source():
    laws = [{"rules": "house", "house": rules(cuckoo="gnav-1917")}]
    (verdict,) = rule(asker="4", asked=["pot"], laws=laws)["laws"]
    assert verdict["doubts"][0]["crux"] == "gnav-1774.q.compelled"


def test_the_link_of_house_rules_opens_them_again():
    found = check(rules(cuckoo="gnav-1917"))
    asked = {"call": "unpack", "args": {"kind": "house", "text": found["text"]}}
    assert json.loads(call(json.dumps(asked)))["ok"] == found["house"]


def test_the_schema_knows_the_same_questions_and_sources():
    schema = json.loads(SCHEMA.read_text())
    assert schema["properties"]["choices"]["propertyNames"]["enum"] == list(QUESTIONS)
    assert schema["$defs"]["source"]["enum"] == list(SOURCES)
    Draft202012Validator(schema).validate(check(rules(cuckoo="gnav-1917"))["house"])
    assert not Draft202012Validator(schema).is_valid({"format": FORMAT})


def test_the_command_prints_the_sheet_or_refuses_in_one_line(tmp_path):
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(rules(cuckoo="gnav-1917")))
    said = gnav("house", str(file)).stdout.decode()
    assert "What does the cuckoo do?" in said
    assert "(from 1917)  [1917:5[c]; 1917:5[d]]" in said
    found = gnav(
        "compare", "--deal", "4 cuckoo", "--wishes", "exchange stand", "--house", str(file)
    )
    assert "Ours" in found.stdout.decode()
    played = gnav("play", "--house", str(file), "--humans", "0", "--seed", "1", "--players", "3")
    assert played.returncode == 0
    file.write_text("{")
    for wrong in (str(file), str(tmp_path / "none.json")):
        done = gnav("house", wrong)
        assert (done.returncode, done.stderr.decode().count("\n")) == (2, 1)
