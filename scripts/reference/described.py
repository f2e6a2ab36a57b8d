"""The public modules as they are written: names, signatures, docstrings; nothing is run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import griffe
from griffe import ParameterKind

PACKAGE: Final = "gnav_core"
#: A value longer than this is no help to a reader.
LONGEST_VALUE: Final = 120
#: A signature longer than this is set with a line for each parameter.
LONGEST_LINE: Final = 56
STARS: Final = {ParameterKind.var_positional: "*", ParameterKind.var_keyword: "**"}


class Token(NamedTuple):
    """A piece of a signature, and what it names if it names something: ``gnav_core.game.Game``."""

    text: str
    path: str = ""


@dataclass(frozen=True)
class Described:
    """One thing that is public: a module, a class, a function or a value, with what it holds.

    ``signature`` is empty for a module; ``said`` are the paragraphs of the docstring.
    """

    name: str
    path: str
    kind: str
    said: tuple[str, ...]
    signature: tuple[Token, ...] = ()
    members: tuple[Described, ...] = ()


def modules(root: Path, paths: Mapping[str, str]) -> dict[str, Described]:
    """Read the modules at these paths, by the names of their pages. Raises KeyError for none."""
    package = griffe.load(PACKAGE, search_paths=[root], allow_inspection=False)
    return {
        name: _described(package[path.removeprefix(f"{PACKAGE}.")]) for name, path in paths.items()
    }


def public(holder: griffe.Object) -> Iterator[griffe.Object]:
    """Go through what a module or class defines itself and calls by no hidden name."""
    for name, member in holder.members.items():
        if not name.startswith("_") and isinstance(member, griffe.Object):
            yield member


def _described(one: griffe.Object) -> Described:
    text = one.docstring.value if one.docstring else ""
    said = tuple(part.strip() for part in re.split(r"\n\s*\n", text) if part.strip())
    members = tuple(_described(member) for member in public(one) if _has_words(member))
    name = one.path if one.is_module else one.name
    return Described(name, one.path, one.kind.value, said, tuple(_signature(one)), members)


def _has_words(one: griffe.Object) -> bool:
    """Tell what has words; a field of a class by its type alone, a module never."""
    annotated = isinstance(one, griffe.Attribute) and one.annotation is not None
    field = annotated and one.parent is not None and one.parent.is_class
    return not one.is_module and (one.has_docstring or field)


def _signature(one: griffe.Object) -> Iterator[Token]:
    if isinstance(one, griffe.Class):
        yield from _class(one)
    elif isinstance(one, griffe.Function):
        yield from _call(one.name, one.parameters, one.returns)
    elif isinstance(one, griffe.Attribute):
        yield from _value(one)


def _class(one: griffe.Class) -> Iterator[Token]:
    """Write how a class is declared, and how it is called if it says so itself.

    How a dataclass is called its fields say.
    """
    yield from (Token(f"@{decorator.value}\n") for decorator in one.decorators)
    yield Token(f"class {one.name}")
    bases = [[*_expression(base)] for base in one.bases]
    yield from (Token("("), *_joined(bases, ", "), Token(")")) if bases else ()
    if "__init__" in one.members and "dataclass" not in one.labels:
        yield Token("\n")
        yield from _call(one.name, one.parameters, None)


def _value(one: griffe.Attribute) -> Iterator[Token]:
    yield Token(one.name)
    if one.annotation:
        yield Token(": ")
        yield from _expression(one.annotation)
    if one.value and len(str(one.value)) <= LONGEST_VALUE:
        yield Token(" = ")
        yield from _expression(one.value)


def _call(
    name: str, parameters: griffe.Parameters, returns: str | griffe.Expr | None
) -> Iterator[Token]:
    parts = [*_parameters(parameters)]
    result = [Token(" -> "), *_expression(returns)] if returns else []
    length = sum(len(token.text) for part in (*parts, result) for token in part)
    if length + len(name) + 2 * len(parts) <= LONGEST_LINE:
        yield from (Token(f"{name}("), *_joined(parts, ", "), Token(")"), *result)
    else:
        yield from (Token(f"{name}(\n    "), *_joined(parts, ",\n    "), Token(",\n)"), *result)


def _parameters(parameters: griffe.Parameters) -> Iterator[list[Token]]:
    """Write each parameter, with the signs that say how it may be given."""
    before: ParameterKind | None = None
    for one in parameters:
        if one.name == "self":
            continue
        if before is ParameterKind.positional_only is not one.kind:
            yield [Token("/")]
        if one.kind is ParameterKind.keyword_only and before not in (
            one.kind,
            ParameterKind.var_positional,
        ):
            yield [Token("*")]
        before = one.kind
        yield [*_parameter(one)]


def _parameter(one: griffe.Parameter) -> Iterator[Token]:
    stars = STARS.get(one.kind, "") if one.kind else ""
    yield Token(stars + one.name)
    if one.annotation:
        yield Token(": ")
        yield from _expression(one.annotation)
    if one.default is not None and not stars:
        yield Token(" = ")
        yield from _expression(one.default)


def _expression(said: griffe.Expr | str) -> Iterator[Token]:
    """Take an expression apart, so that what it names can be linked."""
    for part in said.iterate(flat=True) if isinstance(said, griffe.Expr) else (said,):
        if isinstance(part, griffe.ExprName):
            yield Token(part.name, part.canonical_path)
        else:
            yield Token(str(part))


def _joined(parts: list[list[Token]], between: str) -> Iterator[Token]:
    for at, part in enumerate(parts):
        yield from ([Token(between)] if at else [])
        yield from part
