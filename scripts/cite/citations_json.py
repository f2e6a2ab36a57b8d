"""Make ``gnav_core/core/citations.json``: what each id's citations say, two styles already set."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gnav_core.core import cite
from scripts import tei
from scripts.cite import processor, works
from scripts.tei import links, revisions

Json = dict[str, Any]

PATH: Final = Path("gnav_core/core/citations.json")
RELEASE: Final = re.compile(r"v(\d+)\.(\d+)\.(\d+)")


def newest_release(root: Path = tei.ROOT) -> str:
    """Give the version of the newest frozen release, or nothing before the first."""
    folder = root / "releases"
    names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    found = [match for name in names if (match := RELEASE.match(name))]
    newest = max((tuple(int(part) for part in match.groups()) for match in found), default=())
    return ".".join(str(part) for part in newest)


def citations(sources: Mapping[str, tei.Source], version: str) -> Json:
    """Return all citations as data, for a version of the archive (empty before the first)."""
    days = revisions.newest(revisions.revisions())
    shared = {source.id: works.shared(source, days[source.id]) for source in sources.values()}
    own = {ident: said for source in sources.values() for ident, said in works.own(source)}
    in_csl = (signed(_item(ident, shared, said, version), shared) for ident, said in own.items())
    set_in = processor.processed(in_csl)
    items = {ident: {**said, "set": set_in[ident]} for ident, said in own.items()}
    return {"version": version, "sources": shared, "items": items}


def _item(ident: str, shared: Mapping[str, Json], own: Json, version: str) -> Json:
    url = cite.permalink(ident, cite.SITE, version)
    label = links.label(ident) if "." in ident else ""
    return cite.item(ident, label, shared[ident.partition(".")[0]], own, url, version)


def signed(item: Json, shared: Mapping[str, Json]) -> Json:
    """Set an author who is only inferred in brackets, as what is set for readers has it."""
    if not shared[item["id"].partition(".")[0]]["inferred"]:
        return item
    return {**item, "author": [{"literal": f"[{one['literal']}]"} for one in item["author"]]}


def dumps(citations: Json) -> str:
    """Write the citations as JSON, one item a line."""
    head = {"version": citations["version"], "sources": citations["sources"]}
    lines = [
        f"  {json.dumps(ident)}: {json.dumps(said, ensure_ascii=False)}"
        for ident, said in citations["items"].items()
    ]
    before = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return before + ',\n "items": {\n' + ",\n".join(lines) + "\n }\n}\n"
