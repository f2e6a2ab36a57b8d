"""What a repository of data and one of software want to know: RO-Crate 1.2 and CodeMeta 3."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from typing import Final

import yaml

from scripts.dataset.descriptor import ABOUT, TITLE, licences
from scripts.dataset.held import Held, Json

CRATE: Final = "https://w3id.org/ro/crate/1.2"
CODEMETA: Final = "https://w3id.org/codemeta/3.0"
TYPES: Final = {".sqlite": "application/vnd.sqlite3", ".parquet": "application/vnd.apache.parquet"}


def crate(files: Mapping[str, bytes], held: Held, base: str, day: str) -> Json:
    """Describe the folder of the data set; `files` by their path in it, `day` as an ISO date."""
    rights = licences(held)
    root: Json = {
        "@id": "./",
        "@type": "Dataset",
        "name": TITLE,
        "description": ABOUT,
        "url": f"{base}data/",
        "datePublished": day,
        "license": [{"@id": one["path"]} for one in rights],
        "hasPart": [{"@id": path} for path in files],
    }
    about = {
        "@id": "ro-crate-metadata.json",
        "@type": "CreativeWork",
        "conformsTo": {"@id": CRATE},
        "about": {"@id": "./"},
    }
    parts = [part(path, data) for path, data in files.items()]
    named = [{"@id": one["path"], "@type": "CreativeWork", "name": one["title"]} for one in rights]
    return {"@context": f"{CRATE}/context", "@graph": [about, root, *parts, *named]}


def part(path: str, data: bytes) -> Json:
    """Describe one file."""
    ending = path[path.rindex(".") :]
    kind = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    size = str(len(data))
    return {"@id": path, "@type": "File", "name": path, "encodingFormat": kind, "contentSize": size}


def codemeta(citation: str, base: str, day: str) -> Json:
    """Describe the program and the edition, from the words of CITATION.cff."""
    said = yaml.safe_load(citation)
    authors = [{"@type": "Organization", "name": one["name"]} for one in said["authors"]]
    return {
        "@context": CODEMETA,
        "@type": "SoftwareSourceCode",
        "name": said["title"],
        "description": said["abstract"],
        "author": authors,
        "license": [f"https://spdx.org/licenses/{name}" for name in said["license"]],
        "keywords": said["keywords"],
        "programmingLanguage": ["Python", "JavaScript"],
        "runtimePlatform": "Python 3.11",
        "dateModified": day,
        "url": base,
    } | ({"identifier": f"https://doi.org/{said['doi']}"} if "doi" in said else {})
