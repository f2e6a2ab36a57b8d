"""What an id names, as its own page holds it: the words, the rights, where the data are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scripts import tei
from scripts.cite.signposts import JSON, Signpost, data, signposts, way
from scripts.data.edition import Edition, Json, rights
from scripts.tei.layers import diplomatic
from scripts.tei.passages import shown_lang


class Identified(NamedTuple):
    """What stands on the page of an id.

    ``words`` are a passage as received, clause by clause, each with its letter (a clause alone
    has none), in the language ``lang``; ``asked`` is a question in each language.
    """

    signposts: Sequence[Signpost]
    words: tuple[tuple[str, str], ...]
    lang: str
    asked: tuple[tuple[str, str], ...]
    rights: Sequence[Json]


def identified(edition: Edition, ident: str, page: str) -> Identified:
    """Collect what the page of an id holds; of a whole text its words are only in its data.

    A text that is withheld has the words of its paraphrase, as everywhere.
    """
    source = edition.archive.text_of(ident)
    asked = question(source, ident)
    if asked:
        posts = [Signpost("alternate", way(page, "api/cruces.json"), JSON)]
    else:
        posts = [] if is_note(source, ident) else [*pointing(edition, ident, page)]
    return Identified(posts, passage(source, ident), shown_lang(source), asked, rights(source))


def pointing(edition: Edition, ident: str, page: str) -> Iterator[Signpost]:
    """Give the signposts of a passage; what is not cited by itself has its data alone."""
    if ident in edition.citations.data["items"]:
        return signposts(edition.citations.cited(ident), page)
    return data(ident, page)


def passage(source: tei.Source, ident: str) -> tuple[tuple[str, str], ...]:
    """Give the words of a rule, clause by clause, or of a clause; nothing of anything else."""
    for rule in source.rules:
        if rule.id == ident:
            return tuple((clause.n, diplomatic(clause.element)) for clause in rule.clauses)
        for clause in rule.clauses:
            if clause.id == ident:
                return (("", diplomatic(clause.element)),)
    return ()


def question(source: tei.Source, ident: str) -> tuple[tuple[str, str], ...]:
    """Give what is asked, in each language; nothing of anything else."""
    for found in (*source.cruces, *source.questions):
        if found.id == ident:
            said = {"en": found.question, "da": found.question_da or ""}
            return tuple((lang, words) for lang, words in said.items() if words)
    return ()


def is_note(source: tei.Source, ident: str) -> bool:
    """Say whether an id is that of a note that was a crux once."""
    return any(note.id == ident for note in source.former)
