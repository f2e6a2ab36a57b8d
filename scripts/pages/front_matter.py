"""The front matter of a page; what else pages share stands in ``templates/parts.html``."""

from __future__ import annotations

import json

#: Front matter of a page whose entries in the search index are made clause by clause.
UNSEARCHED: dict[str, object] = {"search": {"exclude": True}}


def front_matter(title: str, description: str, **more: object) -> list[str]:
    """Open a page: the data that the site builder reads; JSON is YAML."""
    data = {"title": title, "description": description, **more}
    return ["---", *(f"{key}: {json.dumps(data[key], ensure_ascii=False)}" for key in data), "---"]
