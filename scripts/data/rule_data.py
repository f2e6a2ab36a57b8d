"""One rule as data: its words in every layer, and all that hangs on them."""

from __future__ import annotations

from gnav_core.core import registry
from scripts import tei
from scripts.data.edition import Edition, Json, rights
from scripts.data.question_data import question_data
from scripts.data.text_data import words
from scripts.tei import links, loans
from scripts.tei.emendations import emendations
from scripts.tei.grounds import ground
from scripts.tei.layers import XML_ID, Element, child, diplomatic
from scripts.tei.passages import about, notes_of, questions_of, shown_lang


def rule_data(edition: Edition, source: tei.Source, rule: tei.Rule) -> Json:
    """Give all that the archive knows of a rule, or of a part of the booklet."""
    return {
        "schema": edition.url("api/schemas/rule.json"),
        "id": rule.id,
        "source": source.id,
        "n": rule.n,
        "label": rule.label,
        "label_emendations": [
            emendation_data(source, found)
            for label in rule.element.iterfind("tei:label", tei.NS)
            for found in emendations(label)
        ],
        "cited_as": links.label(rule.id),
        "url": edition.page(rule.id),
        "permalink": edition.permalink(rule.id),
        "lang": shown_lang(source),
        "publish": source.publish,
        "page": rule.page,
        "rights": rights(source),
        "clauses": [clause_data(edition, source, clause) for clause in rule.clauses],
        "notes": [
            {
                "id": note.id,
                "about": note.about,
                "targets": list(note.targets),
                "text": note.text,
                "text_da": note.text_da,
                "rests": rests(note),
            }
            for _, note in notes_of(source, rule.id)
        ],
        "cruces": [question_data(edition, question) for question in questions_of(source, rule.id)],
        "enforced": enforced(edition, source, rule),
        "unenforced": [
            {"clause": clause, "reason": reason}
            for clause, reason in registry.unenforced().items()
            if about(rule.id, [clause])
        ],
        **loans_of(rule.id),
        "citations": citations(edition, rule.id),
    }


def loans_of(ident: str) -> Json:
    """Say what a rule takes from other games of the booklet, and which clauses take it up."""
    return {
        "takes": [
            {"clause": loan.clause, "how": loan.how, "rules": list(loan.rules)}
            for loan in loans.taken_from(ident)
        ],
        "taken_up_by": [
            {"clause": loan.clause, "how": loan.how} for loan in loans.taken_up_by(ident)
        ],
    }


def rests(note: tei.Note) -> Json:
    """Say what a note rests on: works of the bibliography, the text, or ourselves."""
    found = ground(note.element)
    return {"works": list(found.works), "mark": found.mark or None}


def clause_data(edition: Edition, source: tei.Source, clause: tei.Clause) -> Json:
    """Give a clause in its three layers and its translations, with every emendation."""
    said = words(edition, source, clause)
    return {
        "id": said.pop("id"),
        "n": clause.n,
        "cited_as": links.label(clause.id),
        "url": edition.page(clause.id),
        "permalink": edition.permalink(clause.id),
        **said,
        "emendations": [emendation_data(source, found) for found in emendations(clause.element)],
    }


def emendation_data(source: tei.Source, emended: Element) -> Json:
    """Give one emendation: what was received, what we read, the cause and the reason."""
    ident = emended.get(XML_ID, "")
    choice = emended.getparent()
    sic = None if choice is None else child(choice, "sic")
    reason = next((note for note in source.notes if ident in note.targets), None)
    return {
        "id": ident,
        "received": "" if sic is None else diplomatic(sic),
        "corrected": tei.corrected(emended),
        "cause": emended.get("type"),
        "certainty": emended.get("cert", "high"),
        "reason": reason and reason.text,
        "reason_da": reason and reason.text_da,
    }


def enforced(edition: Edition, source: tei.Source, rule: tei.Rule) -> list[Json]:
    """List what the engine enforces because of a rule, with the words each value rests on."""
    values = edition.enforced_values(source)
    if values is None:
        return []
    return [
        {
            "rule": values.words.fields(value.paths),
            "value": values.words.said(value.paths[0], value.cited),
            "fields": list(value.paths),
            "status": value.cited.status,
            "clauses": list(value.cited.clauses),
            "quotes": list(value.cited.quotes) if values.quoting else [],
            "crux": value.cited.crux,
        }
        for value in values.because_of(rule.id)
    ]


def citations(edition: Edition, ident: str) -> Json | None:
    """Give the citation of an id in every style, without a day of access.

    A part of the booklet has none.
    """
    if ident not in edition.citations.data["items"]:
        return None
    cited = edition.citations.cited(ident)
    return {**edition.citations.undated(ident), "csl": cited.csl}


def rule_text(edition: Edition, source: tei.Source, rule: tei.Rule) -> str:
    """Set a rule as plain text: each clause as received, then the source and the rights."""
    lines = [f"{source.title}, {links.label(rule.id)}", ""]
    lines += [f"[{clause.n}] {diplomatic(clause.element)}" for clause in rule.clauses]
    where = edition.citations.cited(rule.id).csl["URL"]
    lines += ["", f"The text as received. {where}"]
    lines += [f"{one['text']} {one['uri']}" for one in rights(source)]
    return "\n".join(lines) + "\n"
