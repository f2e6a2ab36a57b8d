"""A nought is never set as the letter o: wherever 0 stands alone, the figures are lining ones."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.table import Table

#: Collect every text in which a lone nought is drawn in old-style figures, in shadows too.
READ_AS_O = """() => {
  const found = [];
  const look = (node) => {
    if (node.shadowRoot) look(node.shadowRoot);
    for (const child of node.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) look(child);
      const text = child.nodeType === Node.TEXT_NODE ? child.data : '';
      const alone = /(^|[^\\d.,])0(?![\\d.,]*\\d)/.test(text);
      const above = alone && (child.parentElement ?? child.parentNode.host);
      if (above && getComputedStyle(above).fontVariantNumeric.includes('oldstyle')) {
        found.push(child.data.trim());
      }
    }
  };
  look(document.body);
  return found;
}"""


#: One page of each kind.
PAGES = (
    "gnav-1774/",
    "gnav-1774/r0/",
    "gnav-1917/r1/",
    "gnav-kb/cruces/",
    "concordance/",
    "examples/1774-r3-cat/",
    "examples/",
    "glossary/",
    "coverage/",
    "essays/why-37/",
    "rulings/",
)


def test_no_nought_on_a_page_reads_as_the_letter_o(page: Page, site: str) -> None:
    found = {}
    for path in PAGES:
        page.goto(f"{site}/{path}")
        found[path] = page.evaluate(READ_AS_O)
    assert found == {path: [] for path in PAGES}


def test_no_nought_at_the_table_reads_as_the_letter_o(table: Table) -> None:
    table.start("gnav-1774", "computer", "computer", "computer")
    table.open_whole_log()
    assert table.page.evaluate(READ_AS_O) == []
    styles = table.page.evaluate(
        "getComputedStyle(document.querySelector('gnav-table')).fontVariantNumeric"
    )
    assert styles == "lining-nums"
