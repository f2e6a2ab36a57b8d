"""The styles and modules that every page fetches, bound into one file each."""

from __future__ import annotations

import pytest

from scripts.pages.bind import modules, shortened


def test_style_sheets_are_joined_in_order_without_comments() -> None:
    bound = shortened("/* ink */\na {\n  color: red;\n}\n\nb { top: 0 }", "css")
    assert bound == "a{color:red}b{top:0}\n"


def test_a_selector_keeps_the_space_that_means_something() -> None:
    assert shortened(".a .b :is(c, d) { top: 0 }", "css") == ".a .b :is(c,d){top:0}\n"


def test_an_address_and_a_mark_in_a_style_stay_as_they_are() -> None:
    bound = shortened(
        'a { background: url("../fonts/b.woff2") } b::before { content: "◊ ; }" }', "css"
    )
    assert "url(../fonts/b.woff2)" in bound
    assert '"◊ ; }"' in bound


def test_modules_do_not_see_each_others_names() -> None:
    one = "const root = 1;\n"
    assert modules([one, one]) == "{\nconst root = 1;\n}\n{\nconst root = 1;\n}\n"


def test_a_comment_goes_and_what_only_looks_like_one_stays() -> None:
    short = shortened(modules(['console.log("//x"); // why\n']), "js")
    assert '"//x"' in short
    assert "why" not in short


def test_a_module_that_imports_cannot_be_bound() -> None:
    with pytest.raises(ValueError, match="neither imports nor exports"):
        modules(['import "./other.js";\n'])


def test_a_bound_script_is_shortened_and_keeps_its_letters() -> None:
    script = modules(['const told = "ærø";\nif (told) console.log(told);\n'])
    short = shortened(script, "js")
    assert len(short) < len(script)
    assert "ærø" in short
