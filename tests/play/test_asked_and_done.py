"""What a seat is asked where an answer has a price; what was done to it while it did not look."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.play.page import Page

NAMES = ("Anna", "Bo", "Carl", "Dorthe")
SOURCES = Path(__file__).parents[2] / "sources"


def views(rules: str, moves: list[str], players: int, language: str = "en", **more: Any) -> Any:
    """Make these moves, and look from every seat."""
    head = {"format": "gnav-record/1", "rules": rules, "players": players, **more}
    named = {"names": NAMES[:players], "kinds": ["human"] * players}
    page = Page()
    page.call("speak", language=language)
    page.call("load", text=json.dumps({**head, **named, "moves": moves}))
    return [page.call("view", seat=seat) for seat in range(players)]


def example(family: str, name: str) -> Any:
    return json.loads((SOURCES / family / "examples" / f"{name}.json").read_text("utf-8"))


def asked(rules: str, moves: list[str], players: int, language: str = "en", **more: Any) -> str:
    """Say what the seat to move is asked, in one line; nobody else is asked anything."""
    seen = views(rules, moves, players, language, **more)
    mover = seen[0]["to_move"]
    assert [view["seat"] for view in seen if view["decision"]] == [mover]
    found = seen[mover]["decision"]
    return " · ".join([f"{found['why']} {found['asks']}", *found["left"]])


def out(appeals: int, language: str = "en") -> str:
    """Say what Anna is asked when she is out, having appealed so often."""
    moves = example("gnav", "1774-r9-three-times")["moves"]
    at = [at for at, move in enumerate(moves) if move == "appeal"][appeals]
    return asked("gnav-1774", moves[:at], 3, language, dealer=0)


def test_whoever_is_out_is_told_the_price_and_how_many_appeals_are_left():
    """gnav-1774.r9.a, r9.b, r13.a."""
    assert out(0) == (
        "You are out. Come back with 3 strokes for a stake? · Appeal 1 of 3 · 3 stakes in the pool"
    )
    assert out(2) == (
        "You are out. Come back with 3 strokes for a stake? · Appeal 3 of 3 · 5 stakes in the pool"
    )
    assert out(1, "da") == (
        "Du er ude. Vil du ind igen med 3 streger for et indskud?"
        " · Appel 2 af 3 · 4 indskud i puljen"
    )


def test_how_often_one_has_appealed_all_can_see():
    """gnav-1774.r9.a."""
    moves = example("gnav", "1774-r9-three-times")["moves"]
    marks = views("gnav-1774", moves, 3, dealer=0)[1]["marks"]
    (mark,) = [one for one in marks if one["id"] == "appeals"]
    assert (mark["place"], mark["value"], mark["text"]) == (0, 3, "has appealed 3 times")


def test_a_request_names_who_asks_and_what_is_given():
    """gnav-german.r6.b."""
    moves = ["deal:d7", "deal:sk", "deal:d9", "exchange"]
    assert asked("gnav-german", moves, 3) == (
        "Anna asks you to exchange. Give the king of spades for what Anna has?"
    )


def bids(name: str, at: str, language: str = "en") -> str:
    value = example("byd", name)
    moves = value["moves"]
    first = next(n for n, move in enumerate(moves) if move.startswith("bid:"))
    made = {"first": moves[:first], "next": moves[: first + 1]}[at]
    more = {key: value[key] for key in ("dealer", "readings") if key in value}
    return asked("byd-1774", made, value["players"], language, **more)


def test_a_bid_is_asked_with_its_limits_on_a_card_that_is_named():
    """byd-1774.r11.a, r11.b, q.bid-limit, q.bid-with."""
    assert bids("byd-1774-q-bid-with-at-most", "first") == (
        "You have taken trick 4. Bid 1 to 5 stakes on your last card, the 9 of hearts?"
        " · After you: Bo and Carl"
    )
    assert bids("byd-1774-q-bid-with-same", "next") == (
        "Anna bids 3. Bid 3 stakes on your last card, the ace of hearts? · After you: Carl"
    )
    assert bids("byd-1774-q-bid-with-same", "next", "da") == (
        "Anna byder 3. Byd 3 indskud på dit sidste kort, hjerter es? · Efter dig: Carl"
    )


def done(moves: list[str], language: str = "en") -> list[str | None]:
    """Say what was done to each of three by what happened last, as it is told afterwards."""
    told = []
    for view in views("gnav-1774", moves, 3, language):
        said = [event["done"] for event in view["events"] if "done" in event]
        told.append(said[-1] if said else None)
    return told


def test_whoever_was_asked_is_told_what_he_gave_and_what_he_holds():
    """gnav-1774.r3.b: the asker saw it, and nobody else may know."""
    moves = ["deal:6", "deal:10", "deal:3", "exchange"]
    assert done(moves) == [None, "Anna exchanged with you: you gave the 10, you hold the 6.", None]
    assert done(moves, "da")[1] == "Anna byttede med dig: du gav 10’eren og har nu 6’eren."


def test_of_two_alike_it_is_said_that_they_are():
    """gnav-1774.r3.b."""
    moves = ["deal:10", "deal:10", "deal:3", "exchange"]
    assert done(moves)[1] == "Anna exchanged with you: you gave the 10, you hold the other one."


def test_exchanges_that_are_undone_give_back_what_one_had():
    """gnav-1774.r3.f: each is told of his own piece alone."""
    moves = ["deal:6", "deal:10", "deal:cat", "exchange", "exchange"]
    again = "The exchanges were undone: you hold the {} again."
    assert done(moves) == [again.format(6), again.format(10), None]
    assert done(moves, "da")[0] == "Byttene blev ophævet: du har 6’eren igen."
