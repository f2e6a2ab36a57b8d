"""What a record of Hundrede og Eet prints after every move: each field of a game of cards."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from gnav_core.cards.pack import in_order
from scripts import tei
from scripts.examples.example import Example, paths, proofs
from tests.games.hundrede_og_eet.table import RULES

EXAMPLES = {one.id: one for one in proofs() if one.rules == RULES}
FIELDS = (
    "to_move legal phase deal hands table trump turned stock tricks score terminal winners"
).split()


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


@pytest.mark.parametrize("name", [f"{RULES}-r3-wins", f"{RULES}-q-deals-one-deal"])
def test_after_every_move_each_field_is_printed_in_its_form(name):
    """hundrede-og-eet-1774.r3.a, q.deals: two deals, and one."""
    example = EXAMPLES[name]
    printed = each(example)
    assert len(printed) >= len(example.value["moves"])
    for one in printed:
        kept = [field for field in one if field not in ("status", "events", "clauses")]
        assert kept == FIELDS
        assert one["to_move"] in (None, "chance", 0, 1)
        assert one["legal"] == sorted(one["legal"])
        assert one["phase"] in ("deal", "draw", "play", "over")
        assert one["deal"] in (1, 2)
        assert [list(in_order(hand)) for hand in one["hands"]] == one["hands"]
        assert all(isinstance(seat, int) and len(cards) == 1 for seat, cards in one["table"])
        assert len(one["table"]) < 2
        assert one["trump"] in (None, *"shdc")
        assert len(one["turned"]) <= 1
        lying = sum(map(len, [*one["hands"], one["table"]])) + one["stock"]
        assert lying + 2 * sum(one["tricks"]) == 36
        assert one["terminal"] == (one["phase"] == "over") == (one["to_move"] is None)
    assert printed[-1]["terminal"]
