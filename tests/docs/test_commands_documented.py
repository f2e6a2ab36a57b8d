"""Every command and every option is documented, and nothing is that is not there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.docs.blocks import ROOT, blocks, pages, prose, run

PAGE = ROOT / "docs" / "command-line.md"
OPTION = re.compile(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*")
CALL = re.compile(r"(?<![\w.-])(?:gnav|python3 -m gnav_core) ([a-z]+)([^\n|]*)")
CODE = re.compile(r"`([^`\n]+)`")


@cache
def said(*arguments: str) -> str:
    """What the command prints of itself."""
    return run("python3", "-m", "gnav_core", *arguments, "--help", folder=ROOT).stdout


def commands(of: str | None = None) -> list[str]:
    """Every command there is, or those of one command."""
    found = re.findall(r"^    ([a-z]+) +\S", said(*([of] if of else [])), re.MULTILINE)
    assert of or len(found) == 13
    return found


def options(command: str) -> set[str]:
    """The options that a command takes, but for ``--help``, which all take."""
    helps = [said(command), *(said(command, further) for further in commands(command))]
    return set(OPTION.findall(" ".join(helps))) - {"--help"}


def sections() -> dict[str, str]:
    """What the page says of each command, by its name; what it says of all, by none."""
    parts = re.split(r"^## gnav (\w+)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def code(page: Path) -> list[str]:
    """The code of a page, in its blocks and within its sentences."""
    within = [found[1] for found in CODE.finditer(prose(page))]
    return [*within, *(block.text for block in blocks(page))]


def all_code() -> list[tuple[str, str]]:
    """The code of every page, with the page's name."""
    return [(page.name, text) for page in pages() for text in code(page)]


def test_every_command_has_a_section_and_every_section_its_command():
    assert sorted(sections()) == sorted(["", *commands()])


def test_the_options_of_a_command_are_those_of_its_section():
    for command in commands():
        assert set(OPTION.findall(sections()[command])) == options(command), command


def test_what_can_be_asked_without_a_command_is_documented():
    there = set(OPTION.findall(said()))
    assert there <= set(OPTION.findall(sections()[""])), there


def test_the_readme_lists_every_command():
    text = (ROOT / "README.md").read_text("utf-8")
    listed = re.findall(r"^python3 -m gnav_core (\w+)", text, re.MULTILINE)
    assert sorted(listed) == sorted(commands())


def test_no_page_names_a_command_or_an_option_that_is_not_there():
    for page, text in all_code():
        for command, more in CALL.findall(text):
            assert command in commands(), (page, text)
            assert set(OPTION.findall(more.partition("#")[0])) <= options(command), (page, text)


def test_no_page_names_anything_to_make_that_is_not_there():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (targets,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    for page, text in all_code():
        for found in re.findall(r"^make((?: [a-z-]+)+)", text, re.MULTILINE):
            assert set(found.split()) <= set(targets.split()), (page, text)
