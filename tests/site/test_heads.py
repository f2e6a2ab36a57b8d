"""What a page's head says is what was meant: its title and its description, on every page."""

from __future__ import annotations

import re

import yaml

from scripts import tei
from scripts.tei.links import address
from tests.site.conftest import Built

STAGED = tei.ROOT / "build" / "docs"
NAME = "The Gnav Archive"


def meant(page: str) -> dict[str, str]:
    """Read what the page at this address was to say of itself."""
    plain = STAGED / f"{page.rstrip('/') or 'index'}.md"
    staged = plain if plain.exists() else STAGED / page / "index.md"
    front = re.match(r"---\n(.*?)\n---\n", staged.read_text("utf-8"), re.DOTALL)
    assert front, f"{staged} opens without its title"
    return dict(yaml.safe_load(front[1]))


def test_every_page_has_the_title_that_was_meant(built: Built) -> None:
    for page in built.addresses():
        said = built.page(page).findtext("head/title")
        title = meant(page)["title"]
        assert said == (title if title == NAME else f"{title} · {NAME}"), page


def test_every_page_has_the_description_that_was_meant(built: Built) -> None:
    for page in built.addresses():
        metas = built.page(page).findall("head/meta[@name='description']")
        said = [meta.get("content") for meta in metas]
        assert said == [meant(page)["description"]], page


def test_the_description_of_a_rule_is_cut_between_words() -> None:
    for source in tei.load_all().values():
        for rule in source.rules:
            words = " ".join(tei.corrected(clause.element) for clause in rule.clauses)
            _, _, said = meant(address(rule.id))["description"].partition(". ")
            whole = " ".join(words.split())
            assert f"{whole} ".startswith(f"{said.removesuffix(' …')} "), rule.id
            assert said.endswith(" …") or said == whole


def test_the_header_shows_the_title_that_was_meant(built: Built) -> None:
    topic = ".//*[@data-md-component='header-topic']"
    for page in built.addresses():
        shown = built.page(page).find(topic)
        assert " ".join("".join(shown.itertext()).split()) == meant(page)["title"], page
