"""Settings for nginx, to be included in the ``server`` that serves the site."""

from __future__ import annotations

import re
from typing import Final

from gnav_core.serving import moved, sent

PATH: Final = "hosting/nginx.conf"
HEAD: Final = """\
# The Gnav Archive, for nginx. In the server block that serves the site:
#   root /where/the/site/is;
#   include /where/the/site/is{at}/hosting/nginx.conf;
index index.html;
error_page 404 {at}/{page};
absolute_redirect off;
charset utf-8;
"""


def text(at: str = "") -> str:
    """Set the table for a site that stands `at` a path.

    A block that adds one header must add them all: nginx inherits all or none.
    """
    return "".join(
        [
            HEAD.format(at=at, page=sent.NOT_FOUND),
            f"charset_types {' '.join(with_charset())};\n",
            types(),
            "gzip on;\ngzip_vary on;\ngzip_proxied any;\n",
            f"gzip_types {' '.join(kind for kind in sent.compressed() if kind != 'text/html')};\n",
            added(sent.EVERYWHERE),
            *map(leading, moved.MOVED),
            *map(alone, sent.ONLY),
            *(double(ending) for ending in sent.KINDS if sent.is_double(ending)),
        ]
    )


def with_charset() -> list[str]:
    """List the types whose character set is said; that of HTML always is."""
    said = {kind.type.partition(";")[0] for kind in sent.KINDS.values() if ";" in kind.type}
    return sorted(said - {"text/html"})


def types() -> str:
    """Set the types; they stand in the place of the server's own."""
    rows = "".join(
        f"    {kind.type.partition(';')[0]} {ending.lstrip('.')};\n"
        for ending, kind in sent.KINDS.items()
        if not sent.is_double(ending)
    )
    return f"types {{\n{rows}}}\n"


def added(headers: dict[str, str], indent: str = "") -> str:
    """Set headers, one a line."""
    return "".join(
        f'{indent}add_header {name} "{value}" always;\n' for name, value in headers.items()
    )


def alone(path: str) -> str:
    """Set what goes with one file, wherever on its host the site stands."""
    return f"location ~ {re.escape(path)}$ {{\n{added(sent.headers(path), '    ')}}}\n"


def leading(form: moved.Moved) -> str:
    """Set where addresses that moved lead."""
    return f'location ~ "{form.pattern}" {{\n    return 301 "{form.target("$%d")}";\n}}\n'


def double(ending: str) -> str:
    """Set the type of an ending of two parts, of which nginx sees the last alone."""
    kind = sent.KINDS[ending].type
    return f"location ~ {re.escape(ending)}$ {{\n    types {{}}\n    default_type {kind};\n}}\n"
