"""What is told of cards to those who look, and to those who listen."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.table import Table


def all_names(table: Table) -> set[str]:
    """The name of every card that any view has named."""
    return {
        one["name"] for view in table.views() for zone in view["zones"] for one in zone["cards"]
    }


def told_openly(view: dict[str, Any]) -> str:
    """What the log of a view says."""
    return json.dumps([event["text"] for event in view["events"]])


def accessible(table: Table) -> str:
    """All that Chromium tells those who listen."""
    session = table.page.context.new_cdp_session(table.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    said = (node.get("name", {}).get("value") for node in nodes if not node.get("ignored"))
    return "\n".join(filter(None, said))
