"""Nothing on a page makes the theme stumble when it turns to that page without loading it anew.

The theme takes a page apart in the browser, makes its addresses whole (``element.href =
element.href``, on all that has ``href`` or ``src``) and asks a clicked link for its address. What
has no address to be set or asked for ends that, and with it every click until a reload.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from lxml import html

from scripts import tei
from tests.site.conftest import Built

#: By attribute: the elements of HTML whose property of that name can be set.
ADDRESSED = {
    "href": {"a", "area", "base", "link"},
    "src": {"audio", "embed", "iframe", "img", "input", "script", "source", "track", "video"},
}


def stumbling(page: html.HtmlElement) -> list[str]:
    """List what the theme stumbles over in a page; in a drawing no element can be set so."""
    found = []
    for element in page.xpath("//*[@href or @src or self::a]"):
        drawn = next(element.iterancestors("svg"), None) is not None
        for name, known in ADDRESSED.items():
            if name in element.attrib and (drawn or element.tag not in known):
                found.append(f"<{element.tag} {name}>")
        if element.tag == "a" and not drawn and not is_address(element.get("href")):
            found.append(f"<a> with the address {element.get('href')}")
    return found


def is_address(href: str | None) -> bool:
    try:
        return href is not None and urlsplit(href) is not None
    except ValueError:
        return False


def test_the_theme_stumbles_over_what_has_no_address_of_its_own() -> None:
    def found(page: str) -> list[str]:
        return stumbling(html.document_fromstring(page))

    assert found('<svg><use href="#a"/><a href="b/"></a></svg>') == ["<use href>", "<a href>"]
    assert found('<a id="c"></a>') == ["<a> with the address None"]
    assert found('<a href="http://[d">') == ["<a> with the address http://[d"]
    assert found('<svg><use xlink:href="#a"/></svg><a href="">') == []


def test_the_theme_stumbles_on_no_page(built: Built) -> None:
    found = {file: said for file in built.files() if (said := stumbling(built.page(file)))}
    assert found == {}


def test_this_is_still_what_the_theme_does() -> None:
    """When the theme's script changes, `stumbling` may have to change with it."""
    (script,) = (tei.ROOT / "build/site/assets/javascripts").glob("bundle.*.min.js")
    said = script.read_text("utf-8")
    assert '"[href], [src]"' in said
    assert "[r]=t[r]" in said
    assert 'target.closest("a")' in said
