"""Cruces and other open questions as data."""

from __future__ import annotations

from scripts import tei
from scripts.data.edition import Edition, Json
from scripts.tei import links


def question_data(edition: Edition, question: tei.Question) -> Json:
    """Give a question, the clauses that bear on it, and how it is settled.

    What a game must answer (`kind` is "game") has options and a default; a question of the text
    has none. `asks` parts a crux from a gap, which says by which step of the principle it is
    filled (`filled`), and what else could stand there (`otherwise`).
    """
    return {
        "id": question.id,
        "kind": "game" if isinstance(question, tei.Crux) else "text",
        "asks": question.kind,
        "source": question.source,
        "name": question.name,
        "cited_as": links.label(question.id),
        "url": edition.page(question.id),
        "permalink": edition.permalink(question.id),
        "question": said(question, "question"),
        "targets": list(question.targets),
        "evidence": [
            {"clause": found.clause, "bearing": found.bearing, "text": tei.prose(found.element)}
            for found in question.evidence
        ],
        "reason": said(question, "reason"),
        "resp": question.resp,
        **options(question),
        **filled(question),
    }


def filled(question: tei.Question) -> Json:
    """Say how a gap is filled and what else could stand there; nothing else is filled."""
    if not isinstance(question, tei.Crux) or question.filling is None:
        return {}
    filling = question.filling
    how = {"by": filling.step, "departs": filling.departs}
    return {"filled": how, "otherwise": filling.otherwise}


def said(question: tei.Question, part: str) -> str:
    """Give the words of one part of a question as they are published."""
    found = question.element.find(f"tei:ab[@type='{part}']", tei.NS)
    return "" if found is None else tei.prose(found)


def options(question: tei.Question) -> Json:
    """Give the readings of a crux and our default; a crux of the text has none."""
    if not isinstance(question, tei.Crux):
        return {"options": [], "default": None, "switchable": False}
    return {
        "options": [{"value": one.value, "text": one.text} for one in question.options],
        "default": question.default,
        "switchable": question.switchable,
    }
