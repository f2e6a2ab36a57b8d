"""Stage the prints, the page that shows them, and the list of them for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from scripts.cite.files import site_address
from scripts.pages import two_languages
from scripts.prints import cited
from scripts.prints.page import PAGE as FOLDER
from scripts.prints.page import awaited, filled
from scripts.stage import Stage

Json = dict[str, Any]

PAGE: Final = "print.md"
LIST: Final = "api/prints.json"


def publish(stage: Stage, root: Path) -> None:
    """Stage all of it; where nothing is printed yet, a page that says so and an empty list."""
    made = root / "build" / "prints"
    page = two_languages.read(root / "docs" / PAGE)
    if not (made / "prints.json").is_file():
        stage.write(PAGE, awaited(page))
        stage.write(LIST, listed([], site_address()))
        return
    prints: list[Json] = json.loads((made / "prints.json").read_text("utf-8"))
    stage.write(PAGE, filled(page, prints))
    stage.write(LIST, listed(prints, site_address()))
    for one in prints:
        if one["kind"] == cited.BOOK:
            stage.write(f"{FOLDER}{cited.name(one)}", cited.csl(one, f"{site_address()}{FOLDER}"))
    stage.tree(made / "print", FOLDER.rstrip("/"))


def listed(prints: list[Json], base: str) -> str:
    """List the prints for programs, each file with its address."""
    told = [
        {
            **one,
            "pictures": [f"{base}{FOLDER}{name}" for name in one["pictures"]],
            **(
                {"citation": f"{base}{FOLDER}{cited.name(one)}"}
                if one["kind"] == cited.BOOK
                else {}
            ),
            "files": [{"url": f"{base}{FOLDER}{told['name']}", **told} for told in one["files"]],
        }
        for one in prints
    ]
    data = {"schema": f"{base}api/schemas/prints.json", "url": f"{base}{LIST}", "prints": told}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
