"""What the code says: every sentence of the engine, of the table's scripts and of the build."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from gnav_core.core import registry, text
from gnav_core.games.gnav.concordance import naming
from scripts.enforced import wording
from scripts.enforced.readings import rule_sets
from scripts.enforced.values import walk

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "gnav_core"
SCRIPTS = ROOT / "scripts"
PAGES = SCRIPTS / "pages"
PRINTS = SCRIPTS / "prints"
TABLE = ROOT / "docs" / "assets" / "table"

CALL = re.compile(r"(?<![\w.#])(?P<name>say|sentence|count)\(")
STRING = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"|`(?:\\.|[^`\\])*`")
OURS = re.compile(r'\bours\(\s*"([^"]*)"[,)]')
COMPARED = re.compile(r"[=!]==\s*$")
#: How many of a call's first arguments are sentences.
SENTENCES = {"say": (0,), "sentence": (0,), "count": (1, 2)}


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
    """Every string of the engine that is no docstring, with the file it stands in.

    The short names of all sources and their years are said before their game has come.
    """
    for path in sorted(ENGINE.rglob("*.py")):
        yield from ((path.relative_to(ENGINE).as_posix(), text) for text in strings(path))
    for source in text.sources().values():
        yield from (
            ("core/text.json", source[key]) for key in ("short", "name", "year") if key in source
        )


def strings(path: Path) -> Iterator[str]:
    """Every string of a module that is no docstring and no part of one put together."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = documented(tree)
    for joined in ast.walk(tree):
        if isinstance(joined, ast.JoinedStr):
            skipped |= {id(part) for part in ast.walk(joined)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in skipped:
            continue
        if isinstance(node.value, str):
            yield node.value


def called() -> Iterator[tuple[str, str]]:
    """Every template that stands in a call of ``tell`` or ``Sentence`` itself, with its file."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"tell": 1, "Sentence": 0}.get(node.func.id)
            if place is None or place >= len(node.args):
                continue
            for part in ast.walk(node.args[place]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield path.relative_to(ENGINE).as_posix(), part.value


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


def scripts() -> Iterator[tuple[str, str]]:
    """Every sentence that a script of the table says, marks or counts, with its file."""
    for path in sorted(TABLE.rglob("*.js")):
        if path.name == "say.js":  # where `say` itself is written
            continue
        script = path.read_text(encoding="utf-8")
        for call in CALL.finditer(script):
            given = arguments(script, call.end())
            for place in SENTENCES[call["name"]]:
                for said in given[place] if place < len(given) else []:
                    yield path.relative_to(TABLE).as_posix(), said


def enforced() -> Iterator[tuple[str, str]]:
    """What is told of all that each game enforces, and why it enforces no more, with the game."""
    for family in registry.families():
        words = wording.of_game(family.id)
        steps = [said for numbers in words.steps.values() for said in numbers.values()]
        named = (words.fields_named, words.values_named, words.meanings)
        told = [
            said for one in (*named, wording.STATUS, family.unenforced) for said in one.values()
        ]
        yield from ((family.id, said) for said in (*told, *steps))
    yield from (("gnav", said) for said in wording.HITS)


def told_on_pages() -> Iterator[tuple[str, str]]:
    """Every sentence that a template or a module of the pages tells with `ours`, with its file."""
    for path in sorted((*PAGES.rglob("*.*"), *PRINTS.rglob("*.py"))):
        if path.suffix in (".html", ".py"):
            found = OURS.findall(path.read_text(encoding="utf-8"))
            yield from ((path.name, said) for said in found)


def built() -> Iterator[tuple[str, str]]:
    """What the build may say, with the game that it says it of, "house" where it is of none.

    What is enforced in any game is put together from words that may be those of each.
    """
    yield from enforced()
    together = {*strings(SCRIPTS / "enforced" / "wording.py"), *naming.CARDS.values()}
    on_pages = [
        said
        for path in sorted((*PAGES.rglob("*.py"), *PRINTS.rglob("*.py")))
        for said in strings(path)
    ]
    for said in (*on_pages, *(said for _, said in told_on_pages())):
        yield "house", said
    for family in registry.families():
        yield from ((family.id, said) for said in together)
    for source in registry.SOURCES:
        for field in {field for _, rules in rule_sets(source) for field, _ in walk(rules)}:
            head, _, name = field.partition(".")
            if head in ("cries", "refusals"):
                said = f"The word at {name}" if head == "cries" else name
                yield registry.game_of(source).id, said
