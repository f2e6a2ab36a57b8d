"""What the text of a file mentions: imports, paths, ids of sources.

It is kept in `build/what.json` until the file changes, since to parse all of them takes seconds.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from typing import Final, TypeGuard

from scripts.what.files import ROOT

#: A way of mentioning something, and what is mentioned.
Mention = tuple[str, str]
IMPORT, TYPED, STRING, PATH = "import", "typed", "string", "path"
VISIT, ID, SELECT = "visit", "id", "select"
KEPT: Final = ROOT / "build" / "what.json"
LOOKS: Final = re.compile(r"/?[\w@*{}.,-]+(?:/[\w@*{}.,-]+)*/?")
CALLED: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
#: The classes and attributes by which a test finds what it looks at, as it writes them.
SELECTED: Final = re.compile(r"[.\[]([a-z][a-z-]{3,})")
#: Fixtures by which a test reads the built site.
VISITS: Final = {"site", "browser", "window", "page", "visit"}


class Mentions:
    """What files mention, read anew where a file has changed."""

    def __init__(self) -> None:
        self.kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        self.now: dict[str, object] = {}

    def of(self, name: str, read: Callable[[str], Iterator[Mention]]) -> list[Mention]:
        """Give what a file mentions."""
        path = ROOT / name
        state = path.stat()
        mark = [state.st_mtime_ns, state.st_size]
        was = self.kept.get(name)
        found = was[1] if was and was[0] == mark else [*read(path.read_text("utf-8"))]
        self.now[name] = [mark, found]
        return [(kind, said) for kind, said in found]

    def keep(self) -> None:
        """Keep it for the next time."""
        if self.now != self.kept:
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(self.now), "utf-8")


def of_python(text: str) -> Iterator[Mention]:
    """Yield what a file of Python mentions."""
    nodes = [*ast.walk(ast.parse(text))]
    typed = {id(one) for node in nodes if _is_typing(node) for one in node.body}
    prose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Import() | ast.ImportFrom():
                kind = TYPED if id(node) in typed else IMPORT
                yield from ((kind, one) for one in _imported(node))
            case ast.BinOp(op=ast.Div()):
                yield from ((PATH, one) for one in _joined(node))
            case ast.Call(func=ast.Attribute(attr="with_name" | "joinpath" | "glob" | "rglob")):
                yield from ((PATH, str(one.value)) for one in node.args if _is_text(one))
            case ast.Constant(value=str(said)) if id(node) not in prose and is_path(said):
                yield STRING, said
    yield from ((ID, one) for one in CALLED.findall(text))
    for node in nodes:
        if _is_text(node) and id(node) not in prose:
            yield from ((SELECT, one) for one in SELECTED.findall(str(node.value)))
    if "mark.browser" in text or any(map(_visits, nodes)):
        yield VISIT, ""


def is_path(said: str) -> bool:
    """Say whether a string can be the path of a file, or the name of a module."""
    return ("/" in said or "." in said) and bool(LOOKS.fullmatch(said.partition(":")[0]))


def _is_typing(node: ast.AST) -> TypeGuard[ast.If]:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _visits(node: ast.AST) -> bool:
    """Say whether a function asks for a fixture that gives the built site."""
    return isinstance(node, ast.FunctionDef) and bool(VISITS & {one.arg for one in node.args.args})


def _imported(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield modules; after a comma the name that is taken from one, which may be one too."""
    for alias in node.names:
        yield alias.name if isinstance(node, ast.Import) else f"{node.module},{alias.name}"


def _is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _joined(node: ast.BinOp) -> Iterator[str]:
    """Yield the path that ``ROOT / "docs" / "credits.md"`` ends with."""
    parts: list[str] = []
    left: ast.expr = node
    while isinstance(left, ast.BinOp) and isinstance(left.op, ast.Div):
        if not _is_text(left.right):
            return
        parts.insert(0, str(left.right.value))
        left = left.left
    yield "/".join(parts)


FROM: Final = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]""")
NAMED: Final = re.compile(r"""['"`]((?:\.\.?/)*[\w-]+(?:/[\w.-]+)*\.(?:m?js|json))['"`]""")


def of_script(text: str) -> Iterator[Mention]:
    """Yield what a script of the table mentions, or of its tests."""
    yield from ((IMPORT, said) for said in FROM.findall(text))
    yield from ((PATH, said) for said in NAMED.findall(text))
