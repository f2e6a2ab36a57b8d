"""Write what is made from the sources and committed: `text.json` and the list of clauses.

The `text.json` of each game's package holds the clauses and the cruces of its sources as data for
the engine; that of `gnav_core/core` lists all sources, each with the package that runs it, and
holds what belongs to no game. The list of clauses stands in `sources/README.md`. With `--check`
nothing is written, and the exit status is 1 if any of them is stale.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from scripts.tei import (
    ROOT,
    Clause,
    Crux,
    Question,
    Rule,
    Source,
    diplomatic,
    load_all,
    load_booklet,
    revisions,
)
from scripts.tei.notes import Note, Option

Json = dict[str, Any]

BEGIN: Final = "<!-- clauses: made by `make text` -->"
WRITTEN: Final[Json] = {"ensure_ascii": False, "indent": 1}
END: Final = "<!-- end of clauses -->"


def rule_data(rule: Rule) -> Json:
    """Return a rule with the diplomatic text of its clauses."""
    clauses = [{"id": c.id, "n": c.n, "text": diplomatic(c.element)} for c in rule.clauses]
    return {"id": rule.id, "n": rule.n, "page": rule.page, "clauses": clauses}


def source_data(source: Source) -> Json:
    """Return a source; `publish` says whether its clauses are its own words or ours, and how.

    `name` is what a reader calls it, where that is not what it is cited as; `told` is the address
    of the page that says how to play by it, where there is one. Of what is asked of it `gaps` are
    those where the text is silent, `asks` those of the text alone; the others are cruces.
    """
    return {
        "id": source.id,
        "title": source.title,
        "short": source.short,
        **({"name": source.name} if source.alt else {}),
        "lang": source.lang,
        "year": source.year,
        "publish": source.publish,
        "package": source.family,
        **({"told": source.told} if source.told else {}),
        **_named("gaps", (crux.name for crux in source.cruces if crux.filling)),
        **_named("asks", (question.name for question in source.questions)),
    }


def _named(key: str, names: Iterable[str]) -> Json:
    """Return a list of names under a key; nothing where there are none."""
    found = list(names)
    return {key: found} if found else {}


def question_data(question: Question) -> Json:
    """Return a question with what bears on it, and who settles it how and why."""
    return {
        "id": question.id,
        "source": question.source,
        "name": question.name,
        "question": question.question,
        "targets": list(question.targets),
        "evidence": [
            {"clause": e.clause, "text": e.text, "bearing": e.bearing} for e in question.evidence
        ],
        "reason": question.reason,
        **({"reason_da": question.reason_da} if question.reason_da else {}),
        "resp": question.resp,
    }


def crux_data(crux: Crux) -> Json:
    """Return a crux or a gap: a question with its options."""
    return {
        **question_data(crux),
        **({"question_da": crux.question_da} if crux.question_da else {}),
        "options": [option_data(option) for option in crux.options],
        "default": crux.default,
        "switchable": crux.switchable,
    }


def option_data(option: Option) -> Json:
    """Return a reading, in Danish too where a player can choose."""
    danish = {"text_da": option.text_da} if option.text_da else {}
    return {"value": option.value, "text": option.text, **danish}


def former_data(note: Note) -> Json:
    """Return a note that was a crux, and keeps its id."""
    return {"id": note.id, "text": note.text, "targets": list(note.targets)}


def text_data(sources: Iterable[Source]) -> Json:
    """Return all that the engine needs to know of some sources.

    No game depends on the `questions`: they are cruces of the text. `notes` were cruces once.
    """
    texts = tuple(sources)
    questions = (question for source in texts for question in source.questions)
    return {
        "rules": {s.id: [rule_data(rule) for rule in s.rules] for s in texts},
        "cruces": {c.id: crux_data(c) for s in texts for c in s.cruces},
        "adopted": {s.id: list(s.adopted) for s in texts if s.adopted},
        "questions": {q.id: {**question_data(q), "kind": "textual"} for q in questions},
        "notes": {note.id: former_data(note) for s in texts for note in s.former},
    }


def texts_data(sources: Mapping[str, Source], booklet: Source) -> dict[str, Json]:
    """Return the text of each package by the folder it stands in; the booklet's is the core's."""
    of_games: dict[str, list[Source]] = {}
    for source in sources.values():
        of_games.setdefault(f"games/{source.family}", []).append(source)
    listed = {source.id: source_data(source) for source in sources.values()}
    core = {"sources": listed, **text_data([booklet]), "rules": {}}
    return {"core": core, **{folder: text_data(own) for folder, own in of_games.items()}}


def clause_list(sources: Mapping[str, Source]) -> str:
    """Return the list of every clause with its first words, in Markdown."""
    lines = []
    for source in sources.values():
        lines += [f"### {source.id}: {source.title}", ""]
        for rule in source.rules:
            lines += [f"- `{c.id}` {first_words(c)}" for c in rule.clauses]
        lines.append("")
    return "\n".join(lines)


def first_words(clause: Clause, count: int = 6) -> str:
    """Return the first words of a clause as received."""
    words = diplomatic(clause.element).split()
    return " ".join(words[:count]) + (" …" if len(words) > count else "")


def readme(sources: Mapping[str, Source], old: str) -> str:
    """Return `sources/README.md` with its list of clauses made anew."""
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{clause_list(sources)}\n{END}{after}"


def made(root: Path = ROOT) -> dict[Path, str]:
    """Return each file that is made from the sources, as it should stand."""
    sources, booklet = load_all(root), load_booklet(root)
    texts = {
        root / "gnav_core" / folder / "text.json": f"{json.dumps(data, **WRITTEN)}\n"
        for folder, data in texts_data(sources, booklet).items()
    }
    listing = root / "sources" / "README.md"
    return {
        **texts,
        root / revisions.KEPT: revisions.kept(root),
        listing: readme({**sources, booklet.id: booklet}, listing.read_text(encoding="utf-8")),
    }


def stale(root: Path = ROOT) -> dict[Path, str]:
    """Return those of the made files that do not stand as they should."""
    return {
        path: text
        for path, text in made(root).items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with `--check` tell which are stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 if a file is stale")
    check: bool = parser.parse_args(arguments).check
    found = stale()
    for path, text in found.items():
        if check:
            name = path.relative_to(ROOT)
            print(f"{name} is stale: run `make text` and commit it", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
