"""axe finds nothing to object to on any kind of page, in either light."""

from __future__ import annotations

import pytest

from tests.axe import amiss
from tests.rest_in_prove import rest_in_prove
from tests.windows import Window

pytestmark = pytest.mark.browser

PAGES = (
    "gnav-1774/",
    "gnav-1917/",
    "gnav-1774/r3/",
    "gnav-german/r4/",
    "gnav-1774/cruces/",
    "gnav-kb/cruces/",
    "cruces/",
    "glossary/",
    "bibliography/",
    "introduction/",
    "spilleregler-1774/",
    "spilleregler-1774/read/",
    "spilleregler-1774/side-by-side/",
    "byd-1774/r3/",
    "witnesses/",
    "examples/",
    "examples/1774-r12-sit-out/",
    "coverage/",
    "conformance/",
    "credits/",
    "hosting/",
    "gnav-1774/how-to-play/",
    "gnav-german/how-to-play/",
    "hanrey-1774/how-to-play/",
    "examples/hanrey-1774-r4-stock-gone/",
    "laboratory/",
)


@pytest.mark.parametrize(
    ("width", "names"),
    [
        *((1440, PAGES[::6]), (390, PAGES[3::6])),
        *rest_in_prove([(1440, PAGES[1::2]), (390, PAGES[::2])], 0),
    ],
)
def test_axe_finds_no_fault(window: Window, site: str, width: int, names: tuple[str, ...]) -> None:
    page = window(viewport={"width": width, "height": 900})
    for name in names:
        page.goto(f"{site}/{name}")
        assert amiss(page) == [], name
