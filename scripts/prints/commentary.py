"""What follows a text in a book: why a word was corrected, the notes, and what is asked."""

from __future__ import annotations

from typing import Any, Final

from scripts import tei
from scripts.pages import commentary, crux_page, ground, titles
from scripts.pages.apparatus import reasons
from scripts.prints.runs import Runs, plain, runs
from scripts.prints.texts import Text
from scripts.tei import links
from scripts.tei.emendations import emendations
from scripts.tei.grounds import ground as rests_on
from scripts.tei.layers import NS, Element
from scripts.tei.notes import Evidence, part
from scripts.tei.passages import notes_of

Json = dict[str, Any]

#: How a piece of evidence bears on our reading, in one mark.
BEARINGS: Final = {"for": "+", "against": "−", "open": "·"}


def corrections(text: Text) -> list[Json]:
    """Give the reason of each correction of a text, in its order."""
    body = text.source.body
    return [
        {
            **text.correction(emended),
            "reason": runs(reasons(emended, text.source).get(text.language)),
        }
        for emended in emendations(body)
    ]


def notes(text: Text) -> list[Json]:
    """Give the notes on a text, rule by rule, each by what it is on and what it rests on."""
    found: dict[str, Json] = {}
    for rule in text.source.rules:
        for target, note in notes_of(text.source, rule.id):
            found.setdefault(note.id, noted(note, target, text.language))
    return [*found.values()]


def noted(note: tei.Note, target: str, language: str) -> Json:
    """Set one note: its place, the word it explains or what it treats, its words, its ground."""
    word, about = headed(note, language)
    return {
        "id": note.id,
        "to": target,
        "where": links.within(target, target.partition(".")[0]),
        "word": word,
        "about": about,
        "words": runs(note.said[language]),
        "ground": grounded(note.element, language),
    }


def headed(note: tei.Note, language: str) -> tuple[Runs, str]:
    """Head a note: by the word that it explains, or by what it treats."""
    if note.about in commentary.ABOUT:
        return [], getattr(commentary.ABOUT[note.about], language)
    first = next(note.element.iter(f"{{{NS['tei']}}}quote", f"{{{NS['tei']}}}mentioned"), None)
    if first is None:
        return [], getattr(titles.ours("note"), language)
    return stopless(runs(first)), ""


def stopless(words: Runs) -> Runs:
    """Leave out the full stop at the end of a word that stands as a heading before another."""
    last = words[-1:]
    return [*words[:-1], last[0].rstrip(".")] if last and isinstance(last[0], str) else words


def grounded(element: Element, language: str) -> str:
    """Say in a few words what a note rests on: works by how far they are known, and its mark."""
    found = rests_on(element)
    cited = [ground.works()[ident] for ident in found.works]
    said = [
        f"{known}: {', '.join(named)}"
        for status, known in ground.KNOWN[language].items()
        if (named := [work.short for work in cited if work.status == status])
    ]
    marks = (ground.REST if cited else ground.MARKS)[language]
    return "; ".join([*said, *([marks[found.mark]] if found.mark in marks else [])])


def questions(text: Text) -> list[Json]:
    """Give what is asked of a text by kind: its cruces, its gaps, the questions of the text."""
    return [
        {
            "kind": anchor,
            "heading": getattr(heading, text.language),
            "what": getattr(what, text.language),
            "entries": [asked(text, question) for question in entries],
        }
        for anchor, heading, what, entries in crux_page.kinds(text.source)
        if entries
    ]


def asked(text: Text, question: tei.Question) -> Json:
    """Set one question: its answer and options, what bears on it, the reason, who decides."""
    language = text.language
    summary = titles.asked(text.source, question)
    said = words(question, "question", language)
    return {
        "id": question.id,
        "name": question.name,
        "title": getattr(summary.question, language),
        "answer": getattr(summary.said, language),
        "where": [[target, links.within(target, text.source.id)] for target in question.targets],
        "question": [] if plain(said) == getattr(summary.question, language) else said,
        "options": options(question, language),
        "otherwise": otherwise(question, language),
        "evidence": [evidence(item, text) for item in question.evidence],
        "reason": words(question, "reason", language),
        "decided": getattr(crux_page.who_decides(question), language),
        "ground": grounded(question.element, language),
    }


def words(question: tei.Question, kind: str, language: str) -> Runs:
    """Give a part of a question in a language."""
    return runs(part(question.element, kind, language))


def options(question: tei.Question, language: str) -> list[Json]:
    """List the readings among which a player may choose, and which of them is ours."""
    if not isinstance(question, tei.Crux) or not question.switchable:
        return []
    return [
        {
            "words": (option.text_da or "") if language == "da" else option.text,
            "ours": option.value == question.default,
        }
        for option in question.options
    ]


def otherwise(question: tei.Question, language: str) -> Json:
    """Say by which step a gap is filled, and what else could stand there."""
    if not isinstance(question, tei.Crux) or question.filling is None:
        return {}
    filled = question.filling
    return {
        "step": getattr(crux_page.STEPS[filled.step], language),
        "else": filled.otherwise_da if language == "da" else filled.otherwise,
        "departs": getattr(crux_page.DEPARTS, language) if filled.departs else "",
    }


def evidence(item: Evidence, text: Text) -> Json:
    """Set a piece of evidence: its mark, its clause, what we say of it."""
    said = item.danish if text.language == "da" else item.element
    return {
        "bears": BEARINGS[item.bearing],
        "to": item.clause,
        "where": links.within(item.clause, text.source.id),
        "words": runs(said),
    }
