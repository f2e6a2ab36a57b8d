"""The tables that go across texts: concordance, side by side, loans, glossary, bibliography."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from scripts.dataset.described import OPTIONAL, Column, Row, Table, of, place
from scripts.dataset.held import Held, Json
from scripts.dataset.texts import ID


def cells(rows: Iterable[Json]) -> Iterator[tuple[str, str, Any]]:
    """Yield each question with each text and the answer it gives."""
    for row in rows:
        for text, cell in row["cells"].items():
            yield row["id"], text, cell


def answers(rows: Iterable[Json]) -> Iterator[Row]:
    """Yield each text's answer to each question."""
    for question, text, cell in cells(rows):
        yield question, text, cell["answer"], cell["answer_da"], cell["status"]


def words(rows: Iterable[Json]) -> Iterator[Row]:
    """Yield the words that each answer rests on; of a text that is withheld, the clause alone."""
    for question, text, cell in cells(rows):
        for n, said in enumerate(cell["words"], 1):
            yield question, text, n, said["clause"], said["quote"]


def loans(held: Held) -> Iterator[Row]:
    """Yield what a clause takes from another game, rule by rule."""
    for loan in held.side_by_side["lends"]:
        for rule in loan["rules"]:
            yield loan["clause"], rule, loan["how"]


def forms(held: Held) -> Iterator[Row]:
    """Yield the forms of each word in each language."""
    for entry in held.listed("glossary"):
        for language, found in entry["forms"].items():
            for n, form in enumerate(found, 1):
                yield entry["id"], language, n, form


def works(held: Held) -> Iterator[Row]:
    """Yield the works that were looked for."""
    parts = ("id", "group", "short", "work", "status", "seen", "known_through", "address")
    for work in held.listed("bibliography"):
        shown = work["shown"] or {}
        yield *(work[part] for part in parts), shown.get("en"), shown.get("da")


def asking(name: str, about: str, rows: Any) -> Table:
    """Describe a table of questions."""
    said = (Column("asks", "The question."), Column("asks_da", "The same in Danish."))
    return Table(name, about, (ID, *said), ("id",), rows)


def answering(name: str, question: str, rows: Any) -> Table:
    """Describe a table of answers."""
    said = (
        Column("answer", "The answer, where the text gives one.", required=OPTIONAL),
        Column("answer_da", "The same in Danish.", required=OPTIONAL),
        Column("status", "On whose word, or that the text is silent."),
    )
    where = (of(question, "The question."), of("text", "The text that is asked."))
    about = "What one text answers to one question."
    return Table(name, about, (*where, *said), (question, "text"), rows)


def quoting(name: str, question: str, rows: Any) -> Table:
    """Describe a table of the words that answers rest on."""
    where = (of(question, "The question."), of("text", "The text that is asked."), place())
    said = (
        Column("clause", "The clause they stand in.", names="ids"),
        Column("quote", "The words as received.", required=OPTIONAL),
    )
    about = "Words that an answer rests on; with the rights of the text they stand in."
    return Table(name, about, (*where, *said), (question, "text", "n"), rows)


ENTRY: Final = of("entry", "The word.")

TABLES: Final = (
    asking(
        "concordance_questions",
        "A question that the concordance asks the texts of Gnav.",
        lambda held: ((q["id"], q["asks"], q["asks_da"]) for q in held.listed("concordance")),
    ),
    answering("concordance_answers", "question", lambda held: answers(held.listed("concordance"))),
    quoting("concordance_words", "question", lambda held: words(held.listed("concordance"))),
    asking(
        "side_by_side_questions",
        "A question to the eleven games of the booklet.",
        lambda held: ((q["id"], q["asks"], q["asks_da"]) for q in held.side_by_side["questions"]),
    ),
    answering(
        "side_by_side_answers", "asked", lambda held: answers(held.side_by_side["questions"])
    ),
    quoting("side_by_side_words", "asked", lambda held: words(held.side_by_side["questions"])),
    Table(
        "loans",
        "A rule that a clause takes from another game of the booklet.",
        (
            of("clause", "The clause that takes it."),
            Column("rule", "The rule that is taken.", names="ids"),
            Column("how", "Whether the text says so (`takes`), or how else we know."),
        ),
        ("clause", "rule"),
        loans,
    ),
    Table(
        "glossary",
        "A word of the game.",
        (
            ID,
            Column("kind", "What it names."),
            Column("head", "Our word."),
            Column("definition", "What it means."),
        ),
        ("id",),
        lambda held: (
            (e["id"], e["kind"], e["head"], e["definition"]) for e in held.listed("glossary")
        ),
    ),
    Table(
        "glossary_forms",
        "A form of a word in one language.",
        (
            ENTRY,
            Column("lang", "The language; `da-old` is that of 1774."),
            place(),
            Column("form", "The form."),
        ),
        ("entry", "lang", "n"),
        forms,
    ),
    Table(
        "glossary_clauses",
        "A clause that uses a word of the glossary.",
        (ENTRY, of("clause", "The clause.")),
        ("entry", "clause"),
        lambda held: ((e["id"], c) for e in held.listed("glossary") for c in e["clauses"]),
    ),
    Table(
        "works",
        "A work of the bibliography, with how far it is known.",
        (
            ID,
            Column("section", "The section of the bibliography it stands in."),
            Column("short", "What it is called in a note."),
            Column("work", "Its description."),
            Column("status", "How far it is known."),
            Column("seen", "The day a copy was read.", required=OPTIONAL),
            Column("known_through", "Through what it is known.", required=OPTIONAL),
            Column("address", "Where it is.", required=OPTIONAL),
            Column("shown", "What it showed.", required=OPTIONAL),
            Column("shown_da", "The same in Danish.", required=OPTIONAL),
        ),
        ("id",),
        works,
    ),
    Table(
        "note_works",
        "A work that a note rests on.",
        (of("note", "The note."), of("work", "The work.")),
        ("note", "work"),
        lambda held: ((n["id"], w) for n in held.notes for w in n["rests"]["works"]),
    ),
)
