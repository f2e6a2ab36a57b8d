"""The archive's sign as an icon of any size, drawn from ``favicon.svg``.

Of SVG it knows what stands there: circles, and closed paths of straight lines between points.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

Colour = tuple[int, int, int]
Distance = Callable[[float, float], float]

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
PATH: Final = re.compile(r"M[\d. L-]+Z")
#: How much of a maskable icon's width is sure to be seen, and so how large the sign is drawn there.
SAFE: Final = 0.8


@dataclass(frozen=True)
class Shape:
    """A shape: how far outside a point lies, its fill, and the colour and width of its line."""

    distance: Distance
    fill: Colour | None
    line: Colour | None
    width: float

    def layers(self, x: float, y: float) -> Iterator[tuple[float, Colour]]:
        """Yield how far outside of its fill, then of its line, a point is, with their colours."""
        outside = self.distance(x, y)
        if self.fill:
            yield outside, self.fill
        if self.line:
            yield abs(outside) - self.width / 2, self.line


@dataclass(frozen=True)
class Drawing:
    """A square drawing: its side, and its shapes, the lowest first."""

    side: float
    shapes: tuple[Shape, ...]

    @property
    def ground(self) -> Colour:
        """Give the colour that its lowest shape is filled with."""
        return next(shape.fill for shape in self.shapes if shape.fill)

    def rows(self, dots: int, maskable: bool = False) -> Iterator[bytes]:
        """Yield each row of dots of an icon; a maskable one is filled to its edges."""
        step = self.side / dots / (SAFE if maskable else 1)
        start = self.side / 2 - step * dots / 2
        places = [start + step * (at + 0.5) for at in range(dots)]
        ground = (*self.ground, 255) if maskable else (0, 0, 0, 0)
        for y in places:
            yield b"".join(bytes(self._dot(x, y, step, ground)) for x in places)

    def _dot(self, x: float, y: float, step: float, under: tuple[int, ...]) -> tuple[int, ...]:
        """Lay all that covers a dot over what is under it, by how much of the dot it covers."""
        *colour, alpha = under
        for shape in self.shapes:
            for outside, over in shape.layers(x, y):
                covers = min(1.0, max(0.0, 0.5 - outside / step))
                if not alpha:
                    colour, alpha = [*over], round(255 * covers)
                elif covers:
                    colour = [
                        round(a + (b - a) * covers) for a, b in zip(colour, over, strict=True)
                    ]
        return (*colour, alpha)


def read(svg: Path) -> Drawing:
    """Read a drawing; raises ValueError for what it does not know."""
    root = ElementTree.parse(svg).getroot()
    _, _, width, height = _numbers(root.get("viewBox", ""))
    if width != height:
        raise ValueError(f"{svg.name} is not square")
    return Drawing(width, tuple(map(_shape, root)))


def _shape(element: ElementTree.Element) -> Shape:
    kind, said = element.tag.rpartition("}")[2], element.attrib
    if kind == "circle":
        distance = _of_circle(*(float(said[name]) for name in ("cx", "cy", "r")))
    elif kind == "path" and PATH.fullmatch(said["d"]):
        numbers = _numbers(said["d"])
        distance = _of_polygon([*zip(numbers[::2], numbers[1::2], strict=True)])
    else:
        raise ValueError(f"no icon can be drawn of {kind} {said.get('d', '')}")
    return Shape(
        distance,
        _colour(said.get("fill", "none")),
        _colour(said.get("stroke", "none")),
        float(said.get("stroke-width", 1)),
    )


def _numbers(text: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(text)]


def _colour(said: str) -> Colour | None:
    if said == "none":
        return None
    red, green, blue = bytes.fromhex(said.removeprefix("#"))
    return red, green, blue


def _of_circle(cx: float, cy: float, radius: float) -> Distance:
    return lambda x, y: hypot(x - cx, y - cy) - radius


def _of_polygon(points: list[tuple[float, float]]) -> Distance:
    """Measure from the lines of the sides, which lets corners of a line stay sharp.

    The polygon is convex, as its points go round clockwise.
    """
    sides = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        length = hypot(bx - ax, by - ay)
        sides.append((ax, ay, (by - ay) / length, (ax - bx) / length))
    return lambda x, y: max((x - ax) * nx + (y - ay) * ny for ax, ay, nx, ny in sides)
