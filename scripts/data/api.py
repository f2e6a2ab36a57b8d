"""The JSON of the archive: what there is, the sources, the rules, the cruces, the glossary."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gnav_core.core import registry
from gnav_core.core.sentences import tell
from scripts import concordance, tei
from scripts.data import tei_files
from scripts.data.edition import Edition, Json, dumps, rights
from scripts.data.question_data import question_data
from scripts.data.rule_data import rule_data
from scripts.data.side_by_side_data import side_by_side_data
from scripts.data.text_data import text_data
from scripts.tei.layers import NS
from scripts.tei.passages import shown_lang

SCHEMAS: Final = Path(__file__).parent / "schemas"
FORMAT: Final = "gnav-archive/1"

#: What stands at the top of the API, besides the rules.
TOP: Final = {
    "sources": "The sources: title, rights, state of the text, rules; what all win and lose.",
    "concordance": "One question to all sources, each answer with its clauses.",
    "side-by-side": "Nine questions to the eleven games of the booklet; what one lends another.",
    "cruces": "Every open question: evidence, readings, default and reason.",
    "glossary": "The words of the game in three languages, with the clauses that use them.",
    "bibliography": "The works that notes rest on, with how far each is known and what it showed.",
    "changes": "What changed in which clause between releases.",
}


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield every JSON file of the API but the log of changes, with its path."""
    yield "api/index.json", dumps(index(edition))
    yield "api/sources.json", dumps(sources(edition))
    yield "api/concordance.json", dumps(listed(edition, "concordance", answers(edition)))
    yield "api/side-by-side.json", dumps(side_by_side_data(edition))
    yield "api/cruces.json", dumps(cruces(edition))
    yield "api/glossary.json", dumps(glossary(edition))
    yield "api/bibliography.json", dumps(bibliography(edition))
    for text in edition.archive.texts():
        yield f"api/{text.id}/text.json", dumps(text_data(edition, text))
        for rule in text.rules:
            yield rule_path(rule), dumps(rule_data(edition, text, rule))
    for path in schemas():
        yield f"api/schemas/{path.name}", path.read_text("utf-8")


def schemas() -> list[Path]:
    """List the schemas."""
    return sorted(SCHEMAS.glob("*.json"))


def rule_path(rule: tei.Rule) -> str:
    """Give the path of a rule's data: ``api/gnav-1774/r3.json``."""
    source, _, part = rule.id.partition(".")
    return f"api/{source}/{part}.json"


def index(edition: Edition) -> Json:
    """Say what there is and where."""
    texts = list(edition.archive.texts())
    return {
        "schema": edition.url("api/schemas/index.json"),
        "format": FORMAT,
        "title": "The Gnav Archive",
        "url": edition.base or "./",
        "files": [
            {"name": name, "about": about, "url": edition.url(f"api/{name}.json")}
            for name, about in TOP.items()
            if not (edition.frozen and name == "changes")
        ],
        "schemas": [edition.url(f"api/schemas/{path.name}") for path in schemas()],
        "rules": [
            {"id": rule.id, "url": edition.url(rule_path(rule))}
            for text in texts
            for rule in text.rules
        ],
        "texts": [edition.url(f"api/{text.id}/text.json") for text in texts],
        "annotations": [edition.url(f"api/annotations/{text.id}.jsonld") for text in texts],
        "tei": [edition.url(f"data/tei/{path.name}") for path in tei_files.published(edition)],
        **({} if edition.frozen else living(edition)),
    }


def living(edition: Edition) -> Json:
    """Say where that is which a frozen release does not hold."""
    return {
        "documentation": edition.url("data/"),
        "dts": edition.url("api/dts/index.jsonld"),
        "everything": edition.url("data/gnav-archive.zip"),
        "prints": edition.url("api/prints.json"),
        "releases": edition.url("releases/"),
    }


def sources(edition: Edition) -> Json:
    """Describe every text: the sources, then the booklet round that of 1774."""
    found = [source_data(edition, text) for text in edition.archive.texts()]
    return listed(edition, "sources", found)


