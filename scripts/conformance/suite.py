"""Put the suite together: worked examples, golden games, malformed texts, counts, and the check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from scripts.conformance import counts, golden, malformed
from scripts.conformance.answer import Json
from scripts.conformance.golden import answered, dumps
from scripts.examples.example import Example, proofs
from scripts.zips import zipped

HERE: Final = Path(__file__).parent
NAME: Final = "gnav-conformance"
KEYS: Final[tuple[str, ...]] = ("format", "rules", "players", "dealer", "readings", "moves")


def files() -> dict[str, str]:
    """Give the files of the suite by name."""
    return {
        "README.md": (HERE / "README.md").read_text("utf-8"),
        "check.py": (HERE / "check.py").read_text("utf-8"),
        "examples.jsonl": written(examples()),
        "games.jsonl": golden.GAMES.read_text("utf-8"),
        "malformed.jsonl": written(malformed.texts()),
        "perft.jsonl": counts.PERFT.read_text("utf-8"),
    }


def written(lines: Iterator[Json]) -> str:
    """Write lines of the suite, each with its answer."""
    return "".join(f"{dumps(answered(line))}\n" for line in lines)


def examples() -> Iterator[Json]:
    """Yield each worked example from where it is looked at, and what is refused at its end."""
    for example in proofs():
        record: Json = {key: example.value[key] for key in KEYS if key in example.value}
        yield {"id": example.id, "about": example.title, "record": record}
        yield from tried(example, record)


def tried(example: Example, record: Json) -> Iterator[Json]:
    """Yield what is tried at the end of an example and refused, as a record of its own."""
    if not example.refused:
        return
    if "players" in example.refused:
        slip = {**record, "players": example.refused["players"]}
        slip.pop("dealer", None)
    else:
        slip = {**record, "moves": [*record["moves"], example.refused["move"]]}
    yield {"id": f"{example.id}-refused", "about": example.title, "record": slip}


def archive(suite: Mapping[str, str]) -> bytes:
    """Pack the files of the suite, the same bytes each time."""
    return zipped({f"{NAME}/{name}": text.encode() for name, text in suite.items()})
