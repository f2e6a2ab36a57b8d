"""Sentences are told in English and in Danish, and none is missing in either."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from gnav_core.core import registry, text
from gnav_core.core.sentences import PART, Seat, Sentence, danish, either, listed, retell, tell, why
from gnav_core.games.gnav.concordance.rows import ROWS

CORE = Path(__file__).parents[2] / "gnav_core"
#: What is told at a terminal, to a programmer or on a reading page stays English.
ENGLISH = {"cite.py", "cite_command.py", "cite_styles.py", "cli.py", "terminal.py", "text.py"}
ENGLISH |= {"games/gnav/unenforced.py", "games/gnav/glosses.py"}
#: A sentence as it stands in the code: it begins like one and ends like one.
SPOKEN = re.compile(r"(?:[A-Z0-9{“][^\n]* [^\n]*[.?!…]|\{\w+\} [^\n]*)", re.DOTALL)


def is_source(file: str) -> bool:
    """Whether a module writes a source out: its strings are the source's words."""
    return file.startswith("games/gnav/sources/")


def documented(tree: ast.AST) -> set[int]:
    """The string constants that are docstrings."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, holders)
        for statement in node.body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }


def written() -> Iterator[tuple[str, str]]:
    """Every string of the core that is no docstring, with the file it stands in."""
    for path in sorted(CORE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = documented(tree)
        for joined in ast.walk(tree):
            if isinstance(joined, ast.JoinedStr):
                skipped |= {id(part) for part in ast.walk(joined)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or id(node) in skipped:
                continue
            if isinstance(node.value, str):
                yield path.relative_to(CORE).as_posix(), node.value


def called() -> Iterator[str]:
    """Every template that stands in a call of ``tell`` or ``Sentence`` itself."""
    for path in sorted(CORE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"tell": 1, "Sentence": 0}.get(node.func.id)
            if place is None or place >= len(node.args):
                continue
            for part in ast.walk(node.args[place]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def test_every_sentence_that_is_told_is_there_in_danish():
    missing = set(called()) - danish().keys()
    assert not missing, "\n".join(f'  "{sentence}": "",' for sentence in sorted(missing))


def test_every_sentence_in_the_code_is_there_in_danish():
    missing = {
        (file, sentence)
        for file, sentence in written()
        if file not in ENGLISH and not is_source(file)
        if SPOKEN.fullmatch(sentence) and sentence not in danish()
    }
    assert not missing, "\n".join(f'  "{said}": "",  {file}' for file, said in sorted(missing))


def made_of(text: str) -> Iterator[str]:
    """The templates a sentence is made of, its parts' too."""
    if isinstance(text, Sentence):
        yield text.template
        for part in text.parts.values():
            for inner in part if isinstance(part, tuple) else (part,):
                yield from made_of(inner)


def test_every_answer_of_the_concordance_is_there_in_danish():
    for name in registry.SOURCES:
        others = [{crux: o} for crux, options in registry.readings(name).items() for o in options]
        for readings in ({}, *others):
            rules = registry.rule_set(name, readings)
            for row in ROWS:
                said = row.answer(rules).text
                if not said or said.startswith("“"):  # the cries, in the source's words
                    continue
                missing = {t for t in made_of(said) if t not in danish() and re.search(r"[a-z]", t)}
                assert not missing, (name, row.id, missing)
                assert isinstance(said, Sentence) or said in danish(), (name, row.id, said)


def test_the_catalogue_holds_no_sentence_that_stands_nowhere():
    standing = {sentence for _, sentence in written()}
    for source in text.sources().values():
        standing |= {source["short"], source["year"]}
    assert sorted(danish().keys() - standing) == []


def test_a_danish_sentence_is_made_of_the_same_parts():
    for english, told in danish().items():
        assert set(PART.findall(told)) == set(PART.findall(english)), english


def test_no_sentence_stands_twice_in_the_catalogue():
    areas = json.loads((CORE / "core" / "danish.json").read_text(encoding="utf-8")).values()
    assert sum(map(len, areas)) == len(danish())
    assert all(told for area in areas for told in area.values())


def test_a_sentence_is_its_english_and_can_be_told_in_danish():
    said = Sentence("It is not the turn of {who}.", who=Seat(1))
    assert said == "It is not the turn of Seat 1."
    assert retell(said, "da") == "Turen er ikke kommet til Plads 1."
    assert retell(said, "da", ["Anna", "Bo"]) == "Turen er ikke kommet til Bo."
    assert retell("what a source says", "da") == "what a source says"


def test_the_parts_of_a_sentence_are_told_in_its_language():
    expected = Sentence("{who} is to stand or exchange", who=Seat(0))
    said = Sentence("{expected}, not {move}.", expected=expected, move="'accept'")
    assert retell(said, "en", ["Anna"]) == "Anna is to stand or exchange, not 'accept'."
    assert retell(said, "da", ["Anna"]) == "Anna skal blive stående eller bytte, ikke 'accept'."
    assert why(ValueError(said), "da", ["Bo"]).startswith("Bo skal")


def test_names_with_braces_are_told_as_they_are():
    assert tell("da", "{who} stands.", who="{of}") == "{of} bliver stående."


def test_what_is_listed_is_joined_in_the_language():
    assert listed("en", ["Anna"]) == "Anna"
    assert listed("da", ["Anna", "Bo", "Carl"]) == "Anna, Bo og Carl"
    assert either(["'3'", "'4'", "'5'"]) == "'3' or '4' or '5'"
