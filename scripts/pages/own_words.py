"""The pages that are the archive's own words, made so that they can be cited."""

from __future__ import annotations

import yaml

from scripts import tei
from scripts.cite import own_pages
from scripts.cite.files import site_address
from scripts.cite.own_pages import OwnPage
from scripts.examples.example import Example
from scripts.examples.revised import days
from scripts.pages import show_me
from scripts.pages.cite_panel import panel_of_page
from scripts.pages.crux_page import REGISTER
from scripts.pages.front_matter import front_matter
from scripts.pages.glossary_page import PAGE as GLOSSARY
from scripts.pages.titles import ours
from scripts.stage import Stage
from scripts.tei import links
from scripts.tei.archive import Archive

#: What stands at the end of a page, after its panel: the way on to the next.
ONWARD = '<nav class="onward"'


def write(stage: Stage, page: OwnPage, text: str, name: str = "") -> None:
    """Stage a page with its citation in its head and at its end, and the files of that.

    ``name`` is the file that it is staged as, where that is not ``index.md`` in its folder.
    """
    site = site_address()
    _, front, body = text.split("---\n", 2)
    said = yaml.safe_load(front)
    said |= {"revised": page.revised, "head": own_pages.head(page, site)}
    opened = front_matter(said.pop("title"), said.pop("description"), **said)
    before, onward, after = body.partition(ONWARD)
    laid = [*opened, before.rstrip(), "", panel_of_page(page, site), onward + after]
    stage.write(name or f"{page.path}index.md", "\n".join(laid).rstrip() + "\n")
    for path, citation in own_pages.files(page, site):
        stage.write(path, citation)


def essay(name: str, text: str) -> OwnPage:
    """Describe an essay, whose head says when its words were last changed."""
    said = yaml.safe_load(text.split("---\n", 2)[1])
    path = f"{name.removesuffix('.md')}/"
    return OwnPage(path, said["title"], said["danish"], said["revised"], "ScholarlyArticle")


def glossary(archive: Archive) -> OwnPage:
    """Describe the glossary."""
    title = ours("Glossary")
    return OwnPage(GLOSSARY, *title, archive.revised("glossary"), "DefinedTermSet")


def cruces(archive: Archive, source: tei.Source) -> OwnPage:
    """Describe the page of what is asked of a text."""
    title = ours("Cruces and gaps of")
    named = (f"{title.en} {source.name}", f"{title.da} {source.name}")
    return OwnPage(f"{links.address(source.id)}{REGISTER}", *named, archive.revised(source.id))


def register(archive: Archive) -> OwnPage:
    """Describe the register of all that is asked, which changes with every text."""
    revised = max(archive.revised(text.id) for text in archive.texts())
    return OwnPage(REGISTER, *ours("Cruces and gaps"), revised)


def example(shown: Example) -> OwnPage:
    """Describe the page of a worked example."""
    titles = (shown.title.removesuffix("."), shown.title_da.removesuffix("."))
    return OwnPage(show_me.address(shown), *titles, days()[shown.id], "LearningResource")
