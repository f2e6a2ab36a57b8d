"""A page and its Danish are one page: the same sections, the same places, one id each."""

from __future__ import annotations

import re

import pytest
import yaml

from scripts import tei
from scripts.pages import two_languages

DOCS = tei.ROOT / "docs"
PAGES = sorted(set(two_languages.sisters(DOCS).values()))
ENGLISH = """---
title: Which?
---

# Which?

Look [here](here.md).

<!-- pieces -->

## What is missing

```sh
# no heading
ls
```

One.
"""
DANISH = """---
title: Hvilket?
---

# Hvilket?

Se [her](here.md).

<!-- same -->

## Hvad der mangler

<!-- same -->

Én.
"""


@pytest.mark.parametrize("page", PAGES)
def test_the_danish_of_a_page_has_a_page_a_title_and_a_description(page: str) -> None:
    laid = two_languages.read(DOCS / page)
    head = yaml.safe_load(laid.split("---\n")[1])
    assert head["danish"]
    assert head.get("danish_description") or "description" not in head
    assert two_languages.SAME not in laid


def test_a_heading_holds_both_languages_and_has_the_id_of_the_english() -> None:
    headings = re.findall("^#.*", two_languages.laid(ENGLISH, DANISH), re.MULTILINE)
    assert [heading.rpartition("</span> ")[2] for heading in headings if "<" in heading] == [
        "{ #which }",
        "{ #what-is-missing }",
    ]
    assert all(word in headings[0] for word in (">Which?<", ">Hvilket?<"))


def test_words_stand_in_layers_and_all_else_once() -> None:
    laid = two_languages.laid(ENGLISH, DANISH)
    assert laid.count("<!-- pieces -->") == laid.count("# no heading") == 1
    assert laid.count('<div data-said="en" lang="en" markdown>') == 2
    assert laid.count('<div data-said="da" lang="da"') == 2
    assert laid.index("Se [her]") < laid.index("<!-- pieces -->") < laid.index("One.")


@pytest.mark.parametrize(
    ("there", "here", "why"),
    [
        ("## Hvad", "### Hvad", r"headings of the levels \[0, 1, 3\], in English \[0, 1, 2\]"),
        ("\n## Hvad der mangler\n", "", "headings of the levels"),
        ("<!-- same -->\n\nÉn.", "Én.", "“Hvad der mangler”: 1 blocks stand once in English, 0"),
        ("<!-- same -->\n\nÉn.", "<!-- andet -->\n\nÉn.", "what stands once for both is"),
        ("\nÉn.\n", "", "words in one language only"),
        ("here.md", "there.md", "not the same links and quotations: .*there.md"),
        ("Én.", "Én.\n{: #en }", "an id stands in the English alone"),
    ],
)
def test_what_does_not_match_stops_the_build_and_says_where(
    there: str, here: str, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        two_languages.laid(ENGLISH, DANISH.replace(there, here))
