"""Write an example: a line for each key, each remark and each event, so that a diff is read."""

from __future__ import annotations

import json
from typing import Any, Final

from scripts.examples import outcome, prelude
from scripts.examples.example import Example, Json

ORDER: Final = (
    "format rules players dealer readings names title title_da shows beside prelude moves from "
    "open lesson then remarks refused expect"
).split()
TRIED: Final = ("move", "players")
ROWS: Final = frozenset({"remarks", "events"})


def finished(example: Example) -> Example:
    """Make the prelude of an example anew, and what must come of it."""
    value = dict(example.value)
    if "prelude" in value:
        value = with_prelude(Example(example.id, value))
    made = outcome.outcome(Example(example.id, value))
    if "refused" in value:
        tried = {key: value["refused"][key] for key in TRIED if key in value["refused"]}
        value["refused"] = {**tried, **made.pop("refused")}
    value["expect"] = made
    return Example(example.id, value)


def with_prelude(example: Example) -> Json:
    """Put the made prelude before the moves written by hand, and move the remarks with them."""
    value = dict(example.value)
    before = int(value["prelude"].get("moves", 0))
    made = prelude.moves(example.record, value["prelude"]["steps"])
    shift = len(made) - before
    value["prelude"] = {"steps": value["prelude"]["steps"], "moves": len(made)}
    value["moves"] = [*made, *value["moves"][before:]]
    value["from"] = value.get("from", 0) + shift
    value["remarks"] = [{**one, "at": one["at"] + shift} for one in value.get("remarks", ())]
    return value


def text(value: Json) -> str:
    """Write the value of an example as JSON."""
    keys = sorted(value, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER))
    return "{\n" + ",\n".join(line(key, value[key], "  ") for key in keys) + "\n}\n"


def line(key: str, value: Any, indent: str) -> str:
    """Write one key: lists of remarks and events a row each, all else on its line."""
    if key in ROWS and value:
        rows = ",\n".join(f"{indent}  {dumps(row)}" for row in value)
        return f'{indent}"{key}": [\n{rows}\n{indent}]'
    if key == "expect":
        parts = ",\n".join(line(part, value[part], f"{indent}  ") for part in value)
        return f'{indent}"{key}": {{\n{parts}\n{indent}}}'
    return f'{indent}"{key}": {dumps(value)}'


def dumps(value: Any) -> str:
    """Write a value on one line."""
    return json.dumps(value, ensure_ascii=False)
