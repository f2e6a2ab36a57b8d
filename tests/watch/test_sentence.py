"""What goes wrong while somebody edits is told in one sentence, with its place."""

from __future__ import annotations

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from lxml import etree

from scripts import tei
from scripts.watch.sentence import sentence, since

BUNDLE = """✘ [ERROR] Unexpected ";"

    docs/assets/table/table.js:13:10:
      13 │ let let = ;
"""


def said(act, *arguments):
    try:
        act(*arguments)
    except Exception as error:
        return sentence(error)
    return pytest.fail("nothing went wrong")


def test_a_text_that_is_no_xml_is_told_by_its_line(tmp_path):
    path = tmp_path / "gnav-1774.xml"
    path.write_text("<TEI>\n<seg>words</sag>\n</TEI>")
    assert said(etree.parse, path).startswith("gnav-1774.xml, line 2: Opening and ending tag")


def test_a_template_that_is_none_is_told_by_its_line(tmp_path):
    (tmp_path / "rule.html").write_text("<p>\n{{ article }\n")
    templates = Environment(loader=FileSystemLoader(tmp_path), autoescape=True)
    assert said(templates.get_template, "rule.html").startswith("rule.html, line 2: ")


def test_a_name_that_a_template_does_not_know_is_told_by_the_place_in_it():
    folder = tei.ROOT / "scripts/pages/templates"
    templates = Environment(
        loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined
    )
    told = said(templates.get_template("rule.html").render)
    assert told.startswith("scripts/pages/templates/rule.html, line ")
    assert told.endswith("is undefined")


def test_a_module_that_is_no_python_is_told_by_its_line():
    told = said(compile, "a = 1\ndef f(:\n", str(tei.ROOT / "scripts/site.py"), "exec")
    assert told.startswith("scripts/site.py, line 2: ")


def test_a_script_that_cannot_be_bundled_is_told_by_its_line():
    assert sentence(ValueError(BUNDLE)) == 'docs/assets/table/table.js, line 13: Unexpected ";"'


def test_what_says_its_place_itself_is_left_as_it_is():
    wrong = ValueError("about.da.md: a heading is missing")
    assert sentence(wrong) == "about.da.md: a heading is missing"


def test_what_names_no_file_is_told_with_what_was_saved():
    saved = ["sources/gnav/examples/1774-cat.json"]
    assert since("Expecting ','", saved) == f"Expecting ',' (since {saved[0]} was saved)"
    assert since("1774-cat.json has no title", saved) == "1774-cat.json has no title"
