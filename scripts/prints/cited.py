"""How a book is cited: as CSL-JSON, which reference managers read."""

from __future__ import annotations

import json
from typing import Any, Final

from gnav_core.core.cite import ARCHIVE
from scripts.cite.own_pages import AUTHOR, NOTE

Json = dict[str, Any]

BOOK: Final = "book"


def name(one: Json) -> str:
    """Name the file, beside those of the book."""
    return f"{one['name']}.csl.json"


def csl(one: Json, where: str) -> str:
    """Cite a book of the list of prints, whose files have their addresses after `where`."""
    (language,) = one["languages"]
    pdf = one["files"][0]
    said = {
        "id": f"gnav-archive.{one['name']}",
        "type": BOOK,
        "title": one["title"][language],
        "editor": [{"literal": AUTHOR}],
        "publisher": ARCHIVE,
        "issued": {"date-parts": [[int(part) for part in one["day"].split("-")]]},
        "language": language,
        "number-of-pages": pdf["pages"],
        "note": NOTE,
        "URL": f"{where}{pdf['name']}",
    }
    return json.dumps([said], ensure_ascii=False, indent=1) + "\n"
