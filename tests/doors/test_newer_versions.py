"""What a newer version of the archive made is told apart from what is damaged."""

from __future__ import annotations

import json

import pytest

from gnav_core.core import share
from gnav_core.core.record import NewerRecordError, RecordError, parse, replay
from gnav_core.games.gnav.scorekeeper.ledger import LedgerError, NewerLedgerError, read
from tests.core.test_record import changed
from tests.games.gnav.evenings import HOUSE, ledger
from tests.games.gnav.house_rules import rules
from tests.play.page import Page

NEWER_HOUSE = {**rules(), "format": "gnav-house/2"}
RECORD = changed(format="gnav-record/2", rules=None, moves={})
IN_RECORD = changed(rules="house", house=NEWER_HOUSE, moves=[])
LEDGER = ledger("gnav-1774", 3) | {"format": "gnav-ledger/2", "entries": {}}
IN_LEDGER = ledger("house", 3, house={**HOUSE, "format": "gnav-house/3"})


@pytest.mark.parametrize(
    ("call", "arguments", "why"),
    [
        ("load", {"text": json.dumps(RECORD)}, "This record was made by a newer version"),
        ("resume", {"text": json.dumps(RECORD)}, "(gnav-record/2)."),
        ("load", {"text": json.dumps(IN_RECORD)}, "These house rules were made by a newer version"),
        ("open", {"text": share.pack("game", RECORD)}, "(gnav-record/2)."),
        ("open", {"text": "3" + share.pack("game", RECORD)[1:]}, "made by a newer version"),
        ("unpack", {"kind": "game", "text": "9abc"}, "made by a newer version"),
        ("keep", {"ledger": LEDGER}, "This ledger was made by a newer version"),
        ("keep", {"ledger": IN_LEDGER}, "(gnav-house/3)."),
        (
            "sheet",
            {"ledger": LEDGER, "language": "da"},
            "en nyere udgave af arkivet (gnav-ledger/2).",
        ),
        ("house_check", {"house": NEWER_HOUSE}, "(gnav-house/2)."),
        (
            "rule",
            {"asker": "7", "asked": ["cat"], "laws": [{"rules": "house", "house": NEWER_HOUSE}]},
            "(gnav-house/2).",
        ),
        ("start", {"rules": "house", "house": NEWER_HOUSE, "players": [{}, {}]}, "(gnav-house/2)."),
    ],
)
def test_the_answer_says_so_to_the_page_too(call, arguments, why):
    error = Page().error(call, **arguments)
    assert why in error["why"]
    assert error["newer"] is True


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("load", {"text": "{"}),
        ("load", {"text": json.dumps(changed(format="gnav-record/0"))}),
        ("load", {"text": json.dumps(changed(format="gnav-game/2"))}),
        ("open", {"text": "1abc"}),
        ("keep", {"ledger": {"format": "gnav-ledger/x"}}),
        ("house_check", {"house": {"format": "gnav-house/02"}}),
        ("house_check", {"house": {"format": 2}}),
    ],
)
def test_what_is_damaged_is_not_called_newer(call, arguments):
    assert "newer" not in Page().error(call, **arguments)


def test_an_error_of_a_newer_format_is_an_error_of_its_own():
    with pytest.raises(NewerRecordError):
        parse(json.dumps(RECORD))
    with pytest.raises(NewerLedgerError):
        read(LEDGER)
    assert issubclass(NewerRecordError, RecordError)
    assert issubclass(NewerLedgerError, LedgerError)


def test_a_replay_answers_a_newer_record_as_every_engine_must():
    """The conformance suite holds one: it is an error, and says no more than why."""
    (answer,) = replay(json.dumps(RECORD))
    why = "This record was made by a newer version of the archive (gnav-record/2)."
    assert answer == {"status": "error", "why": why}
