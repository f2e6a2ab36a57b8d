"""What a host should send with the site's files: one table, of which every host's form is made."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final, NamedTuple

NOT_FOUND: Final = "404.html"
WORKER: Final = "/assets/table/worker.js"
POLICY: Final = "Content-Security-Policy"

#: With every file. What a page may load stands in the page; only what a page cannot say is here.
EVERYWHERE: Final = {
    "Cache-Control": "no-cache",  # keep, but ask each time: old and new parts never meet
    POLICY: "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

#: With one file, in place of what is sent with every file. A worker is not governed by the page
#: that starts it: WebAssembly, which no page may compile, is compiled there. A host may send both
#: policies; the other one says nothing of what a worker may do.
ONLY: Final = {
    WORKER: {
        POLICY: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    },
}


class FileType(NamedTuple):
    """A kind of file: its type, and whether it grows smaller when it is compressed."""

    type: str
    gzips: bool = True


TEXT: Final = "; charset=utf-8"
#: By how the name ends. A longer ending goes before the shorter one that it ends with.
KINDS: Final = {
    ".csl.json": FileType("application/vnd.citationstyles.csl+json"),
    ".bib": FileType(f"application/x-bibtex{TEXT}"),
    ".conf": FileType(f"text/plain{TEXT}"),
    ".css": FileType(f"text/css{TEXT}"),
    ".csv": FileType(f"text/csv{TEXT}"),
    ".epub": FileType("application/epub+zip", gzips=False),
    ".gz": FileType("application/gzip", gzips=False),
    ".html": FileType(f"text/html{TEXT}"),
    ".js": FileType(f"text/javascript{TEXT}"),
    ".json": FileType("application/json"),
    ".jsonl": FileType("application/jsonl"),
    ".jsonld": FileType("application/ld+json"),
    ".map": FileType("application/json"),
    ".mjs": FileType(f"text/javascript{TEXT}"),
    ".parquet": FileType("application/vnd.apache.parquet", gzips=False),
    ".pdf": FileType("application/pdf", gzips=False),
    ".png": FileType("image/png", gzips=False),
    ".py": FileType(f"text/x-python{TEXT}"),
    ".ris": FileType(f"application/x-research-info-systems{TEXT}"),
    ".sha256": FileType(f"text/plain{TEXT}"),
    ".sqlite": FileType("application/vnd.sqlite3"),
    ".svg": FileType("image/svg+xml"),
    ".toml": FileType(f"application/toml{TEXT}"),
    ".txt": FileType(f"text/plain{TEXT}"),
    ".wasm": FileType("application/wasm"),
    ".webmanifest": FileType("application/manifest+json"),
    ".whl": FileType("application/zip", gzips=False),
    ".woff2": FileType("font/woff2", gzips=False),
    ".xml": FileType("application/xml"),
    ".zip": FileType("application/zip", gzips=False),
}


def headers(path: str) -> dict[str, str]:
    """Give the headers that go with the file at an address of the site."""
    return {**EVERYWHERE, **ONLY.get(path, {})}


def kind(name: str) -> FileType | None:
    """Give the kind of a file; None for one whose ending is not in the table."""
    return next((KINDS[ending] for ending in KINDS if name.endswith(ending)), None)


def compressed() -> list[str]:
    """List the types, without their character sets, that a host should compress."""
    return sorted({kind.type.partition(";")[0] for kind in KINDS.values() if kind.gzips})


def is_double(ending: str) -> bool:
    """Say whether an ending has two parts, of which most hosts know only the last."""
    return PurePosixPath(f"name{ending}").suffix != ending
