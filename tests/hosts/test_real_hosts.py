"""nginx, Apache and Caddy, told what the site ships, send what they should, and nothing breaks.

The programs are Debian's; one that is missing is installed, and where it cannot be, the test fails.
"""

from __future__ import annotations

import gzip
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from urllib.parse import urlsplit

import pytest

from gnav_core.serving import sent
from scripts.hosts import apache, caddy, nginx
from tests import pages
from tests.hosts.dts_ranges import ranges
from tests.hosts.obeyed import broken
from tests.programs import found
from tests.windows import WIDE, Window

pytestmark = [pytest.mark.prove, pytest.mark.browser]

NGINX = """\
daemon off;
pid {at}/pid;
error_log {at}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {at}/a; proxy_temp_path {at}/b; fastcgi_temp_path {at}/c;
    uwsgi_temp_path {at}/d; scgi_temp_path {at}/e;
    server {{
        listen 127.0.0.1:{port};
        root {root};
        include {settings};
    }}
}}
"""
APACHE = """\
{modules}
User nobody
Group nogroup
ServerName 127.0.0.1
TypesConfig /dev/null
Listen 127.0.0.1:{port}
PidFile {at}/pid
ErrorLog {at}/errors
DocumentRoot {site}
DirectoryIndex index.html
<Directory {site}>
    AllowOverride FileInfo
    Require all granted
</Directory>
"""
MODULES = ("mpm_event", "authz_core", "dir", "mime", "filter", "headers", "deflate", "alias")
CADDY = """\
{{
    admin off
    auto_https off
    storage file_system {at}
}}
http://127.0.0.1:{port} {{
    root * {root}
    import {settings}
}}
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """Run a server, wait until it answers, and stop it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        while True:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if server.poll() is not None:
                pytest.fail(f"{command[0]} stopped: {server.communicate()[0].decode()}")
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def run_nginx(
    at: Path, port: int, root: Path = pages.SITE, told: Path = pages.SITE / nginx.PATH
) -> list[str]:
    settings = at / "nginx.conf"
    text = NGINX.format(at=at, port=port, root=root, settings=told)
    settings.write_text(text, encoding="utf-8")
    return [found("nginx", "nginx"), "-p", str(at), "-e", f"{at}/errors", "-c", str(settings)]


def run_apache(at: Path, port: int) -> list[str]:
    program, settings = found("apache2", "apache2-bin"), at / "apache.conf"
    loaded = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in MODULES
    )
    text = APACHE.format(at=at, port=port, site=pages.SITE, modules=loaded)
    settings.write_text(text, encoding="utf-8")
    assert (pages.SITE / apache.PATH).is_file()
    return [program, "-d", str(at), "-f", str(settings), "-D", "FOREGROUND"]


def run_caddy(
    at: Path, port: int, root: Path = pages.SITE, told: Path = pages.SITE / caddy.PATH
) -> list[str]:
    settings = at / "Caddyfile"
    text = CADDY.format(at=at, port=port, root=root, settings=told)
    settings.write_text(text, encoding="utf-8")
    return [found("caddy", "caddy"), "run", "--config", str(settings), "--adapter", "caddyfile"]


@pytest.fixture(
    scope="module", params=[run_nginx, run_apache, run_caddy], ids=lambda run: run.__name__
)
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    prepare: Callable[[Path, int], list[str]] = request.param
    port = free_port()
    with running(prepare(tmp_path_factory.mktemp("host"), port), port) as address:
        yield address


def get(host: str, path: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(urlsplit(host).netloc)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    packed = answer.headers["Content-Encoding"] == "gzip"
    return answer, gzip.decompress(body) if packed else body


def one_of_each_kind() -> Iterator[str]:
    """Yield the path of the largest file of each ending in the table."""
    hidden = pages.SITE / caddy.PATH  # Caddy does not show its own settings
    files = sorted(pages.SITE.rglob("*.*"), key=lambda file: -file.stat().st_size)
    for kind in sent.KINDS.values():
        path = next(file for file in files if sent.kind(file.name) is kind and file != hidden)
        yield f"/{path.relative_to(pages.SITE).as_posix()}"


def test_each_kind_of_file_has_its_type_its_headers_and_its_compression(host: str) -> None:
    for path in (*one_of_each_kind(), sent.WORKER, "/", "/gnav-1774/r3/"):
        answer, body = get(host, path)
        assert answer.status == 200, path
        told = {name: answer.headers.get_all(name) for name in sent.headers(path)}
        assert told == {name: [value] for name, value in sent.headers(path).items()}, path
        kind = sent.kind(path if not path.endswith("/") else "index.html")
        assert kind
        assert answer.headers["Content-Type"].lower() == kind.type, path
        gzips = answer.headers["Content-Encoding"] == "gzip"
        assert gzips == kind.gzips or len(body) < 512, path  # less may be left as it is


def test_an_address_that_leads_nowhere_shows_the_sites_own_page(host: str) -> None:
    for path in ("/nowhere/", "/nowhere.json", "/gnav-1774/nowhere.bib"):
        answer, body = get(host, path)
        assert answer.status == 404
        assert answer.headers["Content-Type"].startswith("text/html")
        assert answer.headers[sent.POLICY] == "frame-ancestors 'none'"
        assert body == (pages.SITE / sent.NOT_FOUND).read_bytes()


@pytest.mark.parametrize(("prepare", "form"), [(run_nginx, nginx), (run_caddy, caddy)])
def test_in_a_subfolder_an_address_that_leads_nowhere_shows_the_page_there(
    prepare: Callable[..., list[str]], form: ModuleType, tmp_path: Path
) -> None:
    told = tmp_path / "settings.conf"
    told.write_text(form.text("/gnav"), encoding="utf-8")
    port = free_port()
    # Beside the site: nginx's workers may not look into a folder of pytest's.
    with TemporaryDirectory(dir=pages.SITE.parent) as folder:
        root = Path(folder)
        root.chmod(0o755)
        (root / "gnav").symlink_to(pages.SITE, target_is_directory=True)
        with running(prepare(tmp_path, port, root, told), port) as host:
            found, _ = get(host, "/gnav/gnav-1774/r3/")
            answer, body = get(host, "/gnav/nowhere/")
    assert (found.status, answer.status) == (200, 404)
    assert body == (pages.SITE / sent.NOT_FOUND).read_bytes()


def test_a_folder_without_its_slash_leads_to_the_page(host: str) -> None:
    answer, _ = get(host, "/gnav-1774")
    assert answer.status in (301, 302, 307, 308)
    assert answer.headers["Location"].endswith("/gnav-1774/")


def test_every_range_that_was_answered_leads_to_its_whole_text(host: str) -> None:
    connection = HTTPConnection(urlsplit(host).netloc)
    for old, new in ranges():
        connection.request("GET", old)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 301, old
        assert urlsplit(answer.headers["Location"]).path == new
    connection.close()
    for new in {new for _, new in ranges()}:
        assert get(host, new)[0].status == 200


def test_nobody_is_led_to_another_host(host: str) -> None:
    for path in ("//evil.test", "/%5Cevil.test", "/a%0d%0aSet-Cookie:%20b", "/%2Fevil.test"):
        answer, _ = get(host, f"{path}/api/dts/document/gnav-kb/1/2.xml")
        assert not urlsplit(answer.headers.get("Location", "")).netloc.startswith("evil")
        assert "Set-Cookie" not in answer.headers


def test_no_page_breaks_the_policy(host: str, window: Window) -> None:
    """A page of each sixth kind: the others are sent the same headers, as is shown above."""
    assert broken(window(**WIDE).context, host, 6) == {}
