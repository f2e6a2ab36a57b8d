"""The windows that tests look through, as options of a browser context."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

Window = Callable[..., Page]

WIDE = {"viewport": {"width": 1440, "height": 1000}}
DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 740}}
