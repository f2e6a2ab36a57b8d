"""axe finds nothing to object to on any kind of page, in either light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from scripts.edition import tei

pytestmark = pytest.mark.browser

AXE = tei.ROOT / "node_modules/axe-core/axe.min.js"
PAGES = (
    "gnav-1774/",
    "gnav-1917/",
    "gnav-1774/r3/",
    "gnav-german/r4/",
    "gnav-1774/cruces/",
    "gnav-kb/cruces/",
    "cruces/",
    "glossary/",
    "spilleregler-1774/",
    "witnesses/",
    "examples/",
    "examples/1774-r12-sit-out/",
    "coverage/",
    "conformance/",
)
RUN = """async () => (await axe.run()).violations.map(
    found => `${found.id}: ${found.nodes.map(node => node.target).join(", ")}`)"""


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_no_fault(browser: Browser, site: str, light: str, width: int) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme=light,  # type: ignore[arg-type]
        bypass_csp=True,
    )
    page = context.new_page()
    for name in PAGES:
        page.goto(f"{site}/{name}")
        page.add_script_tag(path=AXE)
        assert page.evaluate(RUN) == [], name
    context.close()
