"""The notes as W3C Web Annotations: each targets the words of a clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scripts import tei
from scripts.data.edition import Edition, Json, dumps
from scripts.data.question_data import said
from scripts.tei.emendations import emendations
from scripts.tei.layers import XML_ID, Element, diplomatic

CONTEXT: Final = "http://www.w3.org/ns/anno.jsonld"
RIGHTS: Final = "https://creativecommons.org/publicdomain/zero/1.0/"

#: Why each kind of note was made, in the words of the vocabulary.
MOTIVATIONS: Final = {"emendation": "editing", "commentary": "commenting"}


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield one page of annotations for each text, with its path."""
    for text in edition.archive.texts():
        path = f"api/annotations/{text.id}.jsonld"
        yield path, dumps(page(edition, text, edition.url(path)))


def page(edition: Edition, source: tei.Source, address: str) -> Json:
    """Set all notes and questions of a text as one page of annotations."""
    items = [note_data(edition, source, note, address) for note in source.notes]
    items += [
        question_data(edition, source, question, address)
        for question in (*source.cruces, *source.questions)
    ]
    label = f"Notes on {source.title}"
    return {
        "@context": [CONTEXT, {"@base": "../../"}] if edition.frozen else CONTEXT,
        "id": address,
        "type": "AnnotationPage",
        "partOf": {
            "id": f"{address}#all",
            "type": "AnnotationCollection",
            "label": label,
            "total": len(items),
        },
        "startIndex": 0,
        "items": items,
    }


def note_data(edition: Edition, source: tei.Source, note: tei.Note, address: str) -> Json:
    """Set one note."""
    return {
        "id": f"{address}#{note.id}",
        "type": "Annotation",
        "motivation": MOTIVATIONS[note.kind],
        "creator": creator(edition),
        "rights": RIGHTS,
        "body": [body(tei.prose(words), language) for language, words in note.said.items()],
        "target": [target(edition, source, ident) for ident in note.targets],
    }


def question_data(
    edition: Edition, source: tei.Source, question: tei.Question, address: str
) -> Json:
    """Set one open question, with our answer as a second body."""
    reason = {**body(said(question, "reason")), "purpose": "replying"}
    return {
        "id": f"{address}#{question.id}",
        "type": "Annotation",
        "motivation": "questioning",
        "creator": creator(edition),
        "rights": RIGHTS,
        "canonical": edition.permalink(question.id),
        "body": [{**body(said(question, "question")), "purpose": "questioning"}, reason],
        "target": [target(edition, source, ident) for ident in question.targets],
    }


def body(text: str, language: str = "en") -> Json:
    """Set words of ours."""
    return {"type": "TextualBody", "value": text, "format": "text/plain", "language": language}


def creator(edition: Edition) -> Json:
    """Say who made the notes."""
    return {"type": "Organization", "name": "The Gnav Archive", "homepage": edition.base or "./"}


def target(edition: Edition, source: tei.Source, ident: str) -> str | Json:
    """Point to a rule or clause; to the very words, where an emendation is meant."""
    found = emended(source, ident)
    if found is None:
        return edition.page(ident)
    above = (part.get(XML_ID, "") for part in found.iterancestors() if part.get("n") is not None)
    clause = next(above, source.id)
    choice = found.getparent()
    sic = None if choice is None else choice.find("{*}sic")
    if sic is None:
        return edition.page(clause)
    return {
        "type": "SpecificResource",
        "source": edition.page(clause),
        "selector": {"type": "TextQuoteSelector", "exact": diplomatic(sic)},
    }


def emended(source: tei.Source, ident: str) -> Element | None:
    """Find the emendation of that id, if it is one and its words are published."""
    found = emendations(source.body)
    return next((part for part in found if part.get(XML_ID) == ident), None)
