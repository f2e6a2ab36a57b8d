"""The tables of the texts: rights, rules, clauses in their layers, translations, notes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from scripts.dataset.described import OPTIONAL, Column, Row, Table, of, place
from scripts.dataset.held import Held


def ids(held: Held) -> Iterator[Row]:
    """Yield every id that anything else may name."""
    for text in held.texts:
        yield text["id"], "text", text["short"], text["permalink"]
    for rule in held.rules:
        yield rule["id"], "rule", rule["cited_as"], rule["permalink"]
        for clause in rule["clauses"]:
            yield clause["id"], "clause", clause["cited_as"], clause["permalink"]
    for crux in held.cruces:
        yield crux["id"], "crux", crux["cited_as"], crux["permalink"]


def texts(held: Held) -> Iterator[Row]:
    """Yield the texts."""
    for text in held.texts:
        named = (text[name] for name in ("id", "title", "short", "year", "lang", "publish"))
        yield *named, text["playable"], text["rights"][0]["uri"]


def rights(held: Held) -> Iterator[Row]:
    """Yield what is said of the rights in each text."""
    for text in held.texts:
        for n, right in enumerate(text["rights"], 1):
            yield text["id"], n, right["uri"], right["text"]


def rules(held: Held) -> Iterator[Row]:
    """Yield the rules, text by text."""
    for n, rule in enumerate(held.rules, 1):
        yield rule["id"], rule["source"], n, rule["n"], rule["label"], rule["page"]


def clauses(held: Held) -> Iterator[Row]:
    """Yield the clauses in their three layers."""
    n = 0
    for rule in held.rules:
        for clause in rule["clauses"]:
            n += 1
            layers = (clause[layer] for layer in ("diplomatic", "corrected", "normalised"))
            where = (clause["id"], rule["id"], rule["source"], n, clause["n"])
            yield *where, *layers, rule["rights"][0]["uri"]


def translations(held: Held) -> Iterator[Row]:
    """Yield each clause in each language it is translated into."""
    for rule in held.rules:
        for clause in rule["clauses"]:
            for language, words in clause["translations"].items():
                yield clause["id"], language, words


def emendations(held: Held) -> Iterator[Row]:
    """Yield each correction of a clause."""
    parts = ("received", "corrected", "cause", "certainty", "reason", "reason_da")
    for rule in held.rules:
        for clause in rule["clauses"]:
            for one in clause["emendations"]:
                yield one["id"], clause["id"], *(one[part] for part in parts)


def notes(held: Held) -> Iterator[Row]:
    """Yield the notes."""
    for note in held.notes:
        said = (note["text"], note["text_da"], note["rests"]["mark"])
        yield note["id"], note["source"], note["about"], *said


def note_targets(held: Held) -> Iterator[Row]:
    """Yield what each note speaks of."""
    for note in held.notes:
        for target in note["targets"]:
            yield note["id"], target


def citations(held: Held) -> Iterator[Row]:
    """Yield each rule's citation in each style; CSL as JSON."""
    for rule in held.rules:
        for style, said in (rule["citations"] or {}).items():
            words = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
            if style != "id":
                yield rule["id"], style, words


ID: Final = Column("id", "Its id, which is for ever.")
TEXT: Final = of("text", "The text it stands in.")
CLAUSE: Final = of("clause", "The clause.")

TABLES: Final = (
    Table(
        "ids",
        "An id that other tables name: of a text, a rule, a clause or a crux.",
        (
            ID,
            Column("kind", "text, rule, clause or crux."),
            Column("cited_as", "How it is cited in few words."),
            Column("permalink", "The address that never changes."),
        ),
        ("id",),
        ids,
    ),
    Table(
        "texts",
        "A text of the edition.",
        (
            ID._replace(names="ids"),
            Column("title", "Its title."),
            Column("short", "What it is called in a citation."),
            Column("year", "Its year, or `undated`."),
            Column("lang", "The language of what is shown."),
            Column(
                "publish", "`full`, `paraphrase` (a text is withheld), `ours` (our wording alone)."
            ),
            Column("playable", "Whether an engine plays by it.", "boolean"),
            Column("licence", "The address of the licence of its words; more in `rights`."),
        ),
        ("id",),
        texts,
    ),
    Table(
        "rights",
        "A licence that holds for a text, or for a part of what is said of it.",
        (
            TEXT,
            place(),
            Column("licence", "The address of the licence."),
            Column("covers", "What it covers, in words."),
        ),
        ("text", "n"),
        rights,
    ),
    Table(
        "rules",
        "A rule, or a part of the booklet.",
        (
            ID._replace(names="ids"),
            TEXT,
            place("Its place among all rules, from 1."),
            Column("number", "Its number in the text."),
            Column("label", "The number as it is printed.", required=OPTIONAL),
            Column("page", "The page it begins on.", required=OPTIONAL),
        ),
        ("id",),
        rules,
    ),
    Table(
        "clauses",
        "A clause, one condition with its consequence, in three layers.",
        (
            ID._replace(names="ids"),
            of("rule", "The rule it belongs to."),
            TEXT,
            place("Its place among all clauses, from 1."),
            Column("letter", "Its letter within the rule."),
            Column("diplomatic", "Its words as received.", required=OPTIONAL),
            Column("corrected", "Its words with our corrections.", required=OPTIONAL),
            Column("normalised", "Its words in the spelling of today.", required=OPTIONAL),
            Column("licence", "The address of the licence of these words."),
        ),
        ("id",),
        clauses,
    ),
    Table(
        "translations",
        "A clause in another language, or in the Danish of today; with the rights of its text.",
        (CLAUSE, Column("lang", "The language, `en` or `da`."), Column("words", "Its words.")),
        ("clause", "lang"),
        translations,
    ),
    Table(
        "emendations",
        "A correction of a clause.",
        (
            ID,
            CLAUSE,
            Column("received", "What was received.", required=OPTIONAL),
            Column("corrected", "What we read.", required=OPTIONAL),
            Column("cause", "Whose slip it is.", required=OPTIONAL),
            Column("certainty", "How certain that is."),
            Column("reason", "Why it is corrected.", required=OPTIONAL),
            Column("reason_da", "The same in Danish.", required=OPTIONAL),
        ),
        ("id",),
        emendations,
    ),
    Table(
        "notes",
        "A note on words of a text; CC0.",
        (
            ID,
            TEXT,
            Column("about", "What kind of note it is."),
            Column("says", "The note in English."),
            Column("says_da", "The note in Danish."),
            Column("mark", "`text` or `ours`, where it rests on no work.", required=OPTIONAL),
        ),
        ("id",),
        notes,
    ),
    Table(
        "note_targets",
        "What a note speaks of.",
        (of("note", "The note."), Column("target", "What it speaks of.", names="ids")),
        ("note", "target"),
        note_targets,
    ),
    Table(
        "citations",
        "The citation of a rule in one style.",
        (
            of("rule", "The rule."),
            Column("style", "The style, or the format of a reference manager."),
            Column("words", "The citation."),
        ),
        ("rule", "style"),
        citations,
    ),
)
