"""The pages that ask: the answer is in sight while one asks, and what is the same is said once."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Seating
from tests.browser.test_laws import Bench
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, WIDE

IN_SIGHT = """() => {
  const root = document.querySelector('gnav-compare, gnav-ruling').renderRoot;
  const { top, bottom } = root.querySelector('.headline').getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


@pytest.fixture
def bench(seated: Seating) -> Bench:
    return seated(Bench, **WIDE)


#: Each page on one screen, the phone's where there is more to see.
SEEN = {
    "compare on a phone": ("compare/", PHONE),
    "rulings at a desk": ("rulings/", DESK),
    "rulings on a phone": ("rulings/", PHONE),
    "compare at a desk": ("compare/", DESK),
}


@pytest.mark.parametrize(("page", "window"), rest_in_prove(SEEN, 2))
def test_the_answer_is_in_sight_while_one_asks(
    seated: Seating, page: str, window: dict[str, object]
) -> None:
    bench = seated(Bench, **window)
    bench.open(page)
    assert bench.page.evaluate("scrollY") == 0
    assert bench.page.evaluate(IN_SIGHT)


def test_one_verdict_is_told_once_with_all_its_sources(bench: Bench) -> None:
    """1774:3[d], [f]; 1917:5[a]: the cat costs the asker a stroke, in other words."""
    bench.open("rulings/")
    names = bench.page.locator(".ruled h3").all_inner_texts()
    assert names == ["1774, 1917, Wikipedia and Royal Library", "German"]
    cat = bench.page.locator(".ruled").first
    assert cat.locator(".small-pieces").count() == 1
    assert [line.inner_text() for line in cat.locator(".verdict").all()] == [
        "Bo has the cat: Anna may ask no further. “Kis-Kis” Anna loses 1 stroke.",
        "Bo has the cat: Anna may ask no further. “Kis! Kis!” Anna gets 1 stroke.",
        "Bo has the cat: Anna may ask no further. “Kis! Kis!” Anna loses 1 stroke.",
    ]


def test_at_a_desk_the_verdicts_stand_beside_the_question(bench: Bench) -> None:
    bench.open("rulings/")
    ask, found = (bench.page.locator(part).bounding_box() for part in ("section.ask", ".found"))
    assert ask
    assert found
    assert found["x"] > ask["x"] + ask["width"]
    assert found["x"] + found["width"] > 1200


def test_an_answer_of_house_rules_is_taken_by_one_touch(bench: Bench) -> None:
    """1917:5[d]: each answer stands once, whoever gives it; the one quoted can be changed."""
    bench.open("house-rules/")
    page = bench.page
    page.locator('[data-group="exchange"] > summary').click()
    cat = page.locator("#q-cat")
    texts = cat.locator(".answer .said").all_inner_texts()
    assert len(texts) == len(set(texts)) == cat.get_by_role("radio").count()
    quoted = cat.locator("[data-quoted]")
    assert quoted.input_value() == "gnav-1774"
    quoted.select_option("gnav-kb")
    bench.answered(".unfolding")
    assert "Royal Library" in page.locator('.rule[data-question="cat"]').inner_text()
