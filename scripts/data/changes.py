"""What changed in which clause, and in which crux, from one release to the next."""

from __future__ import annotations

from scripts import tei
from scripts.data.edition import Edition, Json
from scripts.data.question_data import said
from scripts.tei import links
from scripts.tei.layers import diplomatic
from scripts.tei.passages import notes_of

Record = dict[str, dict[str, str]]


def record(edition: Edition) -> Record:
    """Give what is said of every clause and every crux: by id, then by the name of a field."""
    found: Record = {}
    for text in edition.archive.texts():
        translated = edition.archive.translated(text)
        for rule in text.rules:
            for clause in rule.clauses:
                found[clause.id] = {
                    "diplomatic": diplomatic(clause.element),
                    "corrected": tei.corrected(clause.element),
                    "normalised": tei.normalised(clause.element),
                    **{
                        f"translation ({language})": tei.corrected(words[clause.id])
                        for language, words in translated.items()
                        if clause.id in words
                    },
                    "notes": " · ".join(note.text for _, note in notes_of(text, clause.id)),
                }
        for question in (*text.cruces, *text.questions):
            found[question.id] = crux_record(question)
    return found


def crux_record(question: tei.Question) -> dict[str, str]:
    """Give what is said of a crux: question, readings, default, reason."""
    words = {part: said(question, part) for part in ("question", "reason")}
    if isinstance(question, tei.Crux):
        words["readings"] = " · ".join(f"{one.value}: {one.text}" for one in question.options)
        words["default"] = question.default
    return words


def between(before: Record, after: Record) -> list[Json]:
    """List what changed, in the order of the later record, then what is gone."""
    changed = [
        change(ident, before.get(ident, {}), fields)
        for ident, fields in after.items()
        if before.get(ident) != fields
    ]
    gone = [change(ident, fields, {}) for ident, fields in before.items() if ident not in after]
    return changed + gone


def change(ident: str, before: dict[str, str], after: dict[str, str]) -> Json:
    """Describe one change: added, changed or withdrawn, and each field that differs."""
    kind = "changed" if before and after else "added" if after else "withdrawn"
    names = dict.fromkeys([*after, *before])
    return {
        "id": ident,
        "cited_as": links.label(ident),
        "kind": kind,
        "fields": [
            {"name": name, "before": before.get(name), "after": after.get(name)}
            for name in names
            if before.get(name) != after.get(name)
        ],
    }
