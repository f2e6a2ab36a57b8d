"""A whole text as data: every clause in every layer and translation, and nothing else."""

from __future__ import annotations

from scripts import tei
from scripts.data.edition import Edition, Json
from scripts.tei import links
from scripts.tei.layers import diplomatic
from scripts.tei.passages import shown_lang


def text_data(edition: Edition, source: tei.Source) -> Json:
    """Give the words of a text in one file: what a page needs that changes between the layers."""
    return {
        "schema": edition.url("api/schemas/text.json"),
        "id": source.id,
        "url": edition.page(source.id),
        "lang": shown_lang(source),
        "publish": source.publish,
        "translations": list(edition.archive.translated(source)),
        "clauses": [
            {"cited_as": links.label(clause.id), **words(edition, source, clause)}
            for rule in source.rules
            for clause in rule.clauses
        ],
    }


def words(edition: Edition, source: tei.Source, clause: tei.Clause) -> Json:
    """Give the words of a clause: its three layers and its translations."""
    translated = edition.archive.translated(source)
    return {
        "id": clause.id,
        "diplomatic": diplomatic(clause.element),
        "corrected": tei.corrected(clause.element),
        "normalised": tei.normalised(clause.element),
        "translations": {
            language: tei.corrected(found[clause.id])
            for language, found in translated.items()
            if clause.id in found
        },
    }
