"""How a source differs from the others, told to whoever chooses one."""

from __future__ import annotations

from typing import Any

from gnav_core.core.family import Claim, Summary
from gnav_core.core.sentences import tell


def summary_json(summary: Summary, language: str = "en") -> dict[str, Any]:
    """Give a summary as JSON: ``line``, ``summary`` (sentences with clauses), ``lives``, and more.

    ``by`` and ``lesson`` are ``None`` where nothing is known of them.
    """

    def claimed(claim: Claim) -> dict[str, Any]:
        return {"text": tell(language, claim.said), "clauses": list(claim.clauses)}

    return {
        "line": tell(language, summary.line),
        "summary": [claimed(claim) for claim in summary.claims],
        "lives": {
            **claimed(summary.lives),
            "called": tell(language, summary.called),
            "crux": summary.crux,
        },
        "by": tell(language, summary.by) if summary.by else None,
        "lengths": dict(summary.lengths),
        "lesson": summary.lesson,
    }
