"""Make the files of gnav_core lighter for the browser: what no browser shows is not sent."""

from __future__ import annotations

import ast
import json
from typing import Any, Final

UNREAD: Final = frozenset({"evidence", "targets", "resp", "publish", "page"})
"""What the texts of the sources hold for the edition and the command line alone."""

DOCUMENTED = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def lighter(name: str, data: bytes) -> bytes:
    """Give a file of gnav_core's wheel as it is sent to the browser."""
    if name.endswith(".py"):
        return without_docstrings(data)
    if name.endswith("/text.json"):
        return _written(json.loads(data, object_pairs_hook=_read))
    if name.endswith("/da.json"):
        said = json.loads(data).items()
        return _written({who: areas for who, areas in said if "engine" in who.split()})
    return data


def _read(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {key: value for key, value in pairs if key not in UNREAD}


def _written(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def without_docstrings(source: bytes) -> bytes:
    """Empty the docstrings of a module, each line keeping its number.

    That of a class keeps a point: a dataclass that has none works one out whenever it is imported.
    """
    lines = source.split(b"\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            words = node.body[0]
            first, last = words.lineno - 1, (words.end_lineno or words.lineno) - 1
            before = lines[first][: words.col_offset]
            after = lines[last][words.end_col_offset :]
            lines[first : last + 1] = [b""] * (last + 1 - first)
            lines[first] = before + (b"'.'" if isinstance(node, ast.ClassDef) else b"''")
            lines[last] += after
    return b"\n".join(lines)
