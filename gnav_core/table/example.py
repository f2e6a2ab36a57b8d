"""What an example says of itself: its title, its remarks, what it shows and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Remark = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Example:
    """Hold what a record says for its readers; ``read`` leaves out whatever is malformed.

    ``remarks`` are ``{"at", "text", "text_da", "clauses"}``, each for the position after ``at``
    moves; title and remarks may stand in Danish too. ``shows`` lists ids of clauses and cruces.
    Where the record is ``open``, all pieces lie face up. ``lesson`` is the seat that a lesson is
    for. ``begin`` is the move to begin at.
    """

    title: str | None
    title_da: str | None
    remarks: tuple[Remark, ...]
    shows: tuple[str, ...]
    open: bool
    lesson: int | None
    begin: int

    @property
    def waits(self) -> bool:
        """Whether the record is to be looked at as it is, before anybody plays on."""
        return self.open


def read(more: Mapping[str, Any], players: int) -> Example:
    """Read what a record says for its readers from what it holds beside its moves."""
    lesson = _number(more.get("lesson"))
    remarks = _listed(more.get("remarks"))
    return Example(
        title=_words(more.get("title")),
        title_da=_words(more.get("title_da")),
        remarks=tuple(_remark(value) for value in remarks if _is_remark(value)),
        shows=tuple(name for name in _listed(more.get("shows")) if isinstance(name, str)),
        open=more.get("open") is True,
        lesson=lesson if lesson is not None and lesson < players else None,
        begin=_number(more.get("from")) or 0,
    )


def _words(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _number(value: Any) -> int | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and value >= 0 else None


def _is_remark(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    return _number(value.get("at")) is not None and isinstance(value.get("text"), str)


def _remark(value: Mapping[str, Any]) -> Remark:
    remark: Remark = {"at": value["at"], "text": value["text"]}
    if isinstance(value.get("text_da"), str):
        remark["text_da"] = value["text_da"]
    cited = [name for name in _listed(value.get("clauses")) if isinstance(name, str)]
    return {**remark, "clauses": cited}
