"""Several at one device: what another holds is in no document, no accessibility tree, no call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gnav_core.core import registry
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import held

NAMES = ("Anna", "Bo", "Carl")
COURT = {"sk": "king of spades", "sq": "queen of spades", "sj": "knave of spades"}

# Every text, attribute and property value of the document, shadow trees and all.
DOCUMENT = """
() => {
  const found = [];
  const walk = (root) => {
    for (const one of root.querySelectorAll('*')) {
      if (one.dataset?.piece) found.push(one.dataset.piece);
      if (one.shadowRoot) walk(one.shadowRoot);
    }
  };
  walk(document);
  return found;
}
"""


def spoken(piece: str) -> str:
    """The name under which a piece is heard."""
    if piece in COURT:
        return COURT[piece]
    if piece == "d1":
        return "ace of diamonds"
    return f"{piece[1:]} of diamonds" if piece[0] == "d" and piece[1:].isdigit() else piece


def heard_pieces(table: Table, rules: str) -> list[str]:
    """Every piece that the accessibility tree names as one lying face up."""
    names = {spoken(piece) for piece in registry.rule_set(rules).pieces.value}
    session = table.page.context.new_cdp_session(table.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [name for name in faces(nodes) if name in names]


def faces(nodes: list[dict[str, Any]]) -> Iterator[str]:
    for node in nodes:
        if not node.get("ignored") and node.get("role", {}).get("value") in (
            "image",
            "img",
            "button",
        ):
            yield node.get("name", {}).get("value", "")


@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-german"])
@pytest.mark.parametrize("wanted", rest_in_prove(["exchange", "stand"]))
def test_only_ones_own_piece_is_on_the_page_and_none_under_the_cover(
    table: Table, rules: str, wanted: str
) -> None:
    table.open()
    table.set_up(rules, "person", "person", "person", names=NAMES)
    table.deal()
    covered = 0
    while (state := table.state) not in ("showing", "outcome"):
        shown, heard = table.page.evaluate(DOCUMENT), heard_pieces(table, rules)
        if state == "cover":
            covered += 1
            assert shown == heard == []
            assert table.page.locator(".seat, .line, .law, .choices, .timeline").count() == 0
            table.go_on()
            continue
        view = table.view()
        own = held(view)[view["seat"]]
        assert set(shown) <= {own}
        assert set(heard) <= {spoken(own)}
        if state == "choices":
            table.press(wanted, "refuse")
        else:
            table.go_on()
    assert covered >= 2


def test_no_message_to_the_page_holds_what_its_seat_may_not_see(table: Table) -> None:
    table.open()
    table.set_up("gnav-1917", "person", "person", "person", names=NAMES)
    table.deal()
    table.play_deal("exchange")
    seats = set()
    for view in table.views():
        seats.add(view["seat"])
        if not view["shown"]:
            others = {piece for at, piece in enumerate(held(view)) if at != view["seat"]}
            assert others <= {"hidden", None}
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] != view["seat"]:
                assert "piece" not in event
    assert seats >= {0, 1, 2}


def test_answers_and_keys_under_a_new_hand_are_of_the_new_seat(table: Table) -> None:
    table.open()
    table.set_up("gnav-1774", "person", "person", "person", names=NAMES)
    table.deal()
    said = []
    while (state := table.state) not in ("showing", "outcome"):
        if state != "choices":
            table.go_on()
            continue
        table.page.keyboard.press("m")
        view = table.view()
        answer = table.page.locator(".answer").inner_text()
        assert answer == f"Your piece: {held(view)[view['seat']]}."
        said.append(view["seat"])
        table.press("stand")
        assert table.page.locator(".answer").inner_text() == "", "an answer goes with its moment"
    assert said == [0, 1, 2]
