"""What comes to the page never holds a piece that the seat at the screen may not see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.table import SOURCES, Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import held

SECRET = {"dealt", "drew"}


def leaks(view: dict[str, Any]) -> list[str]:
    """Name every piece in the view that its seat may not see."""
    found: list[str] = []
    if view["open"]:  # the game is over, or is an example
        return found
    if not view["shown"]:
        found += [
            f"deal {view['deal']}: seat {seat} holds {piece}"
            for seat, piece in enumerate(held(view))
            if seat != view["seat"] and piece not in (None, "hidden")
        ]
    found += [
        f"event {event['n']}: {event['kind']} {event.get('piece')} at seat {event['seat']}"
        for event in view["events"]
        if event["kind"] in SECRET and event["seat"] != view["seat"] and "piece" in event
    ]
    return found


@pytest.mark.parametrize("rules", rest_in_prove(SOURCES, 2))
def test_no_message_holds_a_hidden_piece_and_the_document_shows_none(
    table: Table, rules: str
) -> None:
    """No face but one's own until all show."""
    table.start(rules, "person", "computer", "person", "computer")
    others = table.page.locator(".seats .seat:not(.mine) .piece.face")
    for deal in range(2):
        while (state := table.state) not in ("showing", "outcome"):
            assert deal or others.count() == 0, state
            if state == "choices":
                table.press("exchange")
            else:
                table.go_on()
        assert others.count() > 0
        if state == "outcome":
            break
        table.go_on()
    views = list(table.views())
    assert len(views) > 3
    for view in views:
        assert leaks(view) == []


def test_the_saved_text_never_comes_to_the_page(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    table.kept()
    for message in table.heard():
        assert "gnav-record/" not in json.dumps(message)
        assert "deal:" not in json.dumps(message)
    table.open()
    table.page.get_by_role("button", name="Resume").wait_for()
    for message in table.heard():
        text = json.dumps(message)
        assert "gnav-record/" not in text
        assert '"moves"' not in text


def test_an_unfinished_record_is_not_given_out(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    for number, call in ((1001, "save"), (1002, "export")):
        table.page.evaluate(
            "([id, call]) => theWorker.postMessage(JSON.stringify({ id, call, args: {} }))",
            [number, call],
        )
        table.page.wait_for_function("() => unanswered.size === 0")
        answer = next(message for message in table.heard() if message.get("id") == number)
        assert "ok" not in answer
        assert answer["error"]["why"]


def test_the_covered_screen_says_nothing_to_a_listener(table: Table) -> None:
    table.start("gnav-1774", "person", "person", "person")
    assert table.state == "cover"
    assert table.page.locator(".unseen").text_content() == ""
    assert "Hand the device to Anna" in table.page.locator(".cover").inner_text()


# The table as it stands in the document, shadow trees and all, without what Lit leaves in it.
AS_IT_STANDS = """
() => {
  const written = (root) => [...root.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    return `<${node.localName} ${attributes}>${written(node.shadowRoot ?? node)}`;
  }).join('');
  return written(document.querySelector('gnav-table').shadowRoot);
}
"""

# What happens, and the same with another piece, which whoever sits down then has not seen.
SWAPPED = [
    ("deal:3 deal:{} deal:8 deal:7 exchange stand", "pot", "6"),
    ("deal:3 deal:9 deal:{} deal:7 stand exchange stand", "fool", "12"),
    ("deal:9 deal:horse deal:4 deal:{} exchange", "owl", "2"),
]


def looked_on(
    table: Table, rules: str, moves: str, players: int = 4
) -> tuple[list[str], str, list[Any]]:
    """Open a game of so many people, sit down where it is to go on, and take in all there is."""
    record = {
        "format": "gnav-record/1",
        "rules": rules,
        "players": players,
        "names": ["Anna", "Bo", "Carl", "Dorte"][:players],
        "kinds": ["human"] * players,
        "seed": "two games",
        "moves": moves.split(),
    }
    table.begin_again()
    table.page.get_by_text("The rules run in your browser.").wait_for()
    table.choose(rules)  # its package comes before anything is looked at
    table.settled()
    before = heard_by_now(table)
    text = json.dumps(record).encode()
    file: Any = {"name": "record.json", "mimeType": "application/json", "buffer": text}
    table.page.locator("input[type=file]").set_input_files(file)
    assert table.state == "cover"
    table.go_on()
    table.kept()
    if rules.startswith("gnav"):  # whose answer key comes a moment later
        table.page.locator(".ranking .of-mine:not(:empty)").wait_for()
    table.page.wait_for_function("() => document.getAnimations().length === 0")
    stands, said = in_the_end(table)
    told = [text for text in table.page.evaluate("heard")[before:] if not has_words_of_law(text)]
    return [clear_of_numbers(text) for text in told], stands, said


def has_words_of_law(text: str) -> bool:
    """Whether a message has the words of all clauses, which are asked once in a visit."""
    answer = json.loads(text).get("ok")
    return isinstance(answer, dict) and all("." in key for key in answer)


def heard_by_now(table: Table) -> int:
    """Count what the worker has said, once a whole while has brought nothing more."""
    before = -1
    while (now := len(list(table.heard()))) != before:
        before = now
        table.page.wait_for_timeout(300)
    return now


def in_the_end(table: Table) -> tuple[str, list[Any]]:
    """What stands there and what is said of it, once a whole while has changed neither."""
    before: tuple[str, list[Any]] | None = None
    while True:
        now = table.page.evaluate(AS_IT_STANDS), said(table)
        if now == before:
            return now
        before = now
        table.page.wait_for_timeout(300)


def said(table: Table) -> list[Any]:
    """What is said to those who listen.

    A session of its own has the tree made anew from the document as it stands: one that is kept is
    only mended, some time after the document has changed.
    """
    session = table.page.context.new_cdp_session(table.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        (node["role"]["value"], node.get("name", {}).get("value"))
        for node in nodes
        if not node.get("ignored") and "role" in node
    ]


def clear_of_numbers(message: str) -> str:
    """A message without the number of its call and the ids of the saved games."""
    value = json.loads(message)
    value.pop("id", None)
    if isinstance(value.get("ok"), dict):
        value["ok"].pop("games", None)
    return json.dumps({**value, "kept": {}} if "kept" in value else value)


@pytest.mark.parametrize("rules", rest_in_prove(["gnav-1774", "gnav-kb"]))
@pytest.mark.parametrize(("moves", "one", "other"), SWAPPED)
def test_two_games_that_differ_in_a_hidden_piece_look_and_sound_the_same(
    table: Table, rules: str, moves: str, one: str, other: str
) -> None:
    """gnav-1774.r3.b, q.compelled: messages, document and accessibility tree, all of them."""
    assert looked_on(table, rules, moves.format(one)) == looked_on(
        table, rules, moves.format(other)
    )
