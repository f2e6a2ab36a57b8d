"""The styles and modules that every page fetches, bound into one file each."""

from __future__ import annotations

import pytest

from scripts.pages.bind import modules, shortened, styles


def test_style_sheets_are_joined_in_order_without_comments() -> None:
    bound = styles(["/* ink */\na {\n  color: red;\n}\n", "b { top: 0 }"])
    assert bound == "a{color: red;}b{top: 0}\n"


def test_a_selector_keeps_the_space_that_means_something() -> None:
    assert styles([".a .b :is(c, d) { top: 0 }"]) == ".a .b :is(c,d){top: 0}\n"


def test_modules_do_not_see_each_others_names() -> None:
    one = "// The first.\nconst root = 1;\n"
    assert modules([one, one]) == "{\nconst root = 1;\n}\n{\nconst root = 1;\n}\n"


def test_a_comment_within_a_line_is_left_alone() -> None:
    assert '"//x"' in modules(['const a = "//x"; // why\n'])


def test_a_module_that_imports_cannot_be_bound() -> None:
    with pytest.raises(ValueError, match="neither imports nor exports"):
        modules(['import "./other.js";\n'])


def test_a_bound_script_is_shortened_and_keeps_its_letters() -> None:
    script = modules(['const told = "ærø";\nif (told) console.log(told);\n'])
    short = shortened(script)
    assert len(short) < len(script)
    assert "ærø" in short
