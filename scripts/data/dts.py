"""Distributed Text Services 1.0 as plain files: the entry point and the collection endpoint.

Every request is a file, whose name its URI template spells out. This is what the specification
calls level 0: a rule or a clause is answered, a range from ``start`` to ``end`` is not, as files
for every pair would grow as the square of a text. There is one form of a text, TEI, so there is no
``mediaType``; there is one citation tree, so ``tree`` is never given; nothing is so long that it
has a second ``page``. Where the ranges of earlier days lead is in ``scripts.hosts.redirects``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from scripts import tei
from scripts.data import dts_navigation, tei_files
from scripts.data.edition import Edition, Json, dumps, rights
from scripts.tei.passages import shown_lang

CONTEXT: Final = "https://dtsapi.org/context/v1.0.json"
VERSION: Final = "1.0"
ROOT: Final = "gnav-archive"
FOLDER: Final = "api/dts/"
TITLE: Final = "The Gnav Archive"

COLLECTION: Final = "collection{/id}{;nav}.jsonld"
NAVIGATION: Final = "navigation/{resource}{;tree}{;down}{/ref}.jsonld"
DOCUMENT: Final = "document/{resource}{;tree}{/ref}.xml"
LEVEL: Final = (
    "Level 0, as plain files: ref names a rule or a clause, and there are no ranges; "
    "every text is TEI in one citation tree."
)


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield every file of the service, with its path."""
    yield f"{FOLDER}index.jsonld", dumps(entry(edition))
    yield from collections(edition)
    for text in edition.archive.texts():
        described = resource(edition, text)
        for name, data in dts_navigation.answers(edition, text):
            path = f"{FOLDER}navigation/{name}.jsonld"
            about = head("Navigation", edition.url(path)) | {"resource": described}
            yield path, json.dumps(about | data, ensure_ascii=False)
        for name, xml in documents(edition, text):
            yield f"{FOLDER}document/{name}.xml", xml


def documents(edition: Edition, source: tei.Source) -> Iterator[tuple[str, str]]:
    """Yield every answer of the document endpoint: a text, and each unit of it, as TEI."""
    yield source.id, tei_files.whole(edition, source)
    for unit in dts_navigation.units(source):
        xml = tei_files.passage(edition, source, unit.id, wrap=True)
        yield f"{source.id}/{unit.ref}", xml


def head(kind: str, address: str) -> Json:
    """Begin an answer."""
    return {"@context": CONTEXT, "dtsVersion": VERSION, "@id": address, "@type": kind}


def entry(edition: Edition) -> Json:
    """Set the entry point: where the three endpoints are."""
    return {
        **head("EntryPoint", edition.url(f"{FOLDER}index.jsonld")),
        "description": LEVEL,
        "collection": edition.url(FOLDER + COLLECTION),
        "navigation": edition.url(FOLDER + NAVIGATION),
        "document": edition.url(FOLDER + DOCUMENT),
    }


def collections(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield the answers of the collection endpoint: the archive, and each text in it."""
    texts = [resource(edition, text) for text in edition.archive.texts()]
    archive = root(edition, len(texts))
    for name in ("", f"/{ROOT}"):
        yield from both_ways(name, archive, texts, [])
    for text in texts:
        yield from both_ways(f"/{text['@id']}", text, [], [archive])


def both_ways(
    name: str, about: Json, children: list[Json], parents: list[Json]
) -> Iterator[tuple[str, str]]:
    """Yield one member of the collection with what is below it, and with what is above it."""
    whole = {"@context": CONTEXT, "dtsVersion": VERSION, **about}
    for nav, members in (("", children), (";nav=children", children), (";nav=parents", parents)):
        yield f"{FOLDER}collection{name}{nav}.jsonld", dumps({**whole, "member": members})


def root(edition: Edition, children: int) -> Json:
    """Describe the archive as a collection."""
    return {
        "@id": ROOT,
        "@type": "Collection",
        "title": TITLE,
        "totalParents": 0,
        "totalChildren": children,
        "description": "Sources of the old game Gnav.",
        "dublinCore": {"title": [{"lang": "en", "value": TITLE}]},
        "collection": edition.url(FOLDER + COLLECTION),
    }


def resource(edition: Edition, source: tei.Source) -> Json:
    """Describe a text."""
    lang = shown_lang(source)
    address = {"collection": COLLECTION, "navigation": NAVIGATION, "document": DOCUMENT}
    filled = {name: of(source, template) for name, template in address.items()}
    return {
        "@id": source.id,
        "@type": "Resource",
        "title": source.title,
        "totalParents": 1,
        "totalChildren": 0,
        "dublinCore": {
            "title": [{"lang": lang, "value": source.title}],
            **({"date": int(source.year)} if source.year.isdigit() else {}),
            "language": [lang],
            "license": [one["uri"] for one in rights(source)],
            "source": [edition.page(source.id)],
        },
        **{name: edition.url(FOLDER + template) for name, template in filled.items()},
        "download": edition.url(f"data/tei/{tei_files.file_of(source)}"),
        "citationTrees": [{"@type": "CitationTree", "citeStructure": [units(source)]}],
    }


def of(source: tei.Source, template: str) -> str:
    """Fill in the text in a template, and leave the rest open."""
    return template.replace("{/id}", f"/{source.id}").replace("{resource}", source.id)


def units(source: tei.Source) -> Json:
    """Name the units a text is cited by: those that its header declares."""
    kind, part = dts_navigation.unit_names(source)
    inner = {"@type": "CiteStructure", "citeType": part}
    return {"@type": "CiteStructure", "citeType": kind, "citeStructure": [inner]}
