"""Fill the templates of the pages: whatever stands in them is escaped, unless it is markup."""

from __future__ import annotations

from functools import partial
from html import escape
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from gnav_core.core import text
from gnav_core.core.sentences import tell
from scripts.pages.titles import ours
from scripts.tei import links

TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.globals.update(
    address=links.address,
    label=links.label,
    link=links.link,
    called=text.named,
    in_danish=partial(tell, "da"),
    ours=ours,
    relative=links.relative,
    within=links.within,
)


def words(text: str) -> Markup:
    """Escape what stands between tags, where quotes can stay as they are."""
    return text if isinstance(text, Markup) else Markup(escape(text, quote=False))


TEMPLATES.filters["words"] = words


def fill(name: str, /, **values: Any) -> Markup:
    """Fill a template; ``page`` is the site path of the page that it is for."""
    return Markup(TEMPLATES.get_template(name).render(**values))


def page_of(name: str, front: list[str], /, **values: Any) -> str:
    """Set a page: its front matter, then its template."""
    return "\n".join([*front, "", fill(name, **values), ""])
