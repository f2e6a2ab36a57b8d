"""A bill of materials of what is shipped (CycloneDX), for programs that look up known faults."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import quote

from scripts.credits.page import UNSTATED
from scripts.credits.parts import Part

Json = dict[str, Any]

HEAD: Final = {
    "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
    "bomFormat": "CycloneDX",
    "specVersion": "1.6",
    "version": 1,
}
NAME: Final = "The Gnav Archive"


def bill(parts: list[Part]) -> str:
    """Write the parts as JSON, each within the part that it is part of; the same each time."""
    made = {part.id: _component(part) for part in parts}
    alone = []
    for part in parts:
        if part.within in made:
            made[part.within].setdefault("components", []).append(made[part.id])
        else:
            alone.append(made[part.id])
    described = {"component": {"type": "application", "bom-ref": "site", "name": NAME}}
    said = {**HEAD, "metadata": described, "components": alone}
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def _component(part: Part) -> Json:
    """Describe one part."""
    said = {
        "type": "data" if part.where == "data" else "library",
        "bom-ref": part.id,
        "name": part.name,
        "version": part.version,
        "author": part.by,
        "description": part.use,
        "licenses": _licences(part.licence),
        "purl": _package(part),
        "externalReferences": [{"type": "website", "url": part.home}],
    }
    return {key: value for key, value in said.items() if value}


def _licences(licence: str) -> list[Json]:
    """Name the terms: one licence by its id in SPDX's list, or an expression of several."""
    if licence == UNSTATED:
        return []
    if re.search(r" (OR|AND|WITH) |^LicenseRef-", licence):
        return [{"expression": licence}]
    return [{"license": {"id": licence}}]


def _package(part: Part) -> str:
    """Give the address of a part that comes from a registry, as a package URL."""
    kind, _, name = part.origin.partition(":")
    if kind not in ("npm", "pypi"):
        return ""
    return f"pkg:{kind}/{quote(name, safe='/')}@{part.version}"
