"""What kind of value a field holds, by its type: from that follow the values it could have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from gnav_core.core.cited import Cited
from scripts.mutation.place import Path

#: The fields that hold all pieces or all ranks, in their order.
ORDERS: Final = ("pieces", "ranks")


class NoChoiceError(Exception):
    """A field holds a word, and its type allows no other: it is a rule without a value."""


def other_words(path: Path, value: str, rules: Any) -> list[str]:
    """List the other words that may stand at a place.

    They are the options of its type; for a piece or a rank its neighbours in the order; for what
    is cried, a cry that nobody has heard. Raises ``NoChoiceError``.
    """
    if path[0] == "cries":
        return [f"{value}?"]
    kind = kind_at(path, rules)
    if get_origin(kind) is Literal:
        others = [option for option in get_args(kind) if option != value]
        if not others:
            raise NoChoiceError(f"{'.'.join(map(str, path))}: {value!r} is the only word")
        return others
    order = next(getattr(rules, name).value for name in ORDERS if hasattr(rules, name))
    if value not in order:
        raise NoChoiceError(f"{'.'.join(map(str, path))}: {value!r} is no piece and no rank")
    at = order.index(value)
    return [order[near] for near in (at - 1, at + 1) if 0 <= near < len(order)]


def kind_at(path: Path, rules: Any) -> Any:
    """Give the type of the value that is cited at a place."""
    value, hint = rules, None
    for step in path:
        if is_dataclass(value):
            hint = hints(type(value))[str(step)]
            value = getattr(value, str(step))
        else:
            arguments = get_args(hint)
            hint = arguments[1] if isinstance(value, Mapping) else arguments[0]
            value = value[step]
        hint = some(hint)
    return get_args(hint)[0] if get_origin(hint) is Cited else Any


def some(hint: Any) -> Any:
    """Give what a hint allows besides nothing."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return next(one for one in get_args(hint) if one is not NoneType)


def may_lack(holder: Any, name: Any) -> bool:
    """Say whether a rule set need not have a field."""
    return NoneType in get_args(hints(type(holder))[str(name)])


def hints(kind: Any) -> dict[str, Any]:
    """Read the types of a dataclass's fields."""
    return get_type_hints(kind)
