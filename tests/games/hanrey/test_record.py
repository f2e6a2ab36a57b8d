"""Every field that the page on the record promises of a game of cards is there after every move."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from gnav_core.cards.pack import in_order
from scripts import tei
from scripts.examples.example import Example, paths, proofs
from tests.games.hanrey.table import RULES

PAGE = tei.ROOT / "docs" / "record.md"
EXAMPLES = {one.id: one for one in proofs() if one.rules == RULES}


def promised() -> list[str]:
    """The fields in the table of the page that begins with them, in its order."""
    table = PAGE.read_text("utf-8").partition("A game of cards has these fields")[2]
    common, _, games = table.partition("\n\n| game")
    rows = common.splitlines()[4:]
    shared = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    (own,) = (row for row in games.splitlines() if row.startswith("| Hanrey |"))
    return [*shared, *re.findall(r"`(\w+)`:", own)]


def each(example: Example) -> list[dict[str, Any]]:
    """What `replay --each` prints of an example."""
    command = [sys.executable, "-S", "-m", "gnav_core", "replay", "--each"]
    done = subprocess.run(
        [*command, str(paths()[example.id])],
        cwd=tei.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_page_promises_the_fields_of_a_game_of_cards_and_its_own():
    assert (
        promised()
        == (
            "to_move legal phase deal hands table trump turned stock tricks score terminal winners"
            " away loser"
        ).split()
    )


@pytest.mark.parametrize("name", [f"{RULES}-r6-last-card", f"{RULES}-q-out", f"{RULES}-q-round"])
def test_after_every_move_each_field_is_printed_in_its_form(name):
    """hanrey-1774.r4.a, r5.a, r6.a: two, three and four seats."""
    example = EXAMPLES[name]
    players = example.value["players"]
    printed = each(example)
    assert len(printed) >= len(example.value["moves"])
    for one in printed:
        kept = [field for field in one if field not in ("status", "events", "clauses")]
        assert [field for field in kept if field in promised()] == promised()
        assert one["to_move"] in (None, "chance", *range(players))
        assert one["legal"] == sorted(one["legal"])
        assert one["phase"] in ("deal", "draw", "lead", "answer", "over")
        assert one["deal"] == 1
        assert [list(in_order(hand)) for hand in one["hands"]] == one["hands"]
        assert len(one["hands"]) == players
        assert all(isinstance(seat, int) and len(cards) == 1 for seat, cards in one["table"])
        assert one["trump"] in (None, *"shdc")
        assert len(one["turned"]) <= 1
        assert one["tricks"] == one["score"] == [0] * players
        lying = sum(map(len, [*one["hands"], one["table"]])) + one["stock"] + one["away"]
        assert lying == 36
        assert one["terminal"] == (one["phase"] == "over") == (one["to_move"] is None)
        assert one["loser"] not in one["winners"]
