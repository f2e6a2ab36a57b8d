"""What the Makefile knows: its rings of tests, and what each thing that is built is built from."""

from __future__ import annotations

import re
import subprocess
from functools import cached_property

from scripts.what.files import ROOT

FAST, SITE, BROWSER = RINGS = ("test-fast", "test-site", "test-browser")


class Makefile:
    """What `make` says of itself, asked once."""

    @cached_property
    def said(self) -> str:
        """Ask make for all it knows; it makes nothing."""
        command = ["make", "--print-data-base", "--dry-run", "--question", "help"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout

    def variable(self, name: str) -> list[str]:
        """Give the words of a variable."""
        found = re.search(rf"^{name} :?= (.*)$", self.said, re.MULTILINE)
        return found[1].split() if found else []

    def needs(self, built: str) -> list[str]:
        """Give what a thing is built from at once."""
        line = re.search(rf"^{re.escape(built)}: (.*)$", self.said, re.MULTILINE)
        return line[1].split() if line else []

    @cached_property
    def fast(self) -> tuple[str, ...]:
        """The folders of the first ring, each with a slash at its end."""
        return tuple(f"{folder}/" for folder in self.variable("FAST"))

    def ring(self, test: str, *, drives: bool) -> str:
        """Name the target that runs a file of tests."""
        if drives:
            return BROWSER
        return FAST if test.startswith(self.fast) else SITE
