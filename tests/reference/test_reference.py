"""The reference: what is public, each with its words, its signature and its anchor."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from lxml import html

from scripts import tei
from scripts.reference.described import Described, modules
from scripts.reference.modules import PUBLIC
from scripts.reference.publish import publish
from scripts.stage import Stage
from tests.some import some

PAGES = ("drive-the-engine.md",)
IMPORTED = re.compile(r"^from (gnav_core\S*) import (\w+)", re.MULTILINE)


@pytest.fixture(scope="module")
def found() -> dict[str, Described]:
    return modules(tei.ROOT, PUBLIC)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    publish(Stage(folder), tei.ROOT)
    return folder


def defined(path: str) -> set[str]:
    """What a module defines itself that is a function or a class, and hides from nobody.

    It is read and not imported: one may need an extra.
    """
    module = ast.parse((tei.ROOT / path.replace(".", "/")).with_suffix(".py").read_text("utf-8"))
    found = (one for one in module.body if isinstance(one, (ast.FunctionDef, ast.ClassDef)))
    return {one.name for one in found if not one.name.startswith("_")}


def test_every_function_and_class_of_a_public_module_has_its_entry(found):
    for name, path in PUBLIC.items():
        listed = {one.name for one in found[name].members if one.kind in ("function", "class")}
        assert listed == defined(path), path


def test_everything_has_its_words_but_the_fields_of_a_class(found):
    for module in found.values():
        assert module.said
        for one in module.members:
            assert one.said, one.path
            assert all(part.said for part in one.members if part.kind == "function"), one.path


def test_what_is_imported_on_the_page_for_game_designers_is_public():
    for page in PAGES:
        text = (tei.ROOT / "docs" / page).read_text("utf-8")
        assert IMPORTED.search(text)
        text = text.replace("gnav_core import games", "gnav_core.core import registry")
        for package, name in IMPORTED.findall(text):
            assert package in PUBLIC.values() or f"{package}.{name}" in PUBLIC.values()


def test_a_signature_stands_as_it_is_written_and_links_what_it_names(staged):
    page: Any = html.fromstring((staged / "reference/game/index.md").read_text("utf-8"))
    (said,) = page.xpath("//h3[@id='Game.apply']/following-sibling::pre[1]")
    assert said.text_content() == "apply(state: S, action: Action) -> Transition"
    assert said.xpath(".//a/@href") == ["#Transition"]
    (said,) = page.xpath("//h2[@id='IllegalAction']/following-sibling::pre[1]")
    assert said.text_content().splitlines()[:3] == [
        "class IllegalAction(ValueError)",
        "IllegalAction(",
        "    why: str,",
    ]
    assert page.xpath("//*[@id='Outcome.winners']//code")[0].text_content() == "winners: Seats"


def test_how_a_dataclass_is_called_its_fields_say(found):
    (answer,) = (one for one in found["rule-set"].members if one.name == "Answer")
    said = "".join(token.text for token in answer.signature)
    assert said == "@dataclass(frozen=True, slots=True)\nclass Answer"
    assert [part.name for part in answer.members][:2] == ["forced", "choices"]


def test_a_long_signature_has_a_line_for_each_parameter(staged):
    page: Any = html.fromstring((staged / "reference/games/index.md").read_text("utf-8"))
    (said,) = page.xpath("//h2[@id='new']/following-sibling::pre[1]")
    lines = said.text_content().splitlines()
    assert lines[0] == "new("
    assert lines[2] == "    players: int,"
    assert lines[-1].startswith(") -> ")


def test_words_in_backticks_are_code_and_nothing_else_is_markup(staged):
    for path in some((staged / "reference").rglob("*.md")):
        text = path.read_text("utf-8")
        assert "``" not in text
        assert "<p></p>" not in text


def test_every_module_stands_in_the_list(staged):
    page: Any = html.fromstring((staged / "reference/index.md").read_text("utf-8"))
    assert page.xpath("//dt/a/@href") == [f"{name}/" for name in PUBLIC]
