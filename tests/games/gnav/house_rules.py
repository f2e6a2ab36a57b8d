"""House rules, as they are written for the tests."""

from __future__ import annotations

from typing import Any

from gnav_core.games.gnav.house_rules.rules import FORMAT


def rules(base: str = "gnav-1774", **more: Any) -> dict[str, Any]:
    """Write house rules: ``rules(cuckoo="gnav-1917")``, dashes written as underscores."""
    readings = more.pop("readings", {})
    choices = {question.replace("_", "-"): source for question, source in more.items()}
    return {
        "format": FORMAT,
        "name": "Ours",
        "base": base,
        "choices": choices,
        "readings": readings,
    }
