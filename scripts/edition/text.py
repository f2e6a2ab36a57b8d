"""Write `gnav_core/text.json`: the clauses and the cruces as data for the engine.

`python -m scripts.edition.text` writes the file; with `--check` it only says whether the file
is stale, and exits 1 if it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scripts.edition.tei import ROOT, Crux, Rule, Source, diplomatic, load_all

Json = dict[str, Any]


def rule_data(rule: Rule) -> Json:
    """Return a rule with the diplomatic text of its clauses."""
    clauses = [{"id": c.id, "n": c.n, "text": diplomatic(c.element)} for c in rule.clauses]
    return {"id": rule.id, "n": rule.n, "page": rule.page, "clauses": clauses}


def source_data(source: Source) -> Json:
    """Return a source; `publish` says whether its clauses are in its words or in ours."""
    return {
        "id": source.id,
        "title": source.title,
        "short": source.short,
        "lang": source.lang,
        "year": source.year,
        "publish": source.publish,
        "rules": [rule_data(rule) for rule in source.rules],
    }


def crux_data(crux: Crux) -> Json:
    """Return a crux with its evidence and its options."""
    return {
        "id": crux.id,
        "source": crux.source,
        "name": crux.name,
        "question": crux.question,
        "targets": list(crux.targets),
        "evidence": [{"clause": e.clause, "text": e.text} for e in crux.evidence],
        "options": [{"value": o.value, "text": o.text} for o in crux.options],
        "default": crux.default,
        "reason": crux.reason,
        "switchable": crux.switchable,
    }


def text_data(sources: Mapping[str, Source]) -> Json:
    """Return all that the engine needs to know of the sources."""
    return {
        "sources": {s.id: source_data(s) for s in sources.values()},
        "cruces": {c.id: crux_data(c) for s in sources.values() for c in s.cruces},
        "adopted": {s.id: list(s.adopted) for s in sources.values() if s.adopted},
    }


def text_json(root: Path = ROOT) -> str:
    """Return the whole file as it should stand."""
    return json.dumps(text_data(load_all(root)), ensure_ascii=False, indent=1) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or with `--check` tell whether it is stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 if the file is stale")
    check: bool = parser.parse_args(arguments).check
    path = ROOT / "gnav_core" / "text.json"
    made = text_json()
    fresh = path.exists() and path.read_text(encoding="utf-8") == made
    if check and not fresh:
        print("gnav_core/text.json is stale; run `make text` and commit it", file=sys.stderr)
        return 1
    if not fresh:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
