"""The language of the labels: how a reader chooses it, and what he then reads."""

from __future__ import annotations

from playwright.sync_api import Page

#: What the table's scripts draw; each is marked with the language it speaks.
ELEMENTS = (
    *("gnav-table", "gnav-scores", "gnav-compare", "gnav-ruling", "gnav-takes", "gnav-house"),
    "gnav-kept",
)
SPOKEN = f"""(language) => [...document.querySelectorAll('{", ".join(ELEMENTS)}')]
    .every((element) => element.getAttribute('lang') === language)"""


def choose(page: Page, language: str) -> None:
    # In play on a phone the header gives way to the game.
    page.locator(f'.languages button[data-language="{language}"]').dispatch_event("click")
    page.locator(f'html[data-told="{language}"]').wait_for()
    page.wait_for_function(SPOKEN, arg=language)


def read(page: Page, path: str) -> list[str]:
    return [" ".join(words.split()) for words in page.locator(path).all_inner_texts()]
