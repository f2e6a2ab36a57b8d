"""``.htaccess``, which Apache reads where ``AllowOverride FileInfo`` lets it."""

from __future__ import annotations

import re
from typing import Final

from gnav_core.serving import moved, sent

PATH: Final = ".htaccess"
HEAD: Final = "# The Gnav Archive, for Apache.\nErrorDocument 404 {at}/{page}\n"


def text(at: str = "") -> str:
    """Set the table for a site that stands `at` a path; what needs a module waits for it."""
    return "".join(
        [
            HEAD.format(at=at, page=sent.NOT_FOUND),
            *(
                f'AddType "{kind.type}" {ending}\n'
                for ending, kind in sent.KINDS.items()
                if not sent.is_double(ending)
            ),
            *(double(ending) for ending in sent.KINDS if sent.is_double(ending)),
            within("mod_alias.c", "".join(map(leading, moved.MOVED))),
            within("mod_headers.c", headers()),
            within(
                "mod_deflate.c", f"AddOutputFilterByType DEFLATE {' '.join(sent.compressed())}\n"
            ),
        ]
    )


def within(module: str, lines: str) -> str:
    """Set lines that hold where a module is there."""
    return f"<IfModule {module}>\n{lines}</IfModule>\n"


def double(ending: str) -> str:
    """Set the type of an ending of two parts, each of which Apache would take for itself."""
    kind = sent.KINDS[ending].type
    return f'<FilesMatch "{re.escape(ending)}$">\nForceType "{kind}"\n</FilesMatch>\n'


def headers() -> str:
    """Set the headers: with every file, then with one, wherever on its host the site stands."""
    lines = [setting(name, value) for name, value in sent.EVERYWHERE.items()]
    for path, only in sent.ONLY.items():
        lines.append(f'<If "%{{REQUEST_URI}} =~ m#{re.escape(path)}$#">\n')
        lines += [setting(name, value) for name, value in only.items()]
        lines.append("</If>\n")
    return "".join(lines)


def leading(form: moved.Moved) -> str:
    """Set where addresses that moved lead."""
    return f'RedirectMatch 301 "{form.pattern}" "{form.target("$%d")}"\n'


def setting(name: str, value: str) -> str:
    """Set one header, on errors too."""
    return f'Header always set {name} "{value}"\n'
