"""House rules: put together from the sources' answers, enforced like a source, citing each."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gnav_core import games
from gnav_core.game import CHANCE, AskError
from gnav_core.gnav.clashes import clash
from gnav_core.gnav.concordance.rows import ROWS
from gnav_core.gnav.parts import put_together, take_apart
from gnav_core.house import rules as house
from gnav_core.house.questions import FOLLOWS, QUESTIONS
from gnav_core.house.rules import FORMAT
from gnav_core.house.sheet import check, questions, sheet
from gnav_core.laws.compare import compare
from gnav_core.laws.lawbook import law
from gnav_core.laws.ruling import rule
from gnav_core.record import RecordError, read
from gnav_core.web import call
from tests.core.test_cli import gnav

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "scripts/data/schemas/house.json"


def rules(base: str = "gnav-1774", **more: Any) -> dict[str, Any]:
    """Write house rules: ``rules(cuckoo="gnav-1917")``, dashes written as underscores."""
    readings = more.pop("readings", {})
    choices = {question.replace("_", "-"): source for question, source in more.items()}
    return {
        "format": FORMAT,
        "name": "Ours",
        "base": base,
        "choices": choices,
        "readings": readings,
    }


def refusal(value: Any) -> str:
    with pytest.raises(AskError) as refused:
        _ = house.read(value).rule_set
    return str(refused.value)


def row(value: Any, question: str) -> dict[str, Any]:
    return next(row for row in sheet(house.read(value)) if row["question"] == question)


@cache
def every_law() -> tuple[Any, ...]:
    sources = [law(source) for source in games.SOURCES]
    return (*sources, *(other.law for source in sources for other in source.others()))


def test_each_source_taken_apart_is_put_together_as_it_was():
    for one in every_law():
        parts = take_apart(one.rule_set)
        assert put_together(one.rules, parts) == one.rule_set


def test_no_source_clashes_with_itself():
    assert not any(clash(take_apart(one.rule_set)) for one in every_law())


def test_every_question_of_the_concordance_is_answered_or_follows_another():
    assert {row.id for row in ROWS} == set(QUESTIONS) | set(FOLLOWS)
    assert not set(QUESTIONS) & set(FOLLOWS)


def test_every_part_of_a_rule_set_is_decided_by_one_question():
    decided = [part for parts in QUESTIONS.values() for part in parts]
    known = {part for one in every_law() for part in take_apart(one.rule_set)}
    assert (len(decided), set(decided)) == (len(set(decided)), known)


def test_a_borrowed_cuckoo_stops_the_play_and_cites_its_source():
    """1917:5[d] in a game of 1774."""
    value = rules(cuckoo="gnav-1917")
    game = house.game(value, 3)
    state = game.initial_state()
    for move in ("deal:7", "deal:cuckoo", "deal:9", "exchange"):
        state, events = game.apply(state, game.parse(state, move))
    stopped, showed = (next(e for e in events if e.kind == kind) for kind in ("stopped", "showed"))
    assert (stopped.clauses, stopped.supplied, stopped.status) == (
        ("gnav-1917.r5.c", "gnav-1917.r5.d"),
        "gnav-1917",
        "supplied",
    )
    assert showed.supplied is None


def test_a_borrowed_cat_leaves_the_undoing_to_its_own_question():
    """1774:17 stays where only 3[d] is replaced by 1917:5[a]."""
    kept = house.read(rules(cat="gnav-1917")).rule_set.answers["cat"].forced
    gone = house.read(rules(cat="gnav-1917", undone="gnav-1917")).rule_set.answers["cat"].forced
    assert [effect.value for effect in kept] == ["kiss", "fine", "undo-if-swapped"]
    assert [effect.value for effect in gone] == ["kiss", "fine"]


def test_three_strokes_can_be_written_up_or_five_rubbed_out():
    """1774:8[a] counted as 1917:7[b] counts; 1917:9[a] counted as 1774:8[b] counts."""
    up = rules("gnav-1917", lives="gnav-1774")
    tally: Any = house.read(up).rule_set.tally
    assert (tally.start.value, tally.limit.value, tally.limit.clauses) == (
        0,
        3,
        ("gnav-1774.r8.a",),
    )
    down = rules(lives="gnav-1917", readings={"gnav-1917": {"strokes": "5"}})
    tally = house.read(down).rule_set.tally
    assert (tally.start.value, tally.limit.value, tally.start.supplied_from) == (5, 0, "gnav-1917")


def test_the_sheet_is_read_off_the_rules_as_they_are_played():
    value = rules(
        cuckoo="gnav-1917", undone="gnav-1917", readings={"gnav-1774": {"appeals": "none"}}
    )
    found = {row["question"]: row for row in sheet(house.read(value))}
    assert found["cuckoo"]["text"].endswith("play stops and all show.")
    assert (found["cuckoo"]["label"], found["cuckoo"]["status"]) == ("1917", "supplied")
    assert found["cuckoo"]["words"][0]["clause"] == "gnav-1917.r5.c"
    assert (found["undone"]["text"], found["undone"]["from"]) == ("Nothing goes back.", "gnav-1917")
    assert found["appeal"]["text"] == "None is played."
    assert (found["cat"]["lent"], found["cat"]["status"]) == (False, "stated")


def test_a_question_that_follows_shows_the_choice_it_follows():
    """KB:1[b]: the owl is the worst."""
    found = row(rules(below_one="gnav-kb"), "worst")
    assert (found["text"], found["from"], found["lent"]) == ("The owl.", "gnav-kb", True)


def test_the_sheet_is_told_in_danish_but_for_what_is_cried():
    value = house.read(rules(cuckoo="gnav-1917"))
    told = zip(sheet(value), sheet(value, "da"), strict=True)
    for english, danish in told:
        assert english["asks"] != danish["asks"]
        same = english["text"] == danish["text"]
        assert same is (english["question"] == "cries"), english


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (
            rules(two_fools="gnav-1917"),
            "“And with two fools?” as in 1917 and “Are strokes rubbed out or written up?” as in"
            " 1774 cannot go together: a plus lets a player take one stroke more, and strokes"
            " rubbed out have none.",
        ),
        (rules("gnav-1917", two_fools="gnav-1774"), "written up are penalties"),
        (rules("gnav-1917", appeal="gnav-1774"), "nobody has strokes to lose"),
        (rules("gnav-1917", fool_cuckoo="gnav-1774"), "here strokes are written up"),
        (rules("gnav-wikipedia", prize="gnav-1774"), "nothing in the pool to win"),
        (rules("gnav-wikipedia", pool="gnav-1774"), "nobody is said to take the pool"),
        (rules("gnav-wikipedia", appeal="gnav-1774"), "costs as much as the first stake"),
        (rules(drawn_high="gnav-german"), "no such piece as the king of spades"),
        (rules(changed_piece="gnav-german"), "one is drawn from a bag and the other from a pack"),
        (rules(lives="gnav-german"), "pays tokens into a pool"),
        (rules(one_fool="gnav-german"), "no such piece as the joker"),
        (rules("gnav-german", how_many_players="gnav-1774"), "37 players and what they may draw"),
        (rules("gnav-german", cat="gnav-1774"), "no such piece as the cat"),
        (rules("gnav-german", tapping="gnav-1917"), "no such piece as the fool"),
        (
            rules(
                one_fool="gnav-1917", readings={"gnav-1917": {"fool-companion": "unanswered-tap"}}
            ),
            "nobody may tap",
        ),
    ],
)
def test_choices_that_cannot_go_together_are_named_with_the_reason(value, why):
    said = refusal(value)
    assert why in said
    assert said.count(".") == 1


def test_a_clash_names_both_questions_and_cites():
    found = check(rules(two_fools="gnav-1917"))["error"]
    assert found["questions"] == ["two-fools", "marks"]
    assert {"gnav-1917.r8.b", "gnav-1774.r8.b"} <= set(found["clauses"])


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "JSON object"),
        ({"format": "gnav-house/2"}, "The format must be 'gnav-house/1', not 'gnav-house/2'."),
        (rules("gnav-1901"), "There is no source 'gnav-1901'"),
        (rules(cat="gnav-1901"), "There is no source"),
        (rules(dog="gnav-1774"), "There is no question 'dog'"),
        (rules(worst="gnav-kb"), "“Which piece is the worst?” is decided with"),
        (rules(cat="gnav-german"), "German has no answer to “What does the cat do?”."),
        (rules(readings={"gnav-1917": {}}), "nothing is taken from it"),
        (rules(readings={"gnav-1774": {"cuckoo": "sings"}}), "A reading is not known"),
        ({**rules(), "name": "x" * 61}, "at most 60"),
        ({**rules(), "choices": []}, "JSON objects"),
    ],
)
def test_what_are_no_house_rules_is_refused_in_one_sentence(value, why):
    assert why in refusal(value)


def chosen(chance: Random) -> dict[str, Any]:
    """Compose house rules by chance, the German source among the others now and then."""
    sources = list(games.SOURCES)[: 5 if chance.random() < 0.1 else 4]
    base, often = chance.choice(sources), chance.choice((0.1, 0.3, 0.6))
    choices = {q: chance.choice(sources) for q in QUESTIONS if chance.random() < often}
    readings = {
        source: {
            crux: chance.choice(options)
            for crux, options in games.readings(source).items()
            if chance.random() < 0.3
        }
        for source in {base, *choices.values()}
        if chance.random() < 0.5
    }
    return {"format": FORMAT, "base": base, "choices": choices, "readings": readings}


def play(game: Any, chance: Random) -> int:
    """Play a game by chance to its end; every event must cite."""
    state, moves = game.initial_state(), 0
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            actions, weights = zip(*game.chance_outcomes(state), strict=True)
            action = chance.choices(actions, weights)[0]
        else:
            action = chance.choice(game.legal_actions(state))
        state, events = game.apply(state, action)
        assert all(event.clauses for event in events)
        moves += 1
        assert moves < 10_000
    return moves


def test_any_composition_is_refused_in_one_sentence_or_plays_to_the_end():
    chance, played, refused = Random("house rules"), 0, []
    while played < 60:
        value = chosen(chance)
        try:
            rule_set = house.read(value).rule_set
        except AskError as error:
            refused.append(str(error))
            continue
        least, most = rule_set.seats.value
        game = games.seat(rule_set, chance.randint(least, min(most, 7)))
        assert play(game, chance) > 0
        assert all(row["text"] and row["from"] for row in sheet(house.read(value)))
        played += 1
    assert len(refused) > 20
    assert all(why.endswith(".") and ". " not in why for why in refused)


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
        ({**record(rules("gnav-german")), "players": 9}, "house is for 2 to 6 players"),
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


def test_the_questions_come_with_every_source_that_can_answer():
    groups = questions()
    asked = {question["id"]: question for group in groups for question in group["questions"]}
    assert set(asked) == set(QUESTIONS)
    assert [a["source"] for a in asked["cat"]["answers"]] == list(games.SOURCES)[:4]
    assert asked["below-one"]["also"] == [
        "Which pieces stand above the numbers?",
        "Which piece is the worst?",
        "How many pieces are there?",
    ]
    assert all(answer["text"] for q in asked.values() for answer in q["answers"])


def test_the_schema_knows_the_same_questions_and_sources():
    schema = json.loads(SCHEMA.read_text())
    assert schema["properties"]["choices"]["propertyNames"]["enum"] == list(QUESTIONS)
    assert schema["$defs"]["source"]["enum"] == list(games.SOURCES)
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
