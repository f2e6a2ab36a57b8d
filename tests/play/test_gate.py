"""Devices elsewhere: they come, play whole games, come back, and can do nothing else."""

from __future__ import annotations

import json
from itertools import count, islice
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from gnav_core.core import registry
from gnav_core.core.record import parse
from gnav_core.play.gate import LONGEST
from gnav_core.play.table_api import TableApi
from gnav_core.web import HOSTING
from tests.core.any_game import written
from tests.fuzz.tried import is_one_sentence
from tests.fuzz.values import ANYTHING
from tests.play.devices import Device, Host, kinds_for, play, seated
from tests.seeds import tried

THREE = ["human", "elsewhere", "elsewhere"]


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_a_game_of_every_rule_set_is_played_by_several_devices(rules: str) -> None:
    host, devices = seated(rules, kinds_for(rules))
    host.call("begin")
    play(host, devices, Random(1), most=150)
    assert host.session.line.moves


def test_a_game_is_played_to_its_end_and_each_device_is_given_its_record() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    assert "over" in devices[1].refused("export")
    play(host, devices, Random(1))
    view = devices[1].call("view")
    assert view["waiting"] == "over"
    assert devices[2].call("export") == host.call("export")
    assert "guests" not in json.loads(host.call("export"))


def test_thirty_seven_play() -> None:
    host, devices = seated("gnav-1774", ["elsewhere"] * 37)
    host.call("begin")
    play(host, devices, Random(1), most=40)
    assert host.session.waiting in ("seat", "deal")


def test_a_table_is_laid_for_each_device_as_for_who_sits_there() -> None:
    host, devices = seated("gnav-1774", THREE)
    own = host.call("begin")
    assert [player["kind"] for player in own["players"]] == THREE
    seen = devices[1].call("view")
    assert [player["kind"] for player in seen["players"]] == ["elsewhere", "human", "elsewhere"]
    assert (seen["seat"], seen["devices"], seen["undoable"]) == (1, True, False)
    assert [player["name"] for player in seen["players"]] == ["P0", "Guest 1", "Guest 2"]


def test_each_device_is_told_in_its_own_language() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    devices[1].call("speak", language="da")
    danish, english = (devices[seat].refused("act", move="stand") for seat in (1, 2))
    if host.session.game.current_player(host.session.state) == 1:
        danish = devices[1].refused("act", move="hop")
    assert english != danish
    assert host.table.language == "en"
    assert devices[1].call("key") != devices[2].call("key")
    assert host.table.language == "en"


# Who may come, and where he sits.


def test_nobody_is_shown_anything_before_he_is_let_in() -> None:
    host, _ = seated("gnav-1774", THREE)
    host.call("begin")
    stranger = Device(host, "Stranger")
    for call in ("table", "view", "key", "hint", "odds", "clauses", "quotes", "export"):
        stranger.refused(call)
    stranger.joins()
    assert stranger.call("table")["you"]["admitted"] is False
    for call, args in (("view", {}), ("look", {"at": 0}), ("act", {"move": "stand"})):
        stranger.refused(call, **args)
    (asks,) = [one for one in host.call("lobby")["guests"] if not one["admitted"]]
    assert (asks["name"], asks["seat"]) == ("Stranger", None)


def test_the_game_begins_when_all_have_come_and_added_to_the_chance() -> None:
    host = Host()
    told = host.opens("gnav-1774", THREE)
    assert "P1" in host.refused("begin")
    one, two = Device(host, "Anna"), Device(host, "Anna", key="another Anna, of another device")
    one.sits(1)
    two.joins()
    host.call("admit", guest=two.id, seat=2)
    assert host.refused("begin") == "The device of Anna has not answered yet."
    two.refused("add", nonce="n", commitment="another")
    two.refused("add", nonce="å", commitment=told["commitment"])
    two.call("add", nonce="n", commitment=told["commitment"])
    two.refused("add", nonce="m", commitment=told["commitment"])
    assert host.call("begin")["players"][1]["name"] == "Anna (2)"


@pytest.mark.parametrize("seat", [0, 3, -1, 99])
def test_a_seat_that_is_not_elsewhere_is_given_to_nobody(seat: int) -> None:
    host = Host()
    host.opens("gnav-1774", THREE)
    guest = Device(host, "Bo")
    guest.joins()
    host.refused("admit", guest=guest.id, seat=seat)
    host.refused("stand-in", seat=seat, kind="random")


def test_one_seat_is_for_one_device() -> None:
    host, devices = seated("gnav-1774", THREE)
    another = Device(host, "Bo")
    another.joins()
    assert host.refused("admit", guest=another.id, seat=1) == "Guest 1 sits there already."
    host.call("gone", guest=devices[1].id)
    host.call("admit", guest=another.id, seat=1)
    assert host.call("lobby")["seats"][1]["name"] == "Bo"
    devices[1].refused("table")


