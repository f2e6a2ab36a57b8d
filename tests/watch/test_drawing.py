"""A page that is drawn alone is the page that the whole build made."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from scripts import tei
from scripts.watch import kinds
from scripts.watch.drawing import Drawing

SITE = tei.ROOT / "build/site"
#: One page of each maker.
PAGES = (
    "",
    "about/",
    "bibliography/",
    "changes/",
    "concordance/",
    "coverage/",
    "credits/",
    "cruces/",
    "data/",
    "decisions/english-is-the-key/",
    "essays/why-37/",
    "examples/1774-q-appeals-none/",
    "gaps/",
    "gnav-1774/",
    "gnav-1774/cruces/",
    "gnav-1774/how-to-play/",
    "gnav-1774/r3/",
    "laboratory/",
    "play/",
    "print/",
    "reference/",
    "which-set/tiles/",
)
#: What is read before anything is saved.
READ = """
import json, sys
read = set()
sys.addaudithook(lambda event, told: event == "open" and read.add(str(told[0])))
import scripts.watch.saving
from scripts.watch.drawing import Drawing
Drawing()
print(json.dumps(sorted(read)))
"""


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    return Drawing()


def test_a_page_drawn_alone_is_the_page_of_the_whole_build(drawing):
    other = [
        page
        for page in PAGES
        if drawing.drawn(f"{page}index.html") != (SITE / page / "index.html").read_text("utf-8")
    ]
    assert other == []
    assert drawing.warnings.said == []


def test_every_page_of_the_menu_can_be_drawn(drawing):
    built = {path.relative_to(SITE).as_posix() for path in SITE.rglob("index.html")}
    assert drawing.pages.keys() <= built


def test_what_is_read_before_a_saving_is_read_again_when_it_is_saved():
    done = subprocess.run(
        [sys.executable, "-c", READ], cwd=tei.ROOT, capture_output=True, check=True
    )
    paths = (tei.ROOT / one for one in json.loads(done.stdout.splitlines()[-1]))
    here = filter(lambda path: path.is_relative_to(tei.ROOT), paths)
    read = [path.relative_to(tei.ROOT).as_posix() for path in here]
    folders = ("docs/", "gnav_core/", "scripts/", "sources/", "mkdocs.yml")
    ours = [one for one in read if one.startswith(folders) and "__pycache__" not in one]
    templates = ("docs/theme/", "scripts/pages/templates/")  # Jinja asks for their day
    kept = [one for one in ours if not one.startswith(templates) and not kinds.of(one).anew]
    assert ours
    assert kept == []
