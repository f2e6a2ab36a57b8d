"""A table that is served on the home network: who is let in, what is kept, what is told on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from gnav_core import cli
from gnav_core.hosting import table
from gnav_core.hosting.kept import FORMAT, Kept, KeptError
from gnav_core.hosting.table import MISSED, NOT_FOR_A_PAGE, WAITS, Tokens
from tests.hosting.served import LISTENS, Served, Speaker, guest_of, host_of, seated, served


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Served]:
    folder = tmp_path / "site"
    (folder / "play").mkdir(parents=True)
    (folder / "play" / "index.html").write_text("<p>play")
    with served(folder, tmp_path / "kept" / "table.json") as table:
        yield table


def test_a_game_is_played_by_its_host_and_two_guests(one: Served) -> None:
    host, guests = seated(one)
    assert host.call("begin")["seat"] == 0
    views = [guest.call("view") for guest in guests]
    assert [view["seat"] for view in views] == [1, 2]
    own = [[card["card"] for zone in view["zones"] for card in zone["cards"]] for view in views]
    assert own[0] != own[1] or len(own[0]) == 1
    who = host.call("view", seat=0)["to_move"]
    speaker = [host, *guests][who]
    speaker.call("act", move="stand", **({"seat": 0} if who == 0 else {}))
    assert host.call("view", seat=0)["to_move"] != who


@pytest.mark.parametrize("token", ["", "x", "x" * 22, "é" * 22])
def test_a_strange_token_is_refused(one: Served, token: str) -> None:
    for path in ("/table/host", "/table/device", "/table/news?after=0"):
        method = "GET" if "news" in path else "POST"
        stranger = Speaker(one.port, token.encode().decode("latin-1"), "d" * 22)
        assert stranger.send(method, path, b"{}")[0] == 403


def test_a_page_of_another_site_is_refused(one: Served) -> None:
    host = host_of(one)
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{one.port + 1}"):
        assert host.send("POST", "/table/host", b"{}", {"Origin": origin})[0] == 403
    own = {"Origin": f"http://127.0.0.1:{one.port}"}
    assert host.send("POST", "/table/host", b"{}", own)[0] == 200


def test_each_link_opens_its_own_door_alone(one: Served) -> None:
    host, guest = host_of(one), guest_of(one, "Bo")
    assert guest.send("POST", "/table/host", b"{}")[0] == 404
    assert host.send("POST", "/table/device", b"{}")[0] == 404
    nameless = Speaker(one.port, one.table.tokens.guest)
    assert nameless.send("POST", "/table/device", b"{}")[0] == 400
    assert guest.send("POST", "/table/device", b"x" * 20_000)[0] == 413
    assert guest.send("POST", "/elsewhere", b"")[0] == 404


@pytest.mark.parametrize(("letters", "status"), [(1, 400), (21, 400), (22, 200), (101, 400)])
def test_a_device_is_known_by_a_secret_that_nobody_guesses(
    one: Served, letters: int, status: int
) -> None:
    guest = guest_of(one, "Bo")
    guest.headers["Gnav-Device"] = "k" * letters
    assert guest.send("GET", "/table/news?after=-1")[0] == status


def test_what_is_refused_leaves_nothing_on_the_line(one: Served) -> None:
    """What came with a request that is refused is never taken for the next one."""
    guest = guest_of(one, "Bo")
    smuggled = b"GET /table/news HTTP/1.1\r\n\r\n"
    status, text = guest.send("POST", "/table/host", smuggled)
    assert (status, json.loads(text)) == (404, {"refused": "Not Found"})


def test_whoever_hosts_is_not_given_the_record_of_a_game_that_goes_on(one: Served) -> None:
    host, _ = seated(one)
    host.call("begin")
    for call in (*NOT_FOR_A_PAGE, "export", "share"):
        assert "error" in host.ask(call), call


def test_an_onlooker_can_but_look_on(one: Served) -> None:
    host, _ = seated(one)
    host.call("begin")
    onlooker = Speaker(one.port, one.table.tokens.onlooker, "Eve")
    onlooker.call("join", name="Eve", key="e" * 30, looks=False)
    assert onlooker.call("view")["seat"] is None
    (eve,) = [guest for guest in host.call("lobby")["guests"] if guest["name"] == "Eve"]
    host.ask("admit", guest=eve["guest"], seat=1)
    assert "error" in onlooker.ask("act", move="stand")
    assert onlooker.call("view")["seat"] is None


def test_whoever_plays_may_look_on_in_the_same_browser_too(one: Served) -> None:
    host, (bo, _) = seated(one)
    host.call("begin")
    looks = Speaker(one.port, one.table.tokens.onlooker, "Bo")
    looks.call("join", name="Bo", key="Bo".ljust(30, "q"), looks=True)
    assert looks.call("view")["seat"] is None
    assert bo.call("view")["seat"] == 1
    bo.call("join", name="Bo", key="Bo".ljust(30, "q"))
    assert (bo.call("view")["seat"], looks.call("view")["seat"]) == (1, None)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table wait for news for longer than anybody listens: what is heard, it woke to."""
    monkeypatch.setattr(table, "WAITS", 10 * LISTENS)


@pytest.mark.usefixtures("patient")
def test_news_comes_at_once(one: Served) -> None:
    host, guests = seated(one)
    known = guests[0].news()["changes"]
    heard: list[int] = []
    listener = Thread(target=lambda: heard.append(guests[0].news(known)["changes"]))
    listener.start()
    sleep(0.2)
    assert heard == []
    host.call("begin")
    listener.join()
    assert heard[0] > known


