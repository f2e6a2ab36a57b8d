"""Write one citation in a style: what a processor set, and the plain formats written out here.

The day of access is left open, in words of ``DAYS``, until ``on`` fills it in; a file that
nobody has read yet is written undated.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from typing import Any

from gnav_core.core.cite import ARCHIVE, Accessed, CitationItem

MONTHS_DA = "januar februar marts april maj juni juli august september oktober november december"
MONTHS_EN = "January February March April May June July August September October November December"
DAYS: dict[str, Callable[[Accessed], str]] = {
    "{day-da}": lambda day: f"{day.day}. {MONTHS_DA.split()[day.month - 1]} {day.year}",
    "{day-en}": lambda day: f"{MONTHS_EN.split()[day.month - 1]} {day.day}, {day.year}",
    "{day-iso}": lambda day: f"{day.year:04}-{day.month:02}-{day.day:02}",
    "{day-parts}": lambda day: f"{day.year}, {day.month}, {day.day}",
}
LANGUAGES = {"da": "danish", "de": "german", "en": "english"}
KINDS = {
    "book": ("book", "BOOK"),
    "chapter": ("incollection", "CHAP"),
    "entry-encyclopedia": ("incollection", "ENCYC"),
    "article-magazine": ("article", "MGZN"),
}
#: The tag of RIS for a number in a series; readers have another for a book than for a part of one.
SERIES_NUMBER = {"book": "M1", "chapter": "SV"}
PAGE = ("misc", "ELEC")
TAG = re.compile(r"<[^>]+>")


def on(accessed: Accessed, words: str) -> str:
    """Fill in the day of access."""
    for open_day, written in DAYS.items():
        words = words.replace(open_day, written(accessed))
    return words


def plain(marked: str) -> str:
    """Take the tags out of a citation set in HTML."""
    return html.unescape(TAG.sub("", marked))


def year(cited: CitationItem) -> str:
    """Give the year of the work, or nothing."""
    issued = cited.csl.get("issued")
    return str(issued["date-parts"][0][0]) if issued else ""


def author(cited: CitationItem) -> str:
    """Give the author's name, or nothing."""
    return str(cited.csl["author"][0]["literal"]) if "author" in cited.csl else ""


def stands_in(cited: CitationItem) -> str:
    """Give the title of what the work stands in; nothing where that is the archive itself."""
    return "" if cited.csl["type"] == "webpage" else str(cited.csl.get("container-title", ""))


def day(cited: CitationItem) -> str:
    """Give the day of the work as ``2026-11-25``; its year where no more is known, or nothing."""
    parts = cited.csl["issued"]["date-parts"][0] if "issued" in cited.csl else []
    return "-".join(f"{part:02}" for part in parts)


def signature(cited: CitationItem) -> str:
    """Give the author's name as it is set for readers: in brackets where it is only inferred."""
    return f"[{author(cited)}]" if cited.inferred else author(cited)


def apa(cited: CitationItem, dated: bool = True) -> str:
    """Give the citation in the style of the American Psychological Association, in HTML."""
    return cited.processed["apa"]


def chicago(cited: CitationItem, dated: bool = True) -> str:
    """Give the entry of a bibliography in the Chicago style, in HTML."""
    return cited.processed["chicago"]


def da(cited: CitationItem, dated: bool = True) -> str:
    """Write the citation by the pattern of the Royal Danish Library, in HTML."""
    csl, name = cited.csl, signature(cited)
    signed = f"{name}: " if name else ""
    whole = stands_in(cited)
    title = html.escape(cited.title, quote=False)
    work = [
        f"<i>{title}</i>" if csl["type"] == "book" else f"”{title}”",
        cited.part,
        f"i <i>{html.escape(whole, quote=False)}</i>" if whole else "",
        csl.get("publisher", ""),
        year(cited) or "u.å.",
    ]
    page = f", s. {csl['page']}" if "page" in csl else ""
    version = f", v{cited.version}" if cited.version else ""
    read = " (tilgået {day-da})" if dated else ""
    said = (", ".join(filter(None, work)) + page).removesuffix(".")
    return f"{signed}{said}. Onlineudgave fra {ARCHIVE}{version}: {csl['URL']}{read}"


