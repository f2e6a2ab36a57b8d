"""Choose which parts of Python's standard library and of gnav_core the browser receives."""

from __future__ import annotations

import re
from typing import Final

from gnav_core.games import ASKED, FAMILIES

DENIED = frozenset(
    """
    __hello__ __phello__ _android_support _apple_support _ast_unparse _compat_pickle
    _ios_support _markupbase _osx_support _py_abc _pydatetime _pydecimal _pyio _pylong _pyrepl
    _ssl _strptime _threading_local
    antigravity argparse asyncio.__main__ asyncio.proactor_events asyncio.tools
    asyncio.windows_events asyncio.windows_utils bdb bz2 cProfile calendar cmd code colorsys
    compileall compression concurrent.futures.interpreter concurrent.futures.process
    concurrent.futures.thread concurrent.interpreters configparser csv ctypes curses dbm decimal
    doctest email ensurepip filecmp fileinput fractions ftplib getopt getpass gettext graphlib
    gzip hmac html http idlelib imaplib importlib.metadata importlib.readers
    importlib.resources importlib.simple ipaddress json.__main__ json.tool lib2to3
    logging.config logging.handlers lzma mailbox mimetypes modulefinder multiprocessing netrc
    nturl2path numbers optparse
    pathlib.types pdb pickle pickletools pkgutil platform plistlib poplib pprint profile
    profiling pstats pty py_compile pyclbr pydoc pydoc_data pyodide._nodesock_transport
    pyodide.console pyodide.ffi.wrappers pyodide.http queue quopri rlcompleter runpy sched
    secrets shelve shlex site-packages smtplib socketserver sqlite3 sre_compile sre_constants
    sre_parse
    ssl statistics stringprep symtable sysconfig tabnanny tarfile this timeit tkinter tomllib
    trace tracemalloc tty turtle turtledemo unittest urllib uuid venv wave webbrowser wsgiref
    xml xmlrpc zipapp zipfile.__main__ zoneinfo
    """.split()
)
"""Modules that neither Pyodide's start nor gnav_core needs, with all that is under them.

Compressions but zlib, and `ssl`, would be imported whenever Python starts, were they there: what
imports them does without.
"""

KEPT_CODECS = frozenset(
    """
    __init__ aliases ascii cp437 latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig
    """.split()
)
"""Text encodings that are kept; all others go."""

OUTSIDE_BROWSER = (
    "gnav_core/__main__.py",
    "gnav_core/core/citations.json",
    "gnav_core/core/cite.py",
    "gnav_core/core/cite_",
    "gnav_core/core/record_file.py",
    "gnav_core/core/streams.py",
    "gnav_core/core/perft.py",
    "gnav_core/adapters/",
    "gnav_core/lab/",
    "gnav_core/cli.py",
    "gnav_core/games/gnav/house_rules/file.py",
    "gnav_core/py.typed",
    "gnav_core/games/canasta/commands/",
    "gnav_core/games/gnav/commands/",
    "gnav_core/commands/",
    "gnav_core/house/",
    "gnav_core/laws/",
    "gnav_core/play/saving.py",
    "gnav_core/play/terminal.py",
    "gnav_core/serving/",
    "gnav_core/hosting/",
)
"""Parts of gnav_core that no browser calls."""


OF_A_FAMILY: Final = re.compile(r"gnav_core/games/(?P<family>\w+)/")


def is_kept(path: str) -> bool:
    """Say whether a file of the standard library's zip is sent to the browser."""
    parts = path.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[-1] in KEPT_CODECS
    modules = {".".join(parts[:depth]) for depth in range(1, len(parts) + 1)}
    return not modules & DENIED and not parts[0].startswith("_sysconfig")


def belongs_in_browser(path: str) -> bool:
    """Say whether a file of gnav_core's wheel is sent to the browser: no game that is only read."""
    of_game = OF_A_FAMILY.match(path)
    comes = not of_game or of_game["family"] in (*FAMILIES, *ASKED)
    return comes and not path.startswith(OUTSIDE_BROWSER)


def is_sent(path: str) -> bool:
    """Say whether a file of the compiled wheel is sent: the rules and their licence.

    An installer's own lists are of no use to a zip on `sys.path`.
    """
    return ".dist-info/" not in path or "/licenses/" in path