def test_whoever_looks_on_makes_no_moves() -> None:
    host, _ = seated("gnav-1774", THREE)
    host.call("begin")
    onlooker = Device(host, "Eve")
    onlooker.sits(None)
    view = onlooker.call("view")
    assert (view["seat"], view["choices"]) == (None, [])
    why = {
        onlooker.refused("act", move="stand"),
        onlooker.refused("continue"),
        onlooker.refused("hint"),
        onlooker.refused("odds"),
        onlooker.refused("review", deal=1),
    }
    assert why == {"Whoever looks on makes no moves."}


def test_a_device_comes_back_to_its_seat_by_its_secret_and_by_nothing_else() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    host.call("gone", guest=devices[1].id)
    assert host.call("lobby")["seats"][1]["here"] is False
    false = Device(host, "Guest 1", key="another secret of the device")
    false.joins()
    false.refused("view")
    back = Device(host, "Somebody", key=devices[1].key)
    told = back.joins()
    assert (told["you"]["seat"], told["you"]["name"]) == (1, "Guest 1")
    assert back.call("view")["seat"] == 1
    devices[1].refused("table")  # its old connection is its no more


def test_devices_come_back_to_a_game_that_was_kept_and_taken_up_again() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    play(host, devices, Random(2), most=5)
    kept = host.table.save()
    again = Host()
    again.call("resume", text=kept)
    assert [seat["here"] for seat in again.call("lobby")["seats"]] == [True, False, False]
    for seat, device in devices.items():
        back = Device(again, device.name, key=device.key)
        assert back.joins()["you"]["seat"] == seat
        assert back.call("view")["moves"] == len(host.session.line.moves)
    assert again.table.save() == kept


def test_a_computer_sits_in_at_the_hosts_word_and_gives_the_seat_back() -> None:
    host, devices = seated("gnav-1774", ["elsewhere", "elsewhere"], dealer=1)
    host.call("begin")
    assert host.session.game.current_player(host.session.state) == 0
    host.call("gone", guest=devices[0].id)
    assert host.refused("stand-in", seat=0, kind="nobody") == "There is no player 'nobody'."
    told = host.call("stand-in", seat=0, kind="threshold")
    assert told["seats"][0]["stand_in"] == "threshold"
    assert host.session.game.current_player(host.session.state) != 0
    back = Device(host, "Back", key=devices[0].key)
    back.joins()
    assert "computer" in back.refused("act", move="stand")
    assert host.call("stand-in", seat=0)["seats"][0]["stand_in"] is None
    assert json.loads(host.table.save())["kinds"] == ["elsewhere", "elsewhere"]


def test_the_next_deal_comes_when_all_are_ready_or_the_host_says_so() -> None:
    host, devices = seated("gnav-1774", ["elsewhere", "elsewhere"])
    host.call("begin")
    session = host.session
    while session.waiting != "deal":
        seat = session.game.current_player(session.state)
        move = str(session.game.legal_actions(session.state)[0])
        devices[1 if seat else 0].call("act", move=move)
    devices[0].call("continue")
    assert [seat["ready"] for seat in host.call("lobby")["seats"]] == [True, False]
    assert devices[1].call("continue")["waiting"] == "seat"
    assert "No deal is waited for." in devices[0].refused("continue")


def test_the_same_devices_play_another_game() -> None:
    host, devices = seated("gnav-1774", THREE)
    before = host.call("lobby")["commitment"]
    host.call("begin")
    play(host, devices, Random(1))
    told = host.opens("gnav-1917", THREE)
    assert told["commitment"] != before
    assert "has not answered yet" in host.refused("begin")
    for device in devices.values():
        assert device.call("view")["waiting"] == "over"
        device.call("add", nonce="again", commitment=device.call("table")["commitment"])
    assert host.call("begin")["rules"] == "gnav-1917"


def test_a_device_that_is_sent_away_or_leaves_has_no_seat() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    host.call("dismiss", guest=devices[1].id)
    devices[1].refused("act", move="stand")
    devices[2].call("leave")
    devices[2].refused("table")
    assert host.call("lobby")["guests"] == []
    host.call("close")


# What cannot be done.


def test_what_would_tell_or_undo_is_off_while_somebody_plays_elsewhere() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    play(host, devices, Random(1), most=3)
    before = host.table.save()
    for call, args in (
        ("undo", {}),
        ("rewind", {"at": 0}),
        ("switch", {"line": 0}),
        ("finish", {}),
        ("share", {}),
        ("export", {}),
        ("load", {"text": before}),
        ("open", {"text": "1"}),
        ("start", {"rules": "gnav-1774", "players": [{"kind": "human"}, {"kind": "random"}]}),
    ):
        host.refused(call, **args)
    assert host.table.save() == before


def test_a_seed_cannot_be_chosen() -> None:
    host = Host()
    players = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "elsewhere"}]
    assert "takes no 'seed'" in host.refused("host", rules="gnav-1774", players=players, seed="a")
    host.refused("start", rules="gnav-1774", players=players, seed="a")


def test_a_seed_stands_in_the_record_of_a_game_that_is_over_and_in_no_link() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    play(host, devices, Random(1))
    seed = json.loads(host.call("export"))["seed"]
    shared = host.call("share")["text"]
    opened = TableApi()
    opened.open(shared)
    assert opened.session is not None
    assert opened.session.record.more.get("seed") != seed
    before = [text for device in devices.values() for text in device.heard]
    assert not any(seed in text for text in before)


