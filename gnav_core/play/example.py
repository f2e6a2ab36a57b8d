"""What an example says of itself: its title, its remarks, what it shows and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

Remark = dict[str, Any]

LONGEST_TITLE: Final = 200
LONGEST_REMARK: Final = 2000
MOST_REMARKS: Final = 500
MOST_CITED: Final = 100
MOST_POINTS: Final = 40
"""What is longer, or more, stays in the record and is shown so far."""


@dataclass(frozen=True, slots=True)
class Example:
    """Hold what a record says for its readers; ``read`` leaves out what is malformed or too much.

    ``remarks`` are ``{"at", "text", "text_da", "clauses", "on", "points"}``, each for the position
    after ``at`` moves, or for the event ``on`` of the last of them; ``points`` name what it points
    at on the table. Title and remarks may stand in Danish too. ``shows`` lists ids of clauses and
    cruces. Where the record is ``open``, all pieces lie face up. ``lesson`` is the seat that a
    lesson is for, ``then`` the lesson that follows, ``{"lesson", "title", "title_da"}``.
    ``begin`` is the move to begin at.
    """

    title: str | None
    title_da: str | None
    remarks: tuple[Remark, ...]
    shows: tuple[str, ...]
    open: bool
    lesson: int | None
    then: dict[str, str] | None
    begin: int

    @property
    def waits(self) -> bool:
        """Whether the record is to be looked at as it is, before anybody plays on."""
        return self.open


def read(more: Mapping[str, Any], players: int) -> Example:
    """Read what a record says for its readers from what it holds beside its moves."""
    lesson = _number(more.get("lesson"))
    remarks = _listed(more.get("remarks"), MOST_REMARKS)
    return Example(
        title=_words(more.get("title"), LONGEST_TITLE),
        title_da=_words(more.get("title_da"), LONGEST_TITLE),
        remarks=tuple(_remark(value) for value in remarks if _is_remark(value)),
        shows=_ids(more.get("shows")),
        open=more.get("open") is True,
        lesson=lesson if lesson is not None and lesson < players else None,
        then=_following(more.get("then")),
        begin=_number(more.get("from")) or 0,
    )


def _words(value: Any, most: int) -> str | None:
    if not isinstance(value, str):
        return None
    return value if len(value) <= most else f"{value[: most - 1]}…"


def _listed(value: Any, most: int) -> list[Any]:
    return value[:most] if isinstance(value, list) else []


def _ids(value: Any) -> tuple[str, ...]:
    """Read the ids of clauses and cruces; what is too long to be one is left out."""
    listed = _listed(value, MOST_CITED)
    return tuple(name for name in listed if isinstance(name, str) and len(name) <= LONGEST_TITLE)


def _number(value: Any) -> int | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and value >= 0 else None


def _following(value: Any) -> dict[str, str] | None:
    """Read which lesson follows, and what it is called."""
    if not isinstance(value, dict):
        return None
    said = {key: _words(value.get(key), LONGEST_TITLE) for key in ("lesson", "title", "title_da")}
    found = {key: words for key, words in said.items() if words}
    return found if {"lesson", "title"} <= found.keys() else None


def _is_remark(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    return _number(value.get("at")) is not None and isinstance(value.get("text"), str)


def _remark(value: Mapping[str, Any]) -> Remark:
    remark: Remark = {"at": value["at"], "text": _words(value["text"], LONGEST_REMARK)}
    if isinstance(value.get("text_da"), str):
        remark["text_da"] = _words(value["text_da"], LONGEST_REMARK)
    if isinstance(value.get("on"), str) and len(value["on"]) <= LONGEST_TITLE:
        remark["on"] = value["on"]
    if points := _ids(value.get("points"))[:MOST_POINTS]:
        remark["points"] = list(points)
    return {**remark, "clauses": list(_ids(value.get("clauses")))}
