"""Every rule has a test that names it, and so has every switchable reading."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from gnav_core import games, text

HERE = Path(__file__).parent
NAMED = re.compile(r"\b(gnav-\w+)\.|\b([rq])(\d+|\.[a-z-]+)")


def named_in_docstrings() -> set[str]:
    """Collect the rules and cruces the tests name: ``gnav-1774.r3.d, r3.f, q.cuckoo``."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                source = ""
                for name, kind, last in NAMED.findall(ast.get_docstring(node) or ""):
                    source = name or source
                    if kind:
                        found.add(f"{source}.{kind}{last}")
    return found


def test_every_rule_is_named_by_a_test():
    rules = {name for name, passage in text.passages().items() if passage.kind == "rule"}
    assert not rules - named_in_docstrings()


def test_every_crux_is_named_by_a_test():
    cruces = set(text.data()["cruces"])
    assert not cruces - named_in_docstrings()


def test_every_option_is_switched_on_in_a_test():
    written = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    for rules in ("gnav-1774", "gnav-1917", "gnav-german"):
        for crux, options in games.readings(rules).items():
            for option in options[1:]:
                assert f'"{crux}"' in written, crux
                assert f'"{option}"' in written, (crux, option)
