"""Settings for Caddy, to be imported in the block of the site's address."""

from __future__ import annotations

import re
from typing import Final

from gnav_core.serving import moved, sent

PATH: Final = "hosting/caddy.conf"
HEAD: Final = """\
# The Gnav Archive, for Caddy. In the block of the site's address:
#   root * /where/the/site/is
#   import /where/the/site/is{at}/hosting/caddy.conf
"""
NOT_FOUND: Final = f"""\
handle_errors {{{{
    header Content-Type "{sent.KINDS[".html"].type}"
    rewrite * {{at}}/{sent.NOT_FOUND}
    file_server
}}}}
"""


def text(at: str = "") -> str:
    """Set the table, as a route, for a site that stands `at` a path: what stands later holds."""
    lines = [*leading(), *types(), *everywhere(), *only(), "file_server"]
    return "".join(
        [
            HEAD.format(at=at),
            gzip(),
            "route {\n",
            *(f"    {line}\n" for line in lines),
            "}\n",
            NOT_FOUND.format(at=at),
        ]
    )


def gzip() -> str:
    """Set which types are compressed."""
    matched = "".join(f"        header Content-Type {kind}*\n" for kind in sent.compressed())
    return f"encode gzip {{\n    match {{\n{matched}    }}\n}}\n"


def leading() -> list[str]:
    """Set where addresses that moved lead."""
    return [
        line
        for at, form in enumerate(moved.MOVED, 1)
        for line in (
            f"@moved{at} path_regexp moved{at} {form.pattern}",
            f"redir @moved{at} {form.target(f'{{re.moved{at}.%d}}')} 301",
        )
    ]


def types() -> list[str]:
    """Set the types, the shorter endings first."""
    return [
        line
        for ending, kind in sorted(sent.KINDS.items(), key=lambda pair: len(pair[0]))
        for line in of(ending, {"Content-Type": kind.type})
    ]


def everywhere() -> list[str]:
    """Set what goes with every file."""
    return [f'header {name} "{value}"' for name, value in sent.EVERYWHERE.items()]


def of(end: str, headers: dict[str, str]) -> list[str]:
    """Set what goes with the addresses that end so."""
    files = f"@{re.sub(r'[^a-z]+', '-', end).strip('-')}"
    lines = [f'header {files} {name} "{value}"' for name, value in headers.items()]
    return [f"{files} path *{end}", *lines]


def only() -> list[str]:
    """Set what goes with one file, wherever on its host the site stands."""
    return [line for path, headers in sent.ONLY.items() for line in of(path, headers)]
