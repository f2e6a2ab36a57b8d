"""Settings for nginx, to be included in the ``server`` that serves the site."""

from __future__ import annotations

import re
from typing import Final

from scripts.hosts import redirects, rules

PATH: Final = "hosting/nginx.conf"
HEAD: Final = """\
# The Gnav Archive, for nginx. In the server block that serves the site:
#   root /where/the/site/is;
#   include /where/the/site/is/hosting/nginx.conf;
index index.html;
error_page 404 /404.html;
absolute_redirect off;
charset utf-8;
"""


def text() -> str:
    """Set the table. A block that adds one header must add them all: nginx inherits all or none."""
    return "".join(
        [
            HEAD,
            f"charset_types {' '.join(with_charset())};\n",
            types(),
            "gzip on;\ngzip_vary on;\ngzip_proxied any;\n",
            f"gzip_types {' '.join(kind for kind in rules.compressed() if kind != 'text/html')};\n",
            added(rules.EVERYWHERE),
            *map(leading, redirects.MOVED),
            *map(alone, rules.ONLY),
            *(double(ending) for ending in rules.KINDS if rules.is_double(ending)),
        ]
    )


def with_charset() -> list[str]:
    """List the types whose character set is said; that of HTML always is."""
    said = {kind.type.partition(";")[0] for kind in rules.KINDS.values() if ";" in kind.type}
    return sorted(said - {"text/html"})


def types() -> str:
    """Set the types; they stand in the place of the server's own."""
    rows = "".join(
        f"    {kind.type.partition(';')[0]} {ending.lstrip('.')};\n"
        for ending, kind in rules.KINDS.items()
        if not rules.is_double(ending)
    )
    return f"types {{\n{rows}}}\n"


def added(headers: dict[str, str], indent: str = "") -> str:
    """Set headers, one a line."""
    return "".join(
        f'{indent}add_header {name} "{value}" always;\n' for name, value in headers.items()
    )


def alone(path: str) -> str:
    """Set what goes with one file, wherever on its host the site stands."""
    return f"location ~ {re.escape(path)}$ {{\n{added(rules.headers(path), '    ')}}}\n"


def leading(form: redirects.Moved) -> str:
    """Set where addresses that moved lead."""
    return f'location ~ "{form.pattern}" {{\n    return 301 "{form.target("$%d")}";\n}}\n'


def double(ending: str) -> str:
    """Set the type of an ending of two parts, of which nginx sees the last alone."""
    kind = rules.KINDS[ending].type
    return f"location ~ {re.escape(ending)}$ {{\n    types {{}}\n    default_type {kind};\n}}\n"
