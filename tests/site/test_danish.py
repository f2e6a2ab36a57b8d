"""Everything the interface says is there in Danish: the table's sentences and the furniture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "docs" / "assets" / "table"
DANISH = TABLE / "core" / "da.js"

CALL = re.compile(r"(?<![\w.#])(?P<name>say|sentence|count)\(")
STRING = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"|`(?:\\.|[^`\\])*`")
COMPARED = re.compile(r"[=!]==\s*$")
PART = re.compile(r"\{(\w+)\}")
#: How many of a call's first arguments are sentences.
SENTENCES = {"say": (0,), "sentence": (0,), "count": (1, 2)}


def plain(literal: str) -> str:
    """What a string literal of JavaScript stands for."""
    return re.sub(r"\\(.)", r"\1", literal[1:-1])


def arguments(script: str, start: int) -> list[list[str]]:
    """The string literals of each argument of the call whose parenthesis opens before `start`."""
    found: list[list[str]] = [[]]
    depth, at = 0, start
    while True:
        literal = STRING.match(script, at)
        if literal:
            joined = re.search(r"'\s*\+\s*$", script[max(start, at - 200) : at])
            if depth == 0 and not COMPARED.search(script[start:at]):
                if joined and found[-1]:
                    found[-1][-1] += plain(literal.group())
                else:
                    found[-1].append(plain(literal.group()))
            at = literal.end()
            continue
        mark = script[at]
        if mark in ")]}" and depth == 0:
            return found
        depth += (mark in "([{") - (mark in ")]}")
        if mark == "," and depth == 0:
            found.append([])
        at += 1


def said(script: str) -> Iterator[str]:
    """Every sentence that a script says, marks or counts."""
    for call in CALL.finditer(script):
        given = arguments(script, call.end())
        for place in SENTENCES[call["name"]]:
            yield from given[place] if place < len(given) else []


def english() -> dict[str, str]:
    """Every sentence of the table, and the script it stands in."""
    scripts = sorted(TABLE.rglob("*.js"))
    found = {}
    for script in scripts:
        if script.name in ("da.js", "say.js"):
            continue
        for sentence in said(script.read_text(encoding="utf-8")):
            found[sentence] = script.name
    return found


def catalogue(script: Path) -> dict[str, str]:
    """A catalogue as it stands in a script, one sentence a line."""
    lines = script.read_text(encoding="utf-8").splitlines()
    pair = re.compile(rf"  ({STRING.pattern}): ({STRING.pattern}),")
    found = [pair.fullmatch(line) for line in lines if line.startswith("  '")]
    assert all(found), f"a line of {script.name} is no sentence with its Danish"
    return {plain(match[1]): plain(match[2]) for match in found if match}


def danish() -> dict[str, str]:
    """The table's sentences in Danish."""
    return catalogue(DANISH)


def test_the_tables_sentences_are_found_in_its_scripts():
    assert len(english()) > 80
    assert english()["It is {name}’s turn. You hold what the table shows."] == "covers.js"


def test_every_sentence_of_the_table_is_there_in_danish():
    missing = {sentence: at for sentence, at in english().items() if sentence not in danish()}
    assert not missing, "\n".join(f"  {s!r}: '',  // {at}" for s, at in missing.items())


def test_the_catalogue_holds_no_sentence_that_is_said_nowhere():
    assert sorted(danish().keys() - english().keys()) == []


def test_a_danish_sentence_is_made_of_the_same_parts():
    for sentence, told in danish().items():
        # “One thing happened” names no number; that is said of one thing alone.
        assert set(PART.findall(told)) == set(PART.findall(sentence)), sentence


def test_no_sentence_is_built_from_pieces():
    for script in TABLE.rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        assert "say(`" not in text, script.name
