"""One word for one thing: `sources/words.toml` says which, and nothing we write says another."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from tests.sources.written import SOURCES, Text, texts

WORDS: list[dict[str, Any]] = tomllib.loads((SOURCES / "words.toml").read_text(encoding="utf-8"))[
    "word"
]
KEYS = {"thing", "en", "da", "not_en", "not_da", "sought", "why", "except"}


@cache
def found(chosen: str) -> tuple[tuple[Text, str], ...]:
    """Every place where a word stands that was not chosen, with the words round it."""
    (word,) = (word for word in WORDS if word["en"] == chosen)
    places = []
    for language in ("en", "da"):
        patterns = word.get(f"not_{language}", [])
        if not patterns:
            continue
        unchosen = re.compile(rf"(?<![\w-])(?:{'|'.join(patterns)})(?![\w-])", re.IGNORECASE)
        for text in texts():
            if text.language == language:
                for match in unchosen.finditer(text.words):
                    start, end = max(0, match.start() - 60), match.end() + 60
                    places.append((text, " ".join(text.words[start:end].split())))
    return tuple(places)


def excepted(word: dict[str, Any], text: Text, round_it: str) -> bool:
    return any(
        one["in"] == text.place and one["words"] in round_it for one in word.get("except", [])
    )


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word["en"])
def test_nothing_we_write_says_a_word_that_was_not_chosen(word: dict[str, Any]) -> None:
    wrong = [
        f"{text.place}: … {round_it} …"
        for text, round_it in found(word["en"])
        if not excepted(word, text, round_it)
    ]
    assert not wrong, f"say “{word['en']}” or “{word['da']}”"


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word["en"])
def test_a_word_is_listed_whole_and_each_exception_is_used_and_has_its_reason(
    word: dict[str, Any],
) -> None:
    assert KEYS >= set(word) >= {"thing", "en", "da"}
    assert word.get("not_en") or word.get("not_da") or word.get("sought")
    places = found(word["en"])
    for one in word.get("except", []):
        assert one["why"]
        assert any(excepted({"except": [one]}, *place) for place in places), one


def test_all_kinds_of_text_are_read_in_both_languages() -> None:
    read = {(text.place, text.language) for text in texts()}
    for place, languages in {
        "sources/gnav/gnav-1774.xml": ("en",),
        "sources/gnav/gnav-1774.notes.xml": ("en", "da"),
        "sources/gnav/gnav-1774.da.xml": ("en", "da"),
        "sources/glossary.xml": ("en", "da"),
        "sources/gnav/concordance.toml": ("en", "da"),
        "sources/gnav/examples/1774-r3-cat.json": ("en", "da"),
        "docs/how-to.md": ("en",),
        "scripts/pages/templates/tiles.html": ("en",),
        "gnav_core/core/da.json": ("en", "da"),
        "gnav_core/games/gnav/words.py": ("en",),
    }.items():
        assert {(place, language) for language in languages} <= read
