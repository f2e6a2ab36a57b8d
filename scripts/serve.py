"""Serve a built site on this machine, with the types, compression and headers of a good host."""

from __future__ import annotations

import argparse
import gzip
import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from scripts.hosts import redirects, rules

ROOT = Path(__file__).resolve().parents[1]


@lru_cache(maxsize=512)
def _body(path: Path, _modified: int, host: str, gzips: bool) -> bytes:
    content = path.read_bytes()
    if path.name == "sitemap.xml":  # the theme turns pages at once only to addresses it lists
        content = re.sub(rb"<loc>https?://[^/]+", b"<loc>http://" + host.encode(), content)
    return gzip.compress(content, compresslevel=9, mtime=0) if gzips else content


class Handler(SimpleHTTPRequestHandler):
    """Answer GET and HEAD from one folder; quiet unless something is missing."""

    protocol_version = "HTTP/1.1"

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Give the type that the table of rules has for a file."""
        kind = rules.kind(str(path))
        return kind.type if kind else super().guess_type(path)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send a file gzipped where that pays and the client takes it; lead on what moved."""
        if target := redirects.moved(self.path.split("?")[0]):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", target)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].endswith("/"):
            path /= "index.html"
        gzips = "gzip" in self.headers.get("Accept-Encoding", "")
        kind = rules.kind(path.name)
        if not (kind and kind.gzips and path.is_file()):
            return super().send_head()
        stat = path.stat()
        if self.headers.get("If-Modified-Since") == self.date_time_string(int(stat.st_mtime)):
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        body = _body(path, stat.st_mtime_ns, self.headers.get("Host", ""), gzips)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if gzips:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(int(stat.st_mtime)))
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Send what a host should with this file."""
        path = getattr(self, "path", "")  # none where the request could not be read
        for name, value in rules.headers(path.split("?")[0]).items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page for an address that leads nowhere."""
        page = Path(self.directory) / rules.NOT_FOUND
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

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over a connection the browser dropped."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def _server(folder: Path, port: int) -> ThreadingHTTPServer:
    return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))


@contextmanager
def serve_folder(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve `folder` while the block runs and give its address; port 0 takes a free one."""
    with _server(folder, port) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def main() -> str | None:
    """Serve until the user stops it; give the reason where it cannot."""
    parser = argparse.ArgumentParser(prog="python -m scripts.serve", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    if not options.folder.is_dir():
        return f"serve: there is no folder {options.folder}; `make site` builds it"
    try:
        with _server(options.folder, options.port) as server:
            address = f"http://127.0.0.1:{server.server_port}/"
            print(f"The Gnav Archive is at {address} (Ctrl-C stops it).", flush=True)
            server.serve_forever()
    except KeyboardInterrupt:
        print()
    except OSError as error:
        return f"serve: port {options.port}: {error.strerror}; try PORT=8001"
    return None


if __name__ == "__main__":
    sys.exit(main())