def source_data(edition: Edition, source: tei.Source) -> Json:
    """Describe one text: its rights, the state of its text, its file with its checksum."""
    name = tei_files.file_of(source)
    data = tei_files.whole(edition, source).encode()
    return {
        "id": source.id,
        "title": source.title,
        "short": source.short,
        "year": source.year,
        "lang": shown_lang(source),
        "publish": source.publish,
        "playable": source.id in registry.SOURCES,
        "sums": sums_data(source.id) if source.id in registry.SOURCES else None,
        "url": edition.page(source.id),
        "permalink": edition.permalink(source.id),
        "rights": rights(source),
        "state": state(source),
        "tei": {
            "url": edition.url(f"data/tei/{name}"),
            "sha256": hashlib.sha256(data).hexdigest(),
        },
        "translations": list(edition.archive.translated(source)),
        "rules": [
            {"id": rule.id, "n": rule.n, "page": rule.page, "url": edition.url(rule_path(rule))}
            for rule in source.rules
        ],
        "cruces": [crux.id for crux in source.cruces],
        "adopted": list(source.adopted),
    }


def sums_data(source: str) -> Json:
    """Say what the returns of a game's players come to together, why, and what bounds them."""
    sums = registry.family(source).summaries[source].sums
    assert sums is not None, source
    bound = {"most": sums.most, "clauses": list(sums.by)}
    return {
        "to": "zero" if sums.to_zero else "not to zero",
        "why": {"en": sums.said, "da": tell("da", sums.said)},
        "clauses": list(sums.clauses),
        "bound": bound if sums.most is not None else None,
    }


def state(source: tei.Source) -> Json:
    """Say in what state the text is: as its header has it, and how often we corrected it."""
    edition = source.header.find(".//tei:editionStmt/tei:edition", NS)
    changes = source.header.iterfind(".//tei:revisionDesc/tei:change", NS)
    said = source.header.find(".//tei:correction/tei:p", NS)
    return {
        "edition": "" if edition is None else tei.prose(edition),
        "correction": "" if said is None else tei.prose(said),
        "emendations": sum(1 for note in source.notes if note.kind == "emendation"),
        "revisions": [{"when": one.get("when"), "what": tei.prose(one)} for one in changes],
    }


def cruces(edition: Edition) -> Json:
    """List every open question: those of the games, then those of the texts."""
    texts = list(edition.archive.texts())
    every = [crux for text in texts for crux in text.cruces]
    every_text = [question for text in texts for question in text.questions]
    return listed(
        edition, "cruces", [question_data(edition, one) for one in (*every, *every_text)]
    ) | {"adopted": {text.id: list(text.adopted) for text in texts if text.adopted}}


def answers(edition: Edition) -> list[Json]:
    """Give the concordance, without the words of a text that is withheld."""
    found = concordance.answers()
    for words in (
        words for row in found for cell in row["cells"].values() for words in cell["words"]
    ):
        if words["clause"].partition(".")[0] in edition.withheld:
            words["quote"] = ""
    return found


def glossary(edition: Edition) -> Json:
    """List every term, with the clauses that use it."""
    entries = [
        {
            "id": entry.id,
            "kind": entry.kind,
            "head": entry.head,
            "forms": entry.forms,
            "words": {
                language: words
                for language, words in entry.words.items()
                if language not in edition.withheld.values()
            },
            "definition": entry.definition,
            "clauses": list(entry.clauses),
            "notes": list(entry.notes),
        }
        for entry in edition.archive.glossary
    ]
    return listed(edition, "glossary", entries)


def bibliography(edition: Edition) -> Json:
    """List every work, with how far it is known and what it showed."""
    works = [
        {
            "id": work.id,
            "group": work.group,
            "short": work.short,
            "work": tei.prose(work.described()),
            "status": work.status,
            "seen": work.day or None,
            "known_through": work.by or None,
            "address": work.address,
            "shown": work.shown,
        }
        for work in edition.archive.works
    ]
    return listed(edition, "bibliography", works)


def listed(edition: Edition, name: str, items: list[Json]) -> Json:
    """Set a list as a file of the API."""
    return {
        "schema": edition.url(f"api/schemas/{name}.json"),
        "url": edition.url(f"api/{name}.json"),
        name: items,
    }
