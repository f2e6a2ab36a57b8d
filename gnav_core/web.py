"""All that the browser calls: JSON in, JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from gnav_core.game import AskError, IllegalAction
from gnav_core.record import IllegalMoveError, RecordError
from gnav_core.sentences import Sentence, why
from gnav_core.table.desk import DESK, Desk

ELSEWHERE = ("gnav_core.scores.page", "gnav_core.laws.side_by_side")


def call(request: str, desk: Desk = DESK) -> str:
    """Answer one call: ``{"id", "call", "args"}`` gives ``{"id", "ok"}`` or ``{"id", "error"}``.

    An error says why in one sentence, and names the clauses of a refusal; nothing is lost.
    """
    asked = json.loads(request)
    answer: dict[str, Any] = {"id": asked.get("id")}
    try:
        answer["ok"] = _find(asked.get("call"), desk)(**asked.get("args", {}))
    except AskError as error:
        told = why(error, asked["args"].get("language", desk.language))
        answer["error"] = {"why": told, "clauses": list(error.clauses)}
    except (IllegalAction, RecordError, IllegalMoveError) as error:
        names = desk.session.names if desk.session else ()
        clauses = error.clauses if isinstance(error, IllegalAction) else ()
        told = why(error, desk.language, names)
        answer["error"] = {"why": told, "clauses": list(clauses)}
    return json.dumps(answer, ensure_ascii=False)


def _find(name: Any, desk: Desk) -> Callable[..., Any]:
    """Find a call by its name. What is not played at the desk is imported when it is asked for."""
    if name in desk.calls:
        return desk.calls[name]
    for module in ELSEWHERE:
        calls: Mapping[str, Callable[..., Any]] = import_module(module).CALLS
        if name in calls:
            return calls[name]
    raise RecordError(Sentence("There is no call {call}.", call=repr(name)))
