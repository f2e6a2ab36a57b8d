"""What the site says of the prints while they are being set, as `make serve` serves it first."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

from scripts import tei
from scripts.hooks.stage import on_page_markdown
from scripts.prints.publish import LIST, PAGE, publish
from scripts.stage import Stage


def test_before_anything_is_printed_the_page_says_so_once_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    for written in (tei.ROOT / "docs").glob("print*.md"):
        shutil.copy(written, tmp_path / "docs")
    publish(Stage(tmp_path / "staged"), tmp_path)
    page = (tmp_path / "staged" / PAGE).read_text("utf-8")
    assert page.count("The books and sheets are being set and will be here in a minute.") == 1
    assert page.count("Bøgerne og arkene bliver sat netop nu og er her om et minut.") == 1
    assert not re.search(r"<a |\]\(|<!-- prints", page)
    for anchor in ("books", "set", "table", "rules", "unverified"):
        assert f"{{ #{anchor} }}" in page
    assert json.loads((tmp_path / "staged" / LIST).read_text("utf-8"))["prints"] == []


def test_a_page_names_no_picture_that_is_not_there() -> None:
    card = {"preview": "assets/previews/gnav-1774.png", "preview_alt": "Gnav", "title": "Gnav"}
    for there, left in ((None, {"title": "Gnav"}), (object(), card)):
        page = SimpleNamespace(meta={**card})
        files = SimpleNamespace(get_file_from_path={card["preview"]: there}.get)
        assert on_page_markdown("words", page, None, files) == "words"
        assert page.meta == left


def test_the_first_page_waits_for_no_print_and_needs_nothing_to_make_one() -> None:
    for target, printing in (("first", False), ("rest", True)):
        command = ["make", "--dry-run", "--always-make", target]
        said = subprocess.run(command, cwd=tei.ROOT, capture_output=True, text=True, check=True)
        made = ("scripts.prints", "scripts.preview", "prints.txt")
        found = [word in said.stdout for word in made]
        assert found == [printing] * 3
        assert "tests.txt" not in said.stdout
