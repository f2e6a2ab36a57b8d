"""The arguments of a call from outside: checked by name and kind, before the call is made."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from gnav_core.core.game import AskError
from gnav_core.core.outside import shown

Check = Callable[[Any], bool]
"""Whether a JSON value is of a kind."""


class Wanted(NamedTuple):
    """What a call takes: the kind of each argument by its name, and those it must be given."""

    kinds: Mapping[str, Check]
    needed: frozenset[str]


def check(call: Callable[..., Any], given: Mapping[str, Any]) -> None:
    """Refuse arguments that a call does not take, in one sentence. Raises ``AskError``."""
    wanted = _wanted(getattr(call, "__func__", call))
    for name, value in given.items():
        kind = wanted.kinds.get(name)
        if kind is None:
            raise AskError("This call takes no {name}.", name=shown(name))
        if not kind(value):
            wrong = "What is given as {name} is of the wrong kind: {value}."
            raise AskError(wrong, name=repr(name), value=shown(value))
    if not wanted.needed <= given.keys():
        lacking = ", ".join(sorted(wanted.needed - given.keys()))
        raise AskError("This call lacks {names}.", names=lacking)


@lru_cache(maxsize=64)
def _wanted(call: Callable[..., Any]) -> Wanted:
    hints = get_type_hints(call)
    taken = [name for name in inspect.signature(call).parameters if name != "self"]
    parameters = inspect.signature(call).parameters
    needed = (name for name in taken if parameters[name].default is inspect.Parameter.empty)
    return Wanted({name: _kind(hints[name]) for name in taken}, frozenset(needed))


def _kind(hint: Any) -> Check:
    """Make a kind of a type: what JSON can hold, lists and objects with all that is in them."""
    inner = get_args(hint)
    origin = get_origin(hint)
    if origin is UnionType:
        kinds = [_kind(one) for one in inner]
        return lambda value: any(kind(value) for kind in kinds)
    if origin in (list, Sequence):
        part = _kind(inner[0])
        return lambda value: isinstance(value, list) and all(map(part, value))
    if origin in (dict, Mapping):
        part = _kind(inner[1])
        return lambda value: isinstance(value, dict) and all(map(part, value.values()))
    return SIMPLE[hint]


SIMPLE: Mapping[Any, Check] = {
    Any: lambda value: True,
    NoneType: lambda value: value is None,
    str: lambda value: isinstance(value, str),
    bool: lambda value: isinstance(value, bool),
    int: lambda value: isinstance(value, int) and not isinstance(value, bool),
}
