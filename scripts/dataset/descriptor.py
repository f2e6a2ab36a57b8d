"""The descriptor of the CSV files: a Frictionless tabular data package."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from scripts.dataset.described import Table
from scripts.dataset.held import Held, Json

NAME = "gnav-archive"
TITLE = "The Gnav Archive as tables"
ABOUT = (
    "Gnav and the ten other games of a booklet of 1774: texts clause by clause in their layers "
    "and translations, what is asked of them, what engines enforce, and games played by them."
)


def descriptor(
    tables: Iterable[Table], in_csv: Mapping[str, bytes], held: Held, base: str, day: str
) -> Json:
    """Describe the package, its licences and every table with its keys."""
    return {
        "profile": "tabular-data-package",
        "name": NAME,
        "title": TITLE,
        "description": ABOUT,
        "homepage": f"{base}data/",
        "version": day,
        "licenses": licences(held),
        "resources": [resource(table, in_csv[table.name]) for table in tables],
    }


def licences(held: Held) -> list[Json]:
    """List every licence once, with what the first text that names it says it covers."""
    found: dict[str, str] = {}
    for text in held.texts:
        for right in text["rights"]:
            found.setdefault(right["uri"], right["text"])
    return [{"path": uri, "title": covers} for uri, covers in found.items()]


def resource(table: Table, data: bytes) -> Json:
    """Describe one table."""
    return {
        "profile": "tabular-data-resource",
        "name": table.name,
        "path": f"csv/{table.name}.csv",
        "description": table.about,
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "bytes": len(data),
        "hash": f"sha256:{hashlib.sha256(data).hexdigest()}",
        "dialect": {"delimiter": ",", "lineTerminator": "\r\n", "doubleQuote": True},
        "schema": schema(table),
    }


def schema(table: Table) -> Json:
    """Describe the columns and the keys of a table."""
    return {
        "fields": [
            {
                "name": column.name,
                "type": column.kind,
                "description": column.about,
                "constraints": {"required": column.required},
            }
            for column in table.columns
        ],
        "primaryKey": list(table.key),
        "foreignKeys": [
            {"fields": [column.name], "reference": {"resource": column.names, "fields": ["id"]}}
            for column in table.columns
            if column.names
        ],
        "missingValues": [""],
    }
