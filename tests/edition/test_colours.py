"""Whatever is read can be told from what it stands on, by day and by lamplight."""

from __future__ import annotations

import re

import pytest

from scripts import tei

INK = (tei.ROOT / "docs/assets/css/ink.css").read_text("utf-8")
LIGHTS = {"day": '[data-md-color-scheme="default"]', "lamplight": '[data-md-color-scheme="slate"]'}


def colours(light: str) -> dict[str, str]:
    """Read the colours of a light, by name."""
    (block,) = re.findall(re.escape(LIGHTS[light]) + r" \{([^}]*--paper:[^}]*)\}", INK)
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, as WCAG 2 reckons it."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("text", ["ink", "quiet", "madder"])
def test_text_keeps_seven_to_one(light: str, text: str) -> None:
    found = colours(light)
    assert min(contrast(found[text], found[under]) for under in ("paper", "paper-deep")) >= 7


@pytest.mark.parametrize("light", LIGHTS)
def test_what_can_be_worked_is_told_from_the_page(light: str) -> None:
    """An edge bounds a button or a field; a line only parts, and bounds none."""
    found = colours(light)
    assert min(contrast(found["edge"], found[under]) for under in ("paper", "paper-deep")) >= 3


@pytest.mark.parametrize("light", LIGHTS)
def test_the_one_filled_button_is_read_and_seen(light: str) -> None:
    found = colours(light)
    assert contrast(found["on-fill"], found["fill"]) >= 7
    assert contrast(found["fill-edge"], found["paper"]) >= 3
