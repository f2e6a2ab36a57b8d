"""Put the theme's style sheet before ours, without what no page of the site can have.

The theme styles much that stands on no page here: notes in boxes, versions, comments, writing from
right to left. A rule stays if every name in its selector is a class or an id on a page, or stands
in a script, which may set it; a custom property stays if something asks for it. Called with the
folder of the built site and the theme's sheet; what results is the one sheet that a page fetches.

PurgeCSS 8 was tried in its stead: packed, it leaves 12,820 bytes where this leaves 13,052; it needs
to be told as much as stands here (what is a name on a page, what is one in a script, which custom
properties our sheet asks for), and brings 26 packages into the build.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Rule = tuple[str, str | None]

SHEET: Final = "assets/css/archive.css"
SCRIPTS: Final = ("assets/javascripts", "assets/js")
#: What the theme's script sets only for features that mkdocs.yml leaves off.
OFF: Final = (
    "tabbed-",
    "md-annotation",
    "md-code",
    "md-source",
    "md-tag",
    "md-tooltip",
    "md-version",
)
#: Boxes of notes that fold, and tables to sort: the names are those of other things of ours.
ELSEWHERE: Final = re.compile(r"\bdetails\.|\.[\w-]+>summary|\[role=columnheader\]")
#: What stands in quotes, or in brackets, is read as one: it may hold a brace or a semicolon.
WHOLE: Final = (
    r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\((?:"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|[^()])*\)'
)
MARK: Final = re.compile(rf"{WHOLE}|[{{}};]")
DECLARATION: Final = re.compile(rf"(?:{WHOLE}|[^;])+")
SELECTOR: Final = re.compile(r"(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,])+")
CONDITION: Final = re.compile(r":[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]")
NAME: Final = re.compile(r"[.#]([A-Za-z_][\w-]*)")
ASKED: Final = re.compile(r"var\(\s*(--[\w-]+)")


def rules(sheet: str) -> Iterator[Rule]:
    """Part a sheet into rules: what stands before the braces, and in them; None without braces."""
    start, inner, depth = 0, 0, 0
    for found in MARK.finditer(sheet):
        mark, at = found[0], found.start()
        if mark == "{":
            depth += 1
            inner = at + 1 if depth == 1 else inner
        elif mark == "}":
            depth -= 1
            if not depth:
                yield sheet[start : inner - 1].strip(), sheet[inner:at]
                start = at + 1
        elif mark == ";" and not depth:
            yield sheet[start : at + 1].strip(), None
            start = at + 1


def possible(selector: str, names: set[str]) -> bool:
    """Say whether a page can have what is selected; what is only asked of it does not count."""
    wanted = NAME.findall(CONDITION.sub("", selector))
    if "[dir=rtl]" in selector or ELSEWHERE.search(selector):
        return False
    return names.issuperset(wanted)


def lightened(sheet: str, names: set[str]) -> str:
    """Leave out the rules that select nothing, and what is then an empty group of rules."""
    kept = []
    for head, body in rules(sheet):
        if body is None:
            kept.append(head)
        elif head.startswith(("@media", "@supports", "@layer")):
            inner = lightened(body, names)
            kept += [f"{head}{{{inner}}}"] if inner else []
        elif head.startswith("@"):
            kept.append(f"{head}{{{body}}}")
        else:
            left = [one for one in SELECTOR.findall(head) if possible(one, names)]
            kept += [f"{','.join(left)}{{{body}}}"] if left and body else []
    return "".join(kept)


def without_unasked(sheet: str, others: str) -> str:
    """Leave out the custom properties that neither this sheet nor another asks for."""
    asked = set(ASKED.findall(sheet + others))
    kept = []
    for head, body in rules(sheet):
        if body is None or head.startswith(("@keyframes", "@font-face")):
            kept.append(head if body is None else f"{head}{{{body}}}")
        elif head.startswith("@"):
            inner = without_unasked(body, sheet + others)
            kept += [f"{head}{{{inner}}}"] if inner else []
        else:
            said = DECLARATION.findall(body)
            left = [one for one in said if one[:2] != "--" or one.partition(":")[0] in asked]
            kept += [f"{head}{{{';'.join(left)}}}"] if left else []
    return "".join(kept)


def names_of(site: Path) -> set[str]:
    """Collect the classes and ids of all pages, and every word of the scripts that change them."""
    found: set[str] = set()
    for page in site.rglob("*.html"):
        for said in re.findall(r'\b(?:class|id)="([^"]*)"', page.read_text("utf-8")):
            found.update(said.split())
    for folder in SCRIPTS:
        for script in (site / folder).rglob("*.js"):
            words = re.findall(r"[\w-]+", script.read_text("utf-8"))
            found.update(word for word in words if not word.startswith(OFF))
    return found


def without_unwanted(theme: str, ours: str, site: Path) -> str:
    """Give what is left of the theme's sheet before ours, in a site that is built."""
    sheet = re.sub(r"/\*.*?\*/", "", theme, flags=re.DOTALL)
    sheet = sheet.replace(".focus-visible", ":focus-visible")  # the class of a script left out
    left = lightened(sheet, names_of(site))
    while (fewer := without_unasked(left, ours)) != left:
        left = fewer
    return left


def main() -> None:
    """Write the one sheet."""
    site, theme = map(Path, sys.argv[1:])
    sheet, ours = theme.read_text("utf-8"), (site / SHEET).read_text("utf-8")
    left = without_unwanted(sheet, ours, site)
    (site / SHEET).write_text(left + ours, "utf-8")
    print(f"the theme's styles: {len(sheet)} characters, {len(left)} of them left")


if __name__ == "__main__":
    main()
