"""Nothing on a page makes the theme stumble when it turns to that page without loading it anew.

The theme takes a page apart in the browser, makes its addresses whole (``element.href =
element.href``, on all that has ``href`` or ``src``) and asks a clicked link for its address. What
has no address to be set or asked for ends that, and with it every click until a reload.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import html5lib

from scripts.edition import tei
from tests.site.conftest import Built

HTML = "{http://www.w3.org/1999/xhtml}"
#: By attribute: the elements of HTML whose property of that name can be set.
ADDRESSED = {
    "href": {"a", "area", "base", "link"},
    "src": {"audio", "embed", "iframe", "img", "input", "script", "source", "track", "video"},
}


def stumbling(page: str) -> list[str]:
    """List what the theme stumbles over in a page."""
    found = []
    for element in html5lib.parse(page.lstrip()).iter():
        if not isinstance(element.tag, str):
            continue
        for name, known in ADDRESSED.items():
            if name in element.attrib and element.tag not in {HTML + tag for tag in known}:
                found.append(f"<{element.tag.rpartition('}')[2]} {name}>")
        if element.tag == f"{HTML}a" and not urlsplit(element.get("href", "")).geturl():
            found.append("<a> without an address")
    return found


def test_the_theme_stumbles_over_what_has_no_address_of_its_own() -> None:
    drawn = '<svg><use href="#a"/><a href="b/"></a></svg><a id="c"></a><a href="d/"></a>'
    assert stumbling(drawn) == ["<use href>", "<a href>", "<a> without an address"]
    assert stumbling('<svg><use xlink:href="#a"/></svg>') == []


def test_the_theme_stumbles_on_no_page(built: Built) -> None:
    pages = (path for path in built.folder.rglob("*.html"))
    found = {
        str(path.relative_to(built.folder)): stumbling(path.read_text("utf-8")) for path in pages
    }
    assert {name: said for name, said in found.items() if said} == {}


def test_this_is_still_what_the_theme_does() -> None:
    """When the theme's script changes, `stumbling` may have to change with it."""
    (script,) = (tei.ROOT / "build/site/assets/javascripts").glob("bundle.*.min.js")
    said = script.read_text("utf-8")
    assert '"[href], [src]"' in said
    assert "[r]=t[r]" in said
    assert 'target.closest("a")' in said
