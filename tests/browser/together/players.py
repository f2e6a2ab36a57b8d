"""Whole games at the built table by people at several devices, each in a browser of his own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from gnav_core.core.record import replay
from tests.play.page import a_move
from tests.windows import DESK, PHONE, Window

ROOT = Path(__file__).resolve().parents[3]
SMALL = {**PHONE, "viewport": {"width": 390, "height": 667}}
TRIO = ("human", "elsewhere", "elsewhere")
PATIENCE = 1000
"""Looks round the table in which nobody moves, after which the game stands still."""

NAMES = ("Ida", "Jens", "Karen")
STANDS = """() => {
  const { view, busy } = document.querySelector('gnav-table');
  return view && { seat: view.seat, waiting: view.waiting, moves: view.moves,
    choices: view.choices, to_move: view.to_move, deal: view.deal, busy };
}"""
ACT = "(move) => document.querySelector('gnav-table').act(move)"
NEXT = "() => document.querySelector('gnav-table').next()"
DEAL = """(game) => document.querySelector('gnav-table').shadowRoot.querySelector('gnav-setup')
  .dispatchEvent(new CustomEvent('deal', { detail: game }))"""


class Served(NamedTuple):
    """A table at home: the program that serves it, and the address of its host’s page."""

    program: subprocess.Popen[str]
    host: str
    kept: Path

    @property
    def port(self) -> int:
        """The port at which it is served."""
        return urlsplit(self.host).port or 0

    def link(self, role: str) -> str:
        """Give the link to play (``join``) or to look on (``watch``), as it is kept."""
        tokens = json.loads(self.kept.read_text("utf-8"))["tokens"]
        token = tokens["guest" if role == "join" else "onlooker"]
        return f"http://127.0.0.1:{self.port}/play/#{role}={token}"


@contextmanager
def home(kept: Path, port: int = 0, *more: str) -> Iterator[Served]:
    """Run the command that serves the built site and a table, as one does at home."""
    command = [sys.executable, "-m", "gnav_core", "host", "--quiet", "--keep", str(kept)]
    command += ["--site", str(ROOT / "build" / "site"), "--port", str(port), *more]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    said = program.stdout.readline()
    try:
        yield Served(program, said.split()[-1], kept)
    finally:
        program.kill()
        program.wait()
        program.stdout.close()


def deal(host: Page, rules: str, kinds: Sequence[str]) -> None:
    """Set up a game as whoever hosts, and come to the room where the others are waited for."""
    players = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    host.locator("gnav-setup").wait_for()
    host.evaluate(DEAL, {"rules": rules, "players": players, "readings": {}, "seed": "chosen"})
    host.locator("gnav-company .room").wait_for()


def ask(guest: Page, name: str) -> None:
    """Say a name, and ask for a seat."""
    guest.locator("#own-name").focus()
    guest.keyboard.type(name)
    guest.keyboard.press("Enter")


def admit(host: Page, guest: Page, name: str) -> None:
    """Give the first free seat to who asks for one."""
    asking = host.locator(".asks").filter(has_text=name)
    asking.locator("[data-admit]").first.click()
    guest.get_by_text("You sit at seat").wait_for()


def join_by_link(host: Page, guests: dict[str, Page]) -> str:
    """Let each guest follow the link that the host's page shows, and take a seat; give the link."""
    link = host.locator("gnav-company .link input").first.input_value()
    for name, guest in guests.items():
        guest.goto(link)
        ask(guest, name)
        admit(host, guest, name)
    return str(link)


def answered(host: Page, guest: Page, name: str | None) -> None:
    """Let a guest open an invitation and answer it; the answer is pasted.

    Who comes back to a table (``None``) is not asked for his name again.
    """
    host.locator("[data-invite]").click()
    link = host.locator("[data-link]").input_value()
    guest.goto(link)
    if name is not None:
        ask(guest, name)
    answer = guest.locator("gnav-company .link input").input_value()
    host.locator("[data-answer]").fill(answer)
    host.locator("[data-answer]").press("Tab")


def join_by_invitation(host: Page, guests: dict[str, Page]) -> None:
    """Invite each guest from browser to browser."""
    for name, guest in guests.items():
        answered(host, guest, name)
        admit(host, guest, name)


def begin(host: Page, guests: Sequence[Page]) -> None:
    """Begin the game, and see it come to every screen."""
    host.locator("[data-begin]:enabled").click()
    for page in (host, *guests):
        expect(page.locator("gnav-table .play").first).to_be_attached()


def says(page: Page, words: str) -> None:
    """See that a screen tells of those who are here; after how long, tests/table asks."""
    expect(page.locator("gnav-company")).to_contain_text(words)


def stands(page: Page) -> dict[str, Any] | None:
    """Say how the game stands on a screen."""
    told: dict[str, Any] | None = page.evaluate(STANDS)
    return told


def all_stand(pages: Sequence[Page]) -> list[int]:
    """Say how many moves each screen shows."""
    return [told["moves"] if (told := stands(page)) else -1 for page in pages]


def play(pages: Sequence[Page], chance: Random, most: int = 2000) -> int:
    """Play on at random until the game is over, each at his own screen; give the moves made."""
    made, idle = 0, 0
    host = pages[0]
    while made < most and idle < PATIENCE:
        idle += 1
        told = [stands(page) for page in pages]
        if all(one is not None and one["waiting"] == "over" for one in told):
            return made
        for page, one in zip(pages, told, strict=True):
            if one is None or one["busy"]:
                continue
            if one["waiting"] == "seat" and one["choices"]:
                page.evaluate(ACT, a_move(chance.choice(one["choices"]), chance))
                made, idle = made + 1, 0
            elif one["waiting"] == "deal" and page is host:
                page.evaluate(NEXT)
        host.wait_for_timeout(50)
    return made


def whole_game(host: Page, guests: dict[str, Page]) -> None:
    """Play to the end; every screen shows it, and the record says that it was fairly dealt."""
    pages = [host, *guests.values()]
    play(pages, Random(4))
    told = [stands(page) for page in pages]
    assert {one["waiting"] for one in told if one} == {"over"}
    assert [one["seat"] for one in told if one] == [*range(len(pages))]
    with host.expect_download() as saved:
        host.get_by_role("button", name="Export the record").click()
    record = Path(saved.value.path()).read_text("utf-8")
    answer = list(replay(record))[-1]
    assert (answer["status"], answer["chance"]) == ("ok", "as committed")
    assert json.loads(record)["seed"] != "chosen"


def seated_by_server(
    window: Window, served: Served, rules: str, kinds: tuple[str, ...]
) -> tuple[Page, dict[str, Page]]:
    """Seat guests by the link of a server."""
    host = window(**DESK)
    host.goto(served.host)
    deal(host, rules, kinds)
    guests = {name: window(**SMALL) for name in NAMES[: kinds.count("elsewhere")]}
    join_by_link(host, guests)
    begin(host, [*guests.values()])
    return host, guests


def seated_by_invitation(
    window: Window, site: str, rules: str, kinds: tuple[str, ...]
) -> tuple[Page, dict[str, Page]]:
    """Seat guests by invitations from browser to browser."""
    host = window(**DESK)
    host.goto(f"{site}/play/")
    deal(host, rules, kinds)
    guests = {name: window(**SMALL) for name in NAMES[: kinds.count("elsewhere")]}
    join_by_invitation(host, guests)
    begin(host, [*guests.values()])
    return host, guests
