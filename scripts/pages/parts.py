"""The parts that several kinds of page share: front matter, breadcrumbs, tables, wayfinding."""

from __future__ import annotations

import json
from collections.abc import Iterable

from scripts.tei import links

#: Front matter of a page whose entries in the search index are made clause by clause.
UNSEARCHED: dict[str, object] = {"search": {"exclude": True}}


def front_matter(title: str, description: str, **more: object) -> list[str]:
    """Open a page: the data that the site builder reads; JSON is YAML."""
    data = {"title": title, "description": description, **more}
    return ["---", *(f"{key}: {json.dumps(data[key], ensure_ascii=False)}" for key in data), "---"]


def style(page: str, *names: str) -> str:
    """Link the styles that only some pages need, so that the others stay light."""
    ways = (links.relative(page, f"assets/css/{name}.css").removesuffix("/") for name in names)
    return "".join(f'<link rel="stylesheet" href="{way}">' for way in ways)


def crumbs(page: str, trail: Iterable[tuple[str, str]], here: str) -> str:
    """Set the way back up to the front page."""
    steps = [("", "The Gnav Archive"), *trail]
    items = "".join(
        f'<li><a href="{links.relative(page, to)}">{text}</a></li>' for to, text in steps
    )
    return (
        f'<nav class="crumbs" aria-label="Breadcrumb"><ol>{items}'
        f'<li aria-current="page">{here}</li></ol></nav>'
    )


def onward(before: tuple[str, str] | None, after: tuple[str, str] | None) -> str:
    """Set the links to the page before and the page after."""
    left = f'<a rel="prev" href="{before[0]}">← {before[1]}</a>' if before else "<span></span>"
    right = f'<a rel="next" href="{after[0]}">{after[1]} →</a>' if after else "<span></span>"
    return f'<nav class="onward" aria-label="Rules before and after">{left}{right}</nav>'


def table(heads: Iterable[str], rows: str, *, kind: str = "", caption: str = "") -> str:
    """Set a table: the heads of its columns over rows that are set; ``kind`` names its style."""
    row = "".join(f'<th scope="col">{head}</th>' for head in heads)
    styled = f' class="{kind}"' if kind else ""
    told = f"<caption>{caption}</caption>" if caption else ""
    return f"<table{styled}>{told}<thead><tr>{row}</tr></thead><tbody>{rows}</tbody></table>"
