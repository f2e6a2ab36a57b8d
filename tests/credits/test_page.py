"""The page of credits names every part with its author and its terms, and the terms are there."""

from __future__ import annotations

import json

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from lxml import html

from scripts.credits.parts import ROOT, parts

SITE = ROOT / "build" / "site"


@pytest.fixture(scope="module")
def page() -> html.HtmlElement:
    if not (SITE / "credits/index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    return html.parse(str(SITE / "credits/index.html")).getroot()


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.id)
def test_every_part_is_named_with_its_author_and_its_terms(page, part):
    (named,) = page.xpath(f"//dt[@id='{part.id}']")
    said = named.getnext()
    assert part.name in named.text_content()
    assert part.version in named.text_content()
    assert part.by in said.text_content()
    assert said.xpath("./a/@href") == [f"../licences/{part.text}"]
    text = (SITE / "licences" / part.text).read_text("utf-8")
    assert text == (ROOT / "LICENSES" / part.text).read_text("utf-8")


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.id)
def test_a_text_of_many_parts_names_each_of_them(part):
    if part.text in ("MIT-parts.txt", "Python-parts.txt"):
        said = (ROOT / "LICENSES" / part.text).read_text("utf-8")
        for name in part.name.split(", "):
            assert name in said


def test_the_authors_of_the_figures_are_named_where_they_are_drawn(page):
    assert "Lorc: cat, crossed-sabres, horse-head, owl" in page.text_content()
    for address in ("which-set/", "which-set/tiles/"):
        said = html.parse(str(SITE / address / "index.html")).getroot().text_content()
        assert "Lorc and Delapouite" in said


def test_every_page_leads_to_the_credits():
    for address in ("", "gnav-1774/r3/", "play/"):
        root = html.parse(str(SITE / address / "index.html")).getroot()
        (link,) = root.xpath("//footer//a[contains(@href, 'credits')]/@href")
        assert (SITE / address / link / "index.html").resolve() == SITE / "credits/index.html"


def test_all_licences_are_shipped():
    kept = {path.name for path in (ROOT / "LICENSES").glob("*.txt")}
    shipped = {path.name for path in (SITE / "licences").iterdir()}
    assert shipped == {*kept, "MIT-The-Gnav-Archive.txt"}


def test_the_bill_of_materials_is_valid_and_complete():
    said = (SITE / "credits/parts.json").read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(said) is None
    found: list[dict[str, object]] = []
    left = json.loads(said)["components"]
    while left:
        one = left.pop()
        found.append(one)
        left += one.get("components", [])
    named = {(one["bom-ref"], one["name"], one.get("version", "")) for one in found}
    assert named == {(part.id, part.name, part.version) for part in parts()}
