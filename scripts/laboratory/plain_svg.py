"""Make a drawing plain: shapes and words alone, in the colours of the page, nothing by reference.

So it can be laid into a page beside others, and is the same to the last letter each time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Final
from xml.etree import ElementTree as ET

from matplotlib.figure import Figure

SVG: Final = "{http://www.w3.org/2000/svg}"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
NUMBER: Final = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")
SHAPES: Final = {f"{SVG}{name}" for name in ("path", "text", "use")}
KEPT: Final = ("fill", "stroke", "stroke-width", "text-anchor")
"""What of a style is kept: the face and the size of the words are the page's."""


def plain(figure: Figure, colours: Mapping[str, str]) -> str:
    """Give a figure as a plain SVG; ``colours`` names those that stand for the page's."""
    file = BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    root = ET.fromstring(file.getvalue())
    named = {one.get("id"): one for one in root.iter() if one.get("id")}
    width, height = (round(float(part)) for part in root.get("viewBox", "").split()[2:])
    shapes = "\n".join(shape for shape in _shapes(root, named) if shape)
    for stand_in, name in colours.items():
        shapes = shapes.replace(stand_in, f"var(--{name})")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n'
        f"{shapes}\n</svg>\n"
    )


def _shapes(root: ET.Element, named: Mapping[str | None, ET.Element]) -> Iterator[str]:
    """Yield what is drawn, in order, without what is only defined."""
    defined = {id(inner) for defs in root.iter(f"{SVG}defs") for inner in defs.iter()}
    for shape in root.iter():
        if shape.tag not in SHAPES or id(shape) in defined:
            continue
        if shape.tag == f"{SVG}text":
            yield _text(shape)
        elif shape.tag == f"{SVG}path":
            yield _path(shape.get("d", ""), _style(shape))
        else:
            yield _dot(named[shape.get(LINK, "").removeprefix("#")], shape)


def _style(shape: ET.Element) -> dict[str, str]:
    said = dict(
        part.strip().split(": ", 1)
        for part in (shape.get("style") or "").split(";")
        if ": " in part
    )
    return {name: said[name] for name in KEPT if name in said}


def _path(drawn: str, style: Mapping[str, str]) -> str:
    return f'<path d="{_rounded(" ".join(drawn.split()))}"{_attributes(style)}/>' if style else ""


def _dot(drawn: ET.Element, placed: ET.Element) -> str:
    """Give a mark as the circle that it is: what is drawn begins at its lowest point."""
    (_, _, radius, *_) = drawn.get("d", "").split()
    place = f'cx="{placed.get("x", "0")}" cy="{placed.get("y", "0")}" r="{radius}"'
    return f"<circle {_rounded(place)}{_attributes({**_style(drawn), **_style(placed)})}/>"


def _text(shape: ET.Element) -> str:
    said = (shape.text or "").strip()
    place = f'x="{shape.get("x", "0")}" y="{shape.get("y", "0")}"'
    return f"<text {_rounded(place)}{_attributes(_style(shape))}>{said}</text>"


def _attributes(style: Mapping[str, str]) -> str:
    return (
        f' style="{";".join(f"{name}:{value}" for name, value in style.items())}"' if style else ""
    )


def _rounded(text: str) -> str:
    """Round numbers to a tenth of a point."""
    return NUMBER.sub(lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), text)
