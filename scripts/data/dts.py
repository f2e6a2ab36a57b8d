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
from scripts.data.dts_translations import Translation, translations
from scripts.data.edition import Edition, Json, dumps, rights
from scripts.tei.passages import shown_lang

CONTEXT: Final = "https://dtsapi.org/context/v1.0.json"
VERSION: Final = "1.0"
ROOT: Final = "gnav-archive"
FOLDER: Final = "api/dts/"
TITLE: Final = "The Gnav Archive"
ABOUT: Final = "Sources of the old game Gnav, and the games of the booklet that holds one of them."
TRANSLATIONS: Final = "gnav-archive-translations"
TRANSLATED: Final = "Our translations, each whole: a clause is cited in its text."

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
    for one in translations(edition):
        for down in (1, dts_navigation.LEVELS, -1):
            path = f"{FOLDER}navigation/{one.id};down={down}.jsonld"
            about = head("Navigation", edition.url(path))
            yield path, dumps(about | {"resource": translation(edition, one), "member": []})
        yield f"{FOLDER}document/{one.id}.xml", tei_files.published_text(edition, one.path)


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
    """Yield the answers of the collection endpoint: the archive, each text, each translation."""
    texts = [resource(edition, text) for text in edition.archive.texts()]
    translated = [translation(edition, one) for one in translations(edition)]
    below = collection(edition, TRANSLATIONS, "Translations", TRANSLATED, 1, len(translated))
    members = [*texts, below]
    archive = collection(edition, ROOT, TITLE, ABOUT, 0, len(members))
    for name in ("", f"/{ROOT}"):
        yield from both_ways(name, archive, members, [])
    yield from both_ways(f"/{TRANSLATIONS}", below, translated, [archive])
    for text in texts:
        yield from both_ways(f"/{text['@id']}", text, [], [archive])
    for one in translated:
        yield from both_ways(f"/{one['@id']}", one, [], [below])


def both_ways(
    name: str, about: Json, children: list[Json], parents: list[Json]
) -> Iterator[tuple[str, str]]:
    """Yield one member of the collection with what is below it, and with what is above it."""
    whole = {"@context": CONTEXT, "dtsVersion": VERSION, **about}
    for nav, members in (("", children), (";nav=children", children), (";nav=parents", parents)):
        yield f"{FOLDER}collection{name}{nav}.jsonld", dumps({**whole, "member": members})


def collection(
    edition: Edition, ident: str, title: str, description: str, parents: int, children: int
) -> Json:
    """Describe a collection: the archive, or the translations in it."""
    return {
        "@id": ident,
        "@type": "Collection",
        "title": title,
        "totalParents": parents,
        "totalChildren": children,
        "description": description,
        "dublinCore": {"title": [{"lang": "en", "value": title}]},
        "collection": edition.url(FOLDER + of(ident, COLLECTION)),
    }


def resource(edition: Edition, source: tei.Source) -> Json:
    """Describe a text."""
    lang = shown_lang(source)
    said = {
        "title": [{"lang": lang, "value": source.title}],
        **({"date": int(source.year)} if source.year.isdigit() else {}),
        "language": [lang],
        "license": [one["uri"] for one in rights(source)],
        "source": [edition.page(source.id)],
    }
    file = tei_files.file_of(source)
    tree = {"@type": "CitationTree", "citeStructure": [units(source)]}
    return described(edition, source.id, said, file) | {"citationTrees": [tree]}


def translation(edition: Edition, one: Translation) -> Json:
    """Describe a translation, which has no units of its own."""
    said = {
        "title": [{"lang": one.lang, "value": one.title}],
        "language": [one.lang],
        "license": one.licences,
        "source": [edition.page(one.source)],
    }
    return described(edition, one.id, said, one.path.name) | {"citationTrees": []}


def described(edition: Edition, ident: str, said: Json, file: str) -> Json:
    """Describe a resource by what Dublin Core has of it, and by where its file is."""
    address = {"collection": COLLECTION, "navigation": NAVIGATION, "document": DOCUMENT}
    return {
        "@id": ident,
        "@type": "Resource",
        "title": said["title"][0]["value"],
        "totalParents": 1,
        "totalChildren": 0,
        "dublinCore": said,
        **{name: edition.url(FOLDER + of(ident, template)) for name, template in address.items()},
        "download": edition.url(f"data/tei/{file}"),
    }


def of(ident: str, template: str) -> str:
    """Fill in a resource in a template, and leave the rest open."""
    return template.replace("{/id}", f"/{ident}").replace("{resource}", ident)


def units(source: tei.Source) -> Json:
    """Name the units a text is cited by: those that its header declares."""
    kind, part = dts_navigation.unit_names(source)
    inner = {"@type": "CiteStructure", "citeType": part}
    return {"@type": "CiteStructure", "citeType": kind, "citeStructure": [inner]}
