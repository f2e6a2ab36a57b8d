"""What is cited: each source as a work, read off its TEI header, and its rules and clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from scripts import tei
from scripts.tei import NS
from scripts.tei.layers import Element
from scripts.tei.passages import before

Json = dict[str, Any]

#: What a rule is called in the language of its source: with a printed number, and with ours.
NAMES: Final = {"da": ("regel", "afsnit"), "de": ("Regel", "Absatz"), "en": ("rule", "paragraph")}
BEFORE: Final = {"da": "før regel", "de": "vor Regel", "en": "before rule"}
LICENCES: Final = {
    "https://creativecommons.org/publicdomain/mark/1.0/": "Public Domain Mark 1.0",
    "https://creativecommons.org/publicdomain/zero/1.0/": "CC0 1.0",
    "https://creativecommons.org/licenses/by-sa/4.0/": "CC BY-SA 4.0",
    "http://rightsstatements.org/vocab/UND/1.0/": "copyright undetermined",
}


def licence(source: tei.Source) -> str:
    """Give the address of the licence that the text itself has. Raises ValueError for others."""
    target = _one(source.header, ".//tei:availability/tei:licence").get("target", "")
    if target not in LICENCES:
        raise ValueError(f"{source.id} has the licence {target!r}; known are {', '.join(LICENCES)}")
    return target


def evidence(source: tei.Source) -> str:
    """Give the address of the text that the edition is made from, or nothing."""
    found = source.header.find(".//tei:sourceDesc/*/tei:ref", NS)
    return "" if found is None else str(found.get("target"))


def language(source: tei.Source) -> str:
    """Give the language of the text that is shown: a paraphrase is in English."""
    return "en" if source.publish == "paraphrase" else source.lang


def shared(source: tei.Source, revised: str) -> Json:
    """Give what all citations of a source share; ``csl`` is common to its items.

    ``revised`` is the day on which its text, notes or translations were last changed.
    """
    book = source.header.find(".//tei:sourceDesc/tei:biblStruct", NS)
    article = source.header.find(".//tei:sourceDesc/tei:bibl[@type='article']", NS)
    if book is not None:
        made = _printed(book)
    elif is_book(source):
        made = _book(_original(source))
    elif article is not None:
        made = _article(article)
    elif (page := source.header.find(".//tei:sourceDesc/tei:bibl[@type='page']", NS)) is not None:
        made = _magazine(page)
    else:
        made = {"type": "webpage"}
    note = {"note": _note(source), "license": licence(source)}
    return {
        "title": _title(source, article),
        "inferred": source.header.find(".//tei:titleStmt/tei:author[@cert]", NS) is not None,
        "evidence": evidence(source),
        "revised": revised,
        "csl": {**made, "language": language(source), **note},
    }


def _title(source: tei.Source, article: Element | None) -> str:
    """Name the text: a book as its title page does, what stands in an article after its name."""
    if is_book(source):
        return _said(_original(source), "tei:title[@level='m']")
    if article is None:
        return source.title
    headed = _said(article, "tei:title[@level='a']")
    quoted = source.header.find(".//tei:sourceDesc/tei:bibl[@type='original']", NS)
    return headed if quoted is None else f"{headed}: {source.title}"


def _printed(book: Element) -> Json:
    """Describe what stands in a book."""
    title = _said(book, "tei:monogr/tei:title")
    return {**_book(book), "type": "chapter", "container-title": title}


def _book(book: Element) -> Json:
    """Describe a book of a collection; the collection's years are not its name.

    Its number there is read off the Royal Library's name for its file.
    """
    work = str(_one(book, "tei:ref").get("target")).rpartition("workid")[2]
    published = _one(book, ".//tei:date[@when]")
    return {
        "type": "book",
        "author": [{"literal": _said(book, ".//tei:author").strip("[]")}],
        "publisher": _said(book, ".//tei:publisher"),
        "publisher-place": _said(book, ".//tei:pubPlace"),
        "issued": {"date-parts": [[int(published.get("when", ""))]]},
        "collection-title": re.sub(r" \d{4}-\d{4}$", "", _said(book, "tei:series/tei:title")),
        "collection-number": ".".join(str(int(part)) for part in re.findall(r"\d+", work)),
    }


def is_book(source: tei.Source) -> bool:
    """Say whether a text is the booklet as a whole, which is cited without its parts."""
    return source.id == tei.BOOKLET


def _original(source: tei.Source) -> Element:
    return _one(source.header, ".//tei:sourceDesc/tei:bibl[@type='original']")


def _article(article: Element) -> Json:
    """Describe what stands in an encyclopedia whose saved copy states no date."""
    return {
        "type": "entry-encyclopedia",
        "container-title": _said(article, "tei:title[@level='m']"),
        "author": [{"literal": _said(article, "tei:author")}],
    }


def _magazine(page: Element) -> Json:
    """Describe a page of a magazine, by its day."""
    day = str(_one(page, "tei:date[@when]").get("when"))
    return {
        "type": "article-magazine",
        "container-title": _said(page, "tei:title[@level='j']"),
        "issued": {"date-parts": [[int(part) for part in day.split("-")]]},
        "page": _said(page, "tei:biblScope[@unit='page']"),
    }


def _note(source: tei.Source) -> str:
    """Say what no field can hold: whether the author is inferred, the evidence, the rights."""
    said = []
    if source.header.find(".//tei:titleStmt/tei:author[@cert]", NS) is not None:
        said.append("Author inferred from the signature under the preface.")
    if address := evidence(source):
        whose = "Royal Danish Library" if "kb.dk" in address else "Danish Wikipedia"
        said.append(f"Text: {whose} ({address}).")
    else:
        said.append("Online article without author, date or address.")
    if source.publish == "paraphrase":
        said.append("Paraphrase by The Gnav Archive.")
    if source.publish == "ours":
        said = ["Wording by The Gnav Archive; the page itself is not published."]
    said.append(f"Rights: {LICENCES[licence(source)]}.")
    return " ".join(said)


def _one(element: Element, path: str) -> Element:
    found = element.find(path, NS)
    if found is None:
        raise ValueError(f"no {path} in {element.base}")
    return found


def _said(element: Element, path: str) -> str:
    return tei.diplomatic(_one(element, path))


def part(source: tei.Source, rule: tei.Rule, letter: str = "") -> str:
    """Name a rule or a clause in the language of its source: ``regel 3[d]``."""
    numbered = any(other.label for other in source.rules)
    if (following := before(source, rule)) is not None:
        named = f"{BEFORE[language(source)]} {following}" + (" " if letter else "")
    else:
        named = f"{NAMES[language(source)][0 if numbered else 1]} {rule.n}"
    return named + (f"[{letter}]" if letter else "")


def own(source: tei.Source) -> Iterator[tuple[str, Json]]:
    """Give each id of a source with what is its own: its name in the source and its page."""
    span = source.header.find(".//tei:imprint/tei:biblScope[@unit='page']", NS)
    ends = () if span is None else dict.fromkeys((span.get("from"), span.get("to")))
    yield source.id, {"page": "-".join(map(str, ends))} if ends else {}
    for rule in () if is_book(source) else source.rules:
        yield rule.id, {"part": part(source, rule), **page(rule.clauses)}
        for clause in rule.clauses:
            yield clause.id, {"part": part(source, rule, clause.n), **page((clause,))}


def page(clauses: Sequence[tei.Clause]) -> Json:
    """Give the page that clauses stand on, or the first and the last; none where none is known."""
    first, last = clauses[0].element, clauses[-1].element
    begins = str(first.xpath("string(preceding::tei:pb[1]/@n)", namespaces=NS))
    ends = str(last.xpath("string((preceding::tei:pb[1] | .//tei:pb)[last()]/@n)", namespaces=NS))
    return {"page": begins if begins == ends else f"{begins}-{ends}"} if begins else {}
