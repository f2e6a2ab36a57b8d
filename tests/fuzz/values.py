"""Values that come from outside: any JSON, and real values with one part of them spoilt."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

NUMBERS = st.sampled_from(
    [-1, 0, 1, 2, 3, 7, 36, 37, 38, 10**9, 10**30, -(10**99), 0.5, 1.0, -2.5, 1e300]
)
LETTERS = st.sampled_from(
    [
        "",
        " ",
        "\n",
        "é",
        "\ud800",
        "\udfff",
        "\x1b[2J",
        "\x00",
        "__proto__",
        "x" * 3000,
        "{a}",
        "\u202e",
    ]
)
PLAIN = st.none() | st.booleans() | NUMBERS | LETTERS | st.text(max_size=12)
ANYTHING = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def spoilt(draw: st.DrawFn, good: st.SearchStrategy[Any]) -> Any:
    """A good value in which up to three parts are something else, gone, or there twice."""
    value = draw(good)
    for _ in range(draw(st.integers(0, 3))):
        value = _spoil(draw, value)
    return value


def _spoil(draw: st.DrawFn, value: Any) -> Any:
    """Go down into a value, to any depth, and change the part found there."""
    if not isinstance(value, list | dict) or not value or draw(st.integers(0, 3)) == 0:
        return draw(ANYTHING)
    if isinstance(value, list):
        at = draw(st.integers(0, len(value) - 1))
        change = draw(st.sampled_from(["within", "within", "gone", "twice"]))
        part = {"within": [], "gone": [], "twice": [value[at]] * 2}[change]
        if change == "within":
            part = [_spoil(draw, value[at])]
        return [*value[:at], *part, *value[at + 1 :]]
    key = draw(st.sampled_from(sorted(value)))
    change = draw(st.sampled_from(["within", "within", "within", "gone", "more"]))
    if change == "gone":
        return {name: part for name, part in value.items() if name != key}
    if change == "more":
        return {**value, draw(st.text(max_size=8)): draw(ANYTHING)}
    return {**value, key: _spoil(draw, value[key])}


@st.composite
def cut(draw: st.DrawFn, good: st.SearchStrategy[str]) -> str:
    """A text with a piece of it gone, changed or doubled."""
    text = draw(good)
    start, length = draw(st.integers(0, len(text))), draw(st.integers(0, 12))
    put = draw(
        st.sampled_from(["", "[", "{", '"', "\\", "\x00", "NaN", "1e999", "9" * 200, "\ud800"])
    )
    return text[:start] + put + text[start + length :]
