"""What would be printed of a page, once all its letters have come."""

from __future__ import annotations

import re

from playwright.sync_api import Page


def sheets(page: Page) -> int:
    """Count the pages that the browser would print.

    The styles of paper ask for the letters anew, and a browser that is told to write a PDF does
    not wait for them.
    """
    page.wait_for_load_state("networkidle")
    page.emulate_media(media="print")
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => document.fonts.ready)")
    pdf = page.pdf(prefer_css_page_size=True)
    page.emulate_media(media="screen")
    return int(re.findall(rb"/Count (\d+)", pdf)[0])
