"""What a reader may have chosen is known alike to the head of a page and to its scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEAD = ROOT / "docs" / "theme" / "main.html"
WORDS = ROOT / "docs" / "assets" / "table" / "core" / "kept" / "words.js"
REMEMBERED = ROOT / "docs" / "assets" / "table" / "core" / "kept" / "remembered.js"


def as_value(literal: str) -> dict[str, list[str]]:
    """Read an object of JavaScript whose keys are plain and whose strings have single quotes."""
    quoted = re.sub(r"(\w+):", r'"\1":', literal.replace("'", '"'))
    value: dict[str, list[str]] = json.loads(re.sub(r",\s*}", "}", quoted))
    return value


def test_the_head_takes_the_values_that_the_scripts_know() -> None:
    head = re.search(r"\bknown=(\{.*?\});", HEAD.read_text(encoding="utf-8"))
    script = re.search(r"CHOICES = (\{.*?\n\});", REMEMBERED.read_text(encoding="utf-8"), re.DOTALL)
    assert head
    assert script
    known = as_value(script[1])
    at_once = as_value(head[1])
    assert at_once == {key: known[key] for key in at_once}
    assert set(known) - set(at_once) == {"keys", "rank", "text", "sound", "pace", "tap", "offline"}


def test_every_choice_is_said_in_words_where_a_reader_sees_what_is_kept() -> None:
    """On the page of what the browser keeps; the layer has words of its own."""
    script = re.search(r"CHOICES = (\{.*?\n\});", REMEMBERED.read_text(encoding="utf-8"), re.DOTALL)
    assert script
    words = re.findall(r"^  '(\w+ \w+)': sentence", WORDS.read_text("utf-8"), re.MULTILINE)
    kept = as_value(script[1])
    wanted = {f"{key} {value}" for key in kept if key != "layer" for value in kept[key]}
    assert set(words) == wanted
