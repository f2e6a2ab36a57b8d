"""A small server: a built site, with the types, compression and headers of a good host."""

from __future__ import annotations

import errno
import gzip
import hashlib
import os
import re
import socketserver
import sys
import webbrowser
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any, BinaryIO, Final

from gnav_core.serving import moved, sent

LOOPBACK: Final = "127.0.0.1"
SAID: Final = "The Gnav Archive is at {} (Ctrl-C stops it)."
PORTS_TRIED: Final = 20
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)  # the second is Windows' word for some


@lru_cache(maxsize=512)
def _body(path: Path, _state: tuple[int, int], host: str, gzips: bool) -> tuple[bytes, str]:
    """Give what is sent of a file, and its sum: two versions from zips have the same day."""
    content = path.read_bytes()
    if path.name == "sitemap.xml":  # the theme turns pages at once only to addresses it lists
        content = re.sub(rb"<loc>https?://[^/]+", b"<loc>http://" + host.encode(), content)
    body = gzip.compress(content, compresslevel=9, mtime=0) if gzips else content
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


class Handler(SimpleHTTPRequestHandler):
    """Answer GET and HEAD from one folder; quiet unless something is missing."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: Any, compresses: bool = True, **named: Any) -> None:
        self.compresses = compresses
        super().__init__(*arguments, **named)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Give the type that the table has for a file."""
        kind = sent.kind(str(path))
        return kind.type if kind else super().guess_type(path)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send a file gzipped where that pays and the client takes it; lead on what moved."""
        if target := moved.to(self.path.split("?")[0]):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", target)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].endswith("/"):
            path /= "index.html"
        kind = sent.kind(path.name)
        if not (kind and path.is_file()):
            return super().send_head()
        takes = self.compresses and "gzip" in self.headers.get("Accept-Encoding", "")
        gzips = kind.gzips and takes
        stat, host = path.stat(), self.headers.get("Host", "")
        body, version = _body(path, (stat.st_mtime_ns, stat.st_size), host, gzips)
        if self.headers.get("If-None-Match") == version:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", version)
            self.end_headers()
            return None
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind.type)
        if gzips:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("ETag", version)
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Send what a host should with this file."""
        path = getattr(self, "path", "")  # none where the request could not be read
        for name, value in sent.headers(path.split("?")[0]).items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page for an address that leads nowhere."""
        page = Path(self.directory) / sent.NOT_FOUND
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say only what went wrong."""
        if int(code) >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)


class Server(ThreadingHTTPServer):
    """Serve on, whatever a browser breaks off."""

    request_queue_size = 128  # of a whole table, every page may come at once
    allow_reuse_address = os.name == "posix"  # Windows would lend out a port that is in use

    @property
    def address(self) -> str:
        """Give the address of the site."""
        return f"http://{self.server_name}:{self.server_port}/"

    def server_bind(self) -> None:
        """Take the port, and ask no network for the name of this machine: none may be there."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.socket.getsockname()[:2]

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over a connection the browser dropped."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listening(
    folder: Path,
    port: int = 0,
    *,
    compresses: bool = True,
    host: str = LOOPBACK,
    handler: Callable[..., Handler] | None = None,
) -> Server:
    """Listen on this machine alone, on the first free port from ``port`` on; 0 is any.

    ``host`` is the address to listen at where others shall come too, ``handler`` what answers where
    there is more than files. Raises OSError where no port can be had.
    """
    answers = handler or partial(Handler, directory=str(folder), compresses=compresses)
    last = port + PORTS_TRIED - 1
    while True:
        try:
            return Server((host, port), answers)
        except OSError as error:
            if error.errno not in TAKEN or port == last:
                raise
            port += 1


def serve(
    folder: Path, port: int, *, opens: bool = False, compresses: bool = True, said: str = SAID
) -> str | None:
    """Serve until Ctrl-C and say where, in a browser too; give the reason where it cannot be."""
    try:
        with listening(folder, port, compresses=compresses) as server:
            print(said.format(server.address), flush=True)
            if opens:  # apart: a browser of a terminal would keep us until it is left
                Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()
            server.serve_forever()
    except KeyboardInterrupt:
        print()
    except OSError as error:
        return f"serve: port {port}: {error.strerror}"
    return None
