"""What an engine must answer to a record: a replay but for events and reasons."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.core.record import replay

LEFT_OUT: Final = ("events", "why")
Json = dict[str, Any]


def answer(text: str) -> Json:
    """Replay a record, given as text, and give what is compared."""
    (made,) = replay(text)
    return compared(made)


def compared(made: Json) -> Json:
    """Leave out what engines may word as they like; of clauses keep the rules."""
    kept = {key: part for key, part in made.items() if key not in LEFT_OUT}
    if "clauses" in kept:
        kept["clauses"] = rules(kept["clauses"])
    return kept


def rules(clauses: list[str]) -> list[str]:
    """Drop the letters of clauses: the rules that are cited, each once, in order."""
    return list(dict.fromkeys(clause if ".q." in clause else rule(clause) for clause in clauses))


def rule(clause: str) -> str:
    """Give the rule of a clause."""
    return ".".join(clause.split(".")[:2])
