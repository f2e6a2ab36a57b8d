"""The furniture's language: how a reader chooses it, and what he then reads."""

from __future__ import annotations

from playwright.sync_api import Page


def choose(page: Page, language: str) -> None:
    page.locator(f'.languages button[data-language="{language}"]').click()
    page.locator(f'html[data-told="{language}"]').wait_for()


def read(page: Page, path: str) -> list[str]:
    return [" ".join(words.split()) for words in page.locator(path).all_inner_texts()]
