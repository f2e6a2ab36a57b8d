"""What the tables are made of: the JSON of the API, the worked examples and the golden games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from scripts.conformance import golden
from scripts.examples.example import Example, every

Json = dict[str, Any]


class Held:
    """Hold the files of the API, by path, as they are published: what they withhold is not here."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files

    def listed(self, name: str) -> list[Json]:
        """Give the list of a file of the API: ``sources``, ``cruces``."""
        found: list[Json] = json.loads(self.files[f"api/{name}.json"])[name]
        return found

    @cached_property
    def texts(self) -> list[Json]:
        """Give every text, in the archive's order."""
        return self.listed("sources")

    @cached_property
    def rules(self) -> list[Json]:
        """Give every rule, with all that hangs on it."""
        paths = (f"api/{rule['id'].replace('.', '/', 1)}.json" for rule in self._rules())
        return [json.loads(self.files[path]) for path in paths]

    @cached_property
    def cruces(self) -> list[Json]:
        """Give every crux, gap and question of the text."""
        return self.listed("cruces")

    @cached_property
    def side_by_side(self) -> Json:
        """Give the games of the booklet side by side, and what they lend one another."""
        found: Json = json.loads(self.files["api/side-by-side.json"])
        return found

    @cached_property
    def notes(self) -> list[Json]:
        """Give every note once, though it stands with each rule that it speaks of."""
        found: dict[str, Json] = {}
        for rule in self.rules:
            for note in rule["notes"]:
                found.setdefault(note["id"], {**note, "source": rule["source"]})
        return list(found.values())

    @cached_property
    def enforced(self) -> list[Json]:
        """Give every value that an engine enforces once, with an id of its own."""
        found: dict[str, Json] = {}
        for rule in self.rules:
            for value in rule["enforced"]:
                ident = f"{rule['source']}:{'+'.join(value['fields'])}"
                found.setdefault(ident, {**value, "id": ident, "source": rule["source"]})
        return list(found.values())

    @cached_property
    def examples(self) -> list[Example]:
        """Give every worked example and lesson, in the order of their ids."""
        return sorted(every(), key=lambda example: example.id)

    @cached_property
    def golden_games(self) -> list[Json]:
        """Give every golden game, with the answer that an engine must give."""
        return golden.committed()

    def _rules(self) -> Iterator[Json]:
        for text in self.texts:
            yield from text["rules"]
