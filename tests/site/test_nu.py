"""Nu, the checker of HTML, finds no error on any page but the theme's own."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from scripts import tei
from tests.programs import found
from tests.site.conftest import Built

pytestmark = pytest.mark.prove

NU = tei.ROOT / "build/nu/node_modules/vnu-jar/build/dist/vnu.jar"
#: The theme’s: check boxes ask not to be filled in, and a label has no place among the stops.
THEME = re.compile(
    r"Attribute “autocomplete” is only allowed when the input type is"
    r"|Bad value “” for attribute “tabindex” on element “label”"
)


def test_no_page_is_invalid(built: Built) -> None:
    if not NU.exists():
        pytest.fail("the checker is not here: run `make build/nu/made` first")
    java = found("java", "default-jre-headless")
    how = ["--stdout", "--errors-only", "--skip-non-html", "--format", "json", "--exit-zero-always"]
    command = [java, "-Xss8m", "-jar", str(NU), *how, str(built.folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    messages = json.loads(done.stdout)["messages"]
    assert messages, "the theme's own errors are not found either: was anything looked at?"
    ours = [one for one in messages if not THEME.match(one["message"])]
    assert [(one["url"].rpartition("/site/")[2], one["message"]) for one in ours] == []
