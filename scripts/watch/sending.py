"""What the server sends while the site is edited: each page hears what changes, none is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final
from urllib.parse import parse_qs, urlsplit

from gnav_core.serving import sent
from gnav_core.serving.server import Handler, Server, listening
from scripts.watch.news import News

HERE: Final = Path(__file__).parent
OWN: Final = "/-edit/"
PATIENCE: Final = 10.0  # seconds, after which a line that nobody hears is found to be cut
#: Scripts that are sent in the place of the site's, and our own.
SCRIPTS: Final = {
    f"{OWN}see.js": (HERE / "see.js").read_bytes(),
    "/sw.js": (HERE / "aside.js").read_bytes(),
    "/assets/js/keeping.js": b"// `make serve` lets no browser keep what is edited.\n",
}
HEAD: Final = (
    '<meta name="edit" content="{}"><script type="module" src="' + OWN + 'see.js"></script></head>'
)


def hearing(page: bytes, mark: str) -> bytes:
    """Let a page hear what changes after a mark."""
    return page.replace(b"</head>", HEAD.format(mark).encode(), 1)


class Editing(Handler):
    """Answer as the site's server does, but for what serves editing."""

    def __init__(
        self, *arguments: Any, news: News, look: Callable[[str], None], **named: Any
    ) -> None:
        self.news, self.look = news, look
        super().__init__(*arguments, **named)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send a page with what lets it hear, a script of ours, or a file as it stands."""
        address = urlsplit(self.path)
        if script := SCRIPTS.get(address.path):
            return self._begin(HTTPStatus.OK, "text/javascript; charset=utf-8", script)
        if address.path == f"{OWN}news":
            self._tell(parse_qs(address.query).get("since", [""])[0])
            return None
        path = Path(self.translate_path(self.path))
        if path.is_dir() and address.path.endswith("/"):
            path /= "index.html"
        if path.suffix == ".html":
            self.look(path.relative_to(self.directory).as_posix())
            if path.is_file():
                page = hearing(path.read_bytes(), self.news.mark)
                return self._begin(HTTPStatus.OK, "text/html; charset=utf-8", page)
        elif address.path.endswith("/"):
            self.look(f"{path.relative_to(self.directory).as_posix()}/index.html")
        return super().send_head()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Let the page for what is not there hear when it is."""
        page = Path(self.directory) / sent.NOT_FOUND
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        body = hearing(page.read_bytes(), self.news.mark)
        held = self._begin(HTTPStatus.NOT_FOUND, "text/html; charset=utf-8", body)
        if self.command != "HEAD":
            self.wfile.write(held.getvalue())

    def _begin(self, status: HTTPStatus, kind: str, body: bytes) -> BytesIO:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def _tell(self, since: str) -> None:
        """Tell a page what changes for as long as it listens."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for new in self.news.since(since, PATIENCE):
            said = f"data: {json.dumps(new)}\n\n" if new else ": still here\n\n"
            self.wfile.write(said.encode())
            self.wfile.flush()


def sending(folder: Path, port: int, news: News, look: Callable[[str], None]) -> Server:
    """Listen as for a built site; ``look`` is told every page that is asked for."""
    return listening(
        folder, port, handler=partial(Editing, directory=str(folder), news=news, look=look)
    )
