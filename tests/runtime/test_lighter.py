"""What is sent to the browser is lighter, and says the same."""

from __future__ import annotations

import ast
import json
from pathlib import Path

from scripts.runtime.lighter import UNREAD, lighter, without_docstrings
from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(some((ROOT / "gnav_core").rglob("*.py")))


def bare(tree: ast.Module) -> str:
    """Write a program out without its docstrings, each node with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            words = node.body[0] if node.body else None
            if isinstance(words, ast.Expr) and isinstance(words.value, ast.Constant):
                node.body.pop(0)
        if hasattr(node, "lineno"):
            node.name = f"{getattr(node, 'name', '')}@{node.lineno}"  # type: ignore[attr-defined]
    return ast.dump(tree)


def test_a_module_without_its_docstrings_is_the_same_program_line_for_line() -> None:
    for path in MODULES:
        source = path.read_bytes()
        light = ast.parse(without_docstrings(source))
        assert bare(light) == bare(ast.parse(source)), path


def test_a_docstring_is_empty_and_that_of_a_class_a_point() -> None:
    source = b'"""A."""\nclass B:\n    """C.\n\n    D.\n    """\n\n    def e(self): """F."""\n'
    found = without_docstrings(source)
    assert found == b"''\nclass B:\n    '.'\n\n\n\n\n    def e(self): ''\n"


def test_a_text_loses_what_only_the_edition_reads() -> None:
    path = ROOT / "gnav_core/games/gnav/text.json"
    whole, light = json.loads(path.read_bytes()), lighter("a/text.json", path.read_bytes())
    told = json.loads(light)
    assert not [key for key in UNREAD if f'"{key}":'.encode() in light]
    for name, crux in whole["cruces"].items():
        assert told["cruces"][name].items() <= crux.items()
    assert told["rules"].keys() == whole["rules"].keys()


def test_of_a_catalogue_what_the_engine_says_is_sent() -> None:
    whole = {"engine": {"a": {"b": "c"}}, "engine and table": {"page": {}}, "table": {"d": {}}}
    light = lighter("a/da.json", json.dumps(whole).encode())
    assert json.loads(light) == {"engine": {"a": {"b": "c"}}, "engine and table": {"page": {}}}


def test_any_other_file_is_sent_as_it_is() -> None:
    assert lighter("a/LICENSE", b"Words\n") == b"Words\n"
