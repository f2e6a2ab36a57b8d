"""How a source differs from the others, told to whoever chooses one."""

from __future__ import annotations

from typing import Any

from gnav_core.core.family import Claim, Match, Summary
from gnav_core.core.sentences import tell


def summary_json(summary: Summary, language: str = "en") -> dict[str, Any]:
    """Give a summary as JSON: ``line``, ``summary`` (sentences with clauses), ``lives``, and more.

    ``by``, ``lesson`` and ``match`` are ``None`` where nothing is known of them.
    """
    return {
        "line": tell(language, summary.line),
        "summary": [_claimed(claim, language) for claim in summary.claims],
        "lives": {
            **_claimed(summary.lives, language),
            "called": tell(language, summary.called),
            "crux": summary.crux,
        },
        "by": tell(language, summary.by) if summary.by else None,
        "lengths": dict(summary.lengths),
        "lesson": summary.lesson,
        "match": _match_json(summary.match, language) if summary.match else None,
    }


def _match_json(match: Match, language: str) -> dict[str, Any]:
    """Say what a match of several deals goes by: how far, and who deals next."""
    return {"to": match.to, "won": match.won, "dealer": _claimed(match.dealer, language)}


def _claimed(claim: Claim, language: str) -> dict[str, Any]:
    return {"text": tell(language, claim.said), "clauses": list(claim.clauses)}