def test_where_there_is_no_news_it_is_said_after_a_while(one: Served) -> None:
    _, guests = seated(one)
    known = guests[0].news()["changes"]
    began = monotonic()
    assert guests[0].news(known)["changes"] == known
    assert monotonic() - began > WAITS - 0.5


def test_a_device_that_asks_no_more_is_missed_within_ten_seconds(one: Served) -> None:
    assert WAITS + MISSED < 10
    host, guests = seated(one)
    host.call("begin")
    guests[0].news()
    began = monotonic()
    while host.call("lobby")["seats"][1]["here"]:
        assert monotonic() - began < 60
        sleep(0.3)
    assert monotonic() - began > MISSED - 1
    guests[0].news()
    assert host.call("lobby")["seats"][1]["here"]


def test_a_game_goes_on_where_a_server_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "table.json"
    with served(tmp_path, kept) as first:
        host, guests = seated(first)
        host.call("begin")
        tokens = first.table.tokens
        moved = host.call("view", seat=0)["to_move"]
        speaker = [host, *guests][moved]
        speaker.call("act", move="stand", **({"seat": 0} if moved == 0 else {}))
        before = [guest.call("view") for guest in guests]
        port = first.port
    with served(tmp_path, kept, port) as again:
        assert again.table.tokens == tokens
        for guest in guests:
            guest.call("join", name="again", key=str(guest.device).ljust(30, "q"))
        after = [guest.call("view") for guest in guests]
        assert [view["zones"] for view in after] == [view["zones"] for view in before]
        assert host.call("lobby")["seats"][1]["name"] == "Bo"


def test_a_full_disk_is_told_and_the_game_goes_on(one: Served, tmp_path: Path) -> None:
    host, guests = seated(one)
    host.call("begin")
    kept = one.table.kept.path
    assert kept is not None
    before = kept.read_text("utf-8")
    one.table.kept.path = tmp_path / "site" / "play" / "index.html" / "no" / "folder.json"
    moved = host.call("view", seat=0)["to_move"]
    [host, *guests][moved].call("act", move="stand", **({"seat": 0} if moved == 0 else {}))
    trouble = host.news()["trouble"]
    assert trouble
    assert trouble.startswith("The game cannot be kept in ")
    host.call("speak", language="da")
    assert host.news()["trouble"].startswith("Spillet kan ikke gemmes i ")
    assert guests[0].news()["trouble"] is None
    one.table.kept.path = kept
    assert kept.read_text("utf-8") == before


WRONG = [
    "",
    "[]",
    "{}",
    json.dumps({"format": "gnav-host/2", "tokens": vars(Tokens())}),
    json.dumps({"format": FORMAT, "tokens": {"host": "short"}}),
    json.dumps({"format": FORMAT, "tokens": vars(Tokens()), "record": 7}),
    json.dumps({"format": FORMAT, "tokens": vars(Tokens()), "record": "{}"}),
    "[" * 100_000,
]


@pytest.mark.parametrize("text", WRONG)
def test_a_file_that_holds_no_table_is_refused_and_stays(text: str, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KeptError, match=r"holds no table that can be taken up: .*[.]"):
        Kept(path).read()
    assert path.read_text("utf-8") == text
    Kept(path).forget()
    assert (tmp_path / "table.json.before").read_text("utf-8") == text


def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "table.json")
    with served(tmp_path, kept.path) as one:
        host, _ = seated(one)
        host.call("begin")
    assert kept.path is not None
    assert kept.path.stat().st_mode & 0o077 == 0


def test_without_a_built_site_the_command_says_how_it_is_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["host", "--site", str(tmp_path), "--quiet"]) == 2
    assert "`make site` builds it" in capsys.readouterr().err


@pytest.mark.usefixtures("patient")
def test_thirty_seven_are_told_of_a_move_at_once(tmp_path: Path) -> None:
    """Each seat asks for what is new and for its view, all at once, as their pages do."""
    with served(tmp_path) as one:
        host = host_of(one)
        kinds = [{"name": f"P{seat}", "kind": "elsewhere"} for seat in range(37)]
        told = host.call("host", rules="gnav-1774", players=kinds)
        guests = [guest_of(one, f"device {seat}") for seat in range(37)]
        for seat, guest in enumerate(guests):
            guest.call("join", name=f"Guest {seat}", key=f"{seat}".ljust(30, "q"))
            asking = [one["guest"] for one in host.call("lobby")["guests"] if not one["admitted"]]
            host.call("admit", guest=asking[0], seat=seat)
            guest.call("add", nonce=f"n{seat}", commitment=told["commitment"])
        host.call("begin")
        known = host.news()["changes"]
        done: list[float] = []

        def follow(guest: Speaker, since: int) -> None:
            guest.news(known)
            guest.call("table")
            guest.call("view", since=since)
            done.append(monotonic())

        since = len(guests[0].call("view")["events"])
        listeners = [Thread(target=follow, args=(guest, since)) for guest in guests]
        for listener in listeners:
            listener.start()
        sleep(0.5)
        mover = host.call("view")["to_move"]
        began = monotonic()
        guests[mover].call("act", move="stand", since=since)
        for listener in listeners:
            listener.join()
        print(f"37 seats told of a move in {max(done) - began:.2f} s")
        assert len(done) == len(guests)
