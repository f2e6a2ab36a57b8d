"""In our Danish *kan* is “may” and *skal* is “must”: *må* can be read as either."""

from __future__ import annotations

import re

from tests.sources.written import texts

MAA = re.compile(r"\bm(?:å|åtte)\b", re.IGNORECASE)
#: What forbids, or allows beyond doubt: “må ikke”, “ingen må”, “må gerne”.
CLEAR = re.compile(
    r"\bm(?:å|åtte)\b[^.;:?]*?\b(?:ikke|ingen|intet|aldrig|gerne)\b|\bingen\b[^.;:?,]*\bmå\b",
    re.IGNORECASE,
)


def unclear(danish: str) -> bool:
    """Whether a sentence leaves it open if something is allowed or demanded."""
    return bool(MAA.search(CLEAR.sub("", danish)))


def test_a_sentence_that_forbids_is_clear_and_one_that_allows_or_demands_is_not() -> None:
    assert not unclear("Hun må ikke spørge andre, og ingen må klapre.")
    assert unclear("Dame og konge må afslå.")
    assert unclear("Han må beholde sin brik; ingen anden rammes.")


def test_no_danish_sentence_of_ours_can_be_read_as_may_and_as_must() -> None:
    said = [text for text in texts() if text.language == "da"]
    assert len(said) > 1000
    assert not [f"{text.place}: {text.words}" for text in said if unclear(text.words)]