def test_a_device_makes_its_own_calls_and_no_others() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    before = host.table.save()
    others = {*host.table.calls, *HOSTING, "pack", "unpack", "ruling", "ledger"}
    guest = devices[1]
    mine = guest.host.table.gate.guests.named(guest.id).place.calls
    for call in sorted(others - {*mine}):
        assert guest.refused(call).startswith("There is no call"), call
    for call in mine:
        assert "no 'seat'" in guest.refused(call, seat=0), call
    assert host.table.save() == before


def test_a_device_that_asks_too_much_at_once_is_told_to_wait() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    hasty = Device(host, "Hasty", hasty=True)
    answers = (hasty.ask("join", name="Hasty", key="k" * 30) for _ in count())
    for refused in islice((one["error"] for one in answers if "error" in one), 100):
        assert refused["wait"]
        assert refused["why"] == "This device asks too much at once; wait a moment."
    assert devices[1].call("view")


def test_there_is_room_for_a_hundred_devices() -> None:
    host = Host()
    host.opens("gnav-1774", THREE)
    for at in range(100):
        Device(host, f"Nr {at}").joins()
    assert "no room" in host.refused("hear", guest="one more", said="{}")


ABSURD = [
    "",
    "{}",
    "null",
    "[]",
    "[" * 3000,
    '{"id": 1, "call": "act", "args": {"move": 7}}',
    '{"id": 1, "call": "act", "args": {"move": "stand", "since": true}}',
    '{"id": 1, "call": "view", "args": {"since": 1e400}}',
    '{"id": 1, "call": {"act": 1}}',
    '{"id": [[]], "call": "table"}',
    '{"call": "table", "args": [1]}',
    '{"id": 007, "call": "table"}',
    '{"id": 1, "call": "join", "args": {"name": "\\u202e", "key": "kkkkkkkkkkkkkkkkkkkkkkkkkk"}}',
    '{"id": 1, "call": "__class__"}',
    "x" * (LONGEST + 1),
    "9" * LONGEST,
    "\ud800",
]


@pytest.mark.parametrize("said", ABSURD)
def test_absurd_messages_are_answered_in_a_sentence(said: str) -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    before = host.table.save()
    answer = json.loads(devices[1].pass_on(said)["said"])
    if "error" in answer:
        assert is_one_sentence(answer["error"]["why"])
    assert host.table.save() == before


def random_message(chance: Random, calls: list[str]) -> str:
    """Make a message of parts that stand in real ones, and of others."""
    values = ["stand", "exchange", 0, 1, -1, 10**30, True, None, [], {}, "x" * 50, "deal:1", "\x00"]
    names = ["move", "seat", "since", "at", "deal", "name", "key", "nonce", "language", "text"]
    args = {chance.choice(names): chance.choice(values) for _ in range(chance.randrange(3))}
    said = json.dumps({"id": chance.choice(values), "call": chance.choice(calls), "args": args})
    if chance.random() < 0.3:
        at = chance.randrange(len(said))
        said = said[:at] + chance.choice('{}[]",:0a\\') + said[at + chance.randrange(3) :]
    return said


def harmless(host: Host, guest: Device, chance: Random, messages: int) -> None:
    """Say so many messages; fail where the game has been changed, or one is answered oddly."""
    calls = [*host.table.calls, *HOSTING, "join", "add", "table", "speak", "leave-", "__init__"]
    calls = [call for call in calls if call not in ("act", "continue")]
    before = host.table.save()
    for _ in range(messages):
        said = guest.pass_on(random_message(chance, calls))["said"]
        answer = json.loads(said)
        assert ("ok" in answer) != ("error" in answer)
        if "error" in answer:
            assert is_one_sentence(answer["error"]["why"])
    assert host.table.save() == before
    parse(before)


def test_random_messages_do_no_harm() -> None:
    host, devices = seated("gnav-1774", THREE)
    host.call("begin")
    harmless(host, devices[1], Random(5), 500)
    harmless(host, Device(host, "Stranger"), Random(6), 200)


@pytest.mark.prove
@pytest.mark.parametrize("rules", ["gnav-1774", "piquet-1774", "styrvolt-1774", "gnav-german"])
def test_ten_thousand_random_messages_do_no_harm(rules: str) -> None:
    host, devices = seated(rules, kinds_for(rules))
    host.call("begin")
    harmless(host, devices[1], Random(rules), 10_000)


@tried(100, value=st.dictionaries(st.text(max_size=8), ANYTHING, max_size=3))
def test_a_record_that_says_anything_of_its_guests_is_taken_up(value: Any) -> None:
    host, _ = seated("gnav-1774", THREE)
    host.call("begin")
    record = json.loads(host.table.save())
    for guests in (value, [value] * 3, [*value], None):
        again = Host()
        again.call("resume", text=json.dumps({**record, "guests": guests}))
        assert written(again.call("lobby"))