def bibtex(cited: CitationItem, dated: bool = True) -> str:
    """Write an entry of BibTeX; titles are in double braces, so that their letters stay."""
    csl = cited.csl
    kind = KINDS.get(csl["type"], PAGE)[0]
    fields = {
        "author": _kept(author(cited)),
        "title": _kept(csl["title"]),
        "journal" if kind == "article" else "booktitle": _kept(stands_in(cited)),
        "series": _kept(csl.get("collection-title", "")),
        "number": csl.get("collection-number", ""),
        "publisher": _kept(csl.get("publisher", "")),
        "address": csl.get("publisher-place", ""),
        "year": year(cited),
        "month": day(cited)[5:7],
        "pages": csl.get("page", "").replace("-", "--"),
        "language": LANGUAGES[csl["language"]],
        "langid": LANGUAGES[csl["language"]],
        "url": csl["URL"],
        "urldate": "{day-iso}" if dated else "",
        "howpublished": ", ".join(filter(None, (ARCHIVE, csl.get("archive_location")))),
        "note": re.sub(r"(https?://\S+[\w/])", r"\\url{\1}", csl["note"]),
    }
    lines = [f"  {name} = {{{value}}}," for name, value in fields.items() if value]
    return "\n".join([f"@{kind}{{{cited.id},", *lines, "}"])


def _kept(words: str) -> str:
    return f"{{{words}}}" if words else ""


def ris(cited: CitationItem, dated: bool = True) -> str:
    """Write a record of RIS, one field a line, without a day of access."""
    csl = cited.csl
    first, _, last = csl.get("page", "").partition("-")
    fields = [
        ("TY", KINDS.get(csl["type"], PAGE)[1]),
        ("ID", cited.id),
        ("AU", author(cited)),
        ("TI", csl["title"]),
        ("T2", csl.get("container-title", "")),
        ("T3", csl.get("collection-title", "")),
        (SERIES_NUMBER.get(csl["type"], ""), csl.get("collection-number", "")),
        ("PB", csl.get("publisher", "")),
        ("CY", csl.get("publisher-place", "")),
        ("PY", year(cited)),
        ("DA", day(cited).replace("-", "/") if "-" in day(cited) else ""),
        ("SP", first),
        ("EP", last),
        ("LA", csl["language"]),
        ("DB", ARCHIVE),
        ("AV", csl.get("archive_location", "")),
        ("UR", csl["URL"]),
        ("N1", csl["note"]),
    ]
    lines = [f"{tag}  - {value}" for tag, value in fields if tag and value]
    return "\n".join([*lines, "ER  - "])


def csl(cited: CitationItem, dated: bool = True) -> str:
    """Write the item of CSL as JSON."""
    item: dict[str, Any] = dict(cited.csl)
    if dated:
        item["accessed"] = {"date-parts": [["DAY"]]}
    written = json.dumps(item, ensure_ascii=False, indent=1)
    return re.sub(r'\[\s*"DAY"\s*\]', "[{day-parts}]", written)


def wikipedia(cited: CitationItem, dated: bool = True) -> str:
    """Write the template of Wikipedia: ``cite book`` for what was printed, else ``cite web``.

    There the archive is the site: Wikipedia cannot be cited on Wikipedia.
    """
    csl, printed = cited.csl, "publisher" in cited.csl
    read = {"access-date": "{day-iso}"} if dated else {}
    said = {"language": csl["language"], "via": ARCHIVE, **read}
    if not printed:
        fields = {"author": signature(cited), "title": csl["title"], "website": ARCHIVE}
        del said["via"]
        return _template("web", {**fields, "url": csl["URL"], "date": day(cited), **said})
    page = csl.get("page", "")
    stands = {
        "chapter": csl["title"],
        "chapter-url": csl["URL"],
        "title": csl.get("container-title", ""),
        "url": cited.evidence,
    }
    book = {
        "author": signature(cited),
        **(stands if csl["type"] == "chapter" else {"title": csl["title"], "url": csl["URL"]}),
        "series": f"{csl['collection-title']}, {csl['collection-number']}",
        "publisher": csl["publisher"],
        "location": csl["publisher-place"],
        "date": year(cited),
        "pages" if "-" in page else "page": page.replace("-", "–"),
    }
    return _template("book", {**book, **said})


def _template(name: str, fields: dict[str, str]) -> str:
    """Write a template; a bracket in a linked title would end the link."""
    said = " ".join(f"|{key}={value}" for key, value in fields.items() if value)
    said = said.replace("[", "&#91;").replace("]", "&#93;")
    return f"{{{{cite {name} {said}}}}}"


def plain_id(cited: CitationItem, dated: bool = True) -> str:
    """Write the id and its permalink."""
    return f"{cited.id} {cited.csl['URL']}"


#: Each style with its writer; those of ``IN_HTML`` write HTML, all others plain text.
STYLES: dict[str, Callable[..., str]] = {
    "apa": apa,
    "chicago": chicago,
    "da": da,
    "bibtex": bibtex,
    "ris": ris,
    "csl": csl,
    "wikipedia": wikipedia,
    "id": plain_id,
}
IN_HTML = frozenset({"apa", "chicago", "da"})


def write(cited: CitationItem, style: str, accessed: Accessed) -> str:
    """Write a citation in plain text, read on a day; KeyError where there is no such style."""
    words = STYLES[style](cited)
    return on(accessed, plain(words) if style in IN_HTML else words)
