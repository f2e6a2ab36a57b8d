"""Freeze a release: ``python -m scripts.data.freeze 0.0.1``; what is frozen is never rebuilt."""

from __future__ import annotations

import argparse
import datetime
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from scripts import tei
from scripts.cite import citations_json
from scripts.cite import files as citations
from scripts.cite.files import LOCAL, site_address
from scripts.data import api, changes, frozen_pages, releases, tei_files, web_annotations
from scripts.data.edition import Edition, dumps, load
from scripts.gate.record import UnprovedError, demand
from scripts.prints.catalogue import all_books
from scripts.prints.making import press
from scripts.prints.page import PAGE as PRINTS
from scripts.tei.archive import Archive
from scripts.zips import zipped


class ReleaseError(ValueError):
    """Refuse a release, in one sentence."""


def freeze(version: str, date: str, root: Path = tei.ROOT) -> Path:
    """Freeze the archive as it stands in `root`; give the file that was written.

    Its citations are those of this version. Raises `ReleaseError` for a version that is no
    version, is there already, or is not the newest.
    """
    folder = root / "releases"
    refuse(folder, version)
    edition = load(root, base="")
    data = citations_json.citations({text.id: text for text in edition.archive.texts()}, version)
    edition = replace(edition, citations=replace(edition.citations, data=data))
    held = {f"v{version}/{name}": text.encode() for name, text in contents(edition, version, date)}
    packed = zipped(held | books(edition.archive, version, root))
    folder.mkdir(exist_ok=True)
    path = releases.archive(folder, version)
    path.write_bytes(packed)
    note(folder, path)
    date_citation(root / "CITATION.cff", version, date)
    return path


def date_citation(path: Path, version: str, date: str) -> None:
    """Write the version and its day in the file by which the archive as a whole is cited."""
    lines = path.read_text("utf-8").splitlines()
    undated = [one for one in lines if not one.startswith(("version:", "date-released:"))]
    at = undated.index("type: software") + 1
    dated = [*undated[:at], f"version: {version}", f'date-released: "{date}"', *undated[at:]]
    path.write_text("\n".join(dated) + "\n", "utf-8")


def refuse(folder: Path, version: str) -> None:
    """Refuse a version that cannot be frozen."""
    if not releases.VERSION.fullmatch(version):
        raise ReleaseError(f"{version!r} is no version; one is written like 1.0.0")
    known = releases.versions(folder)
    if version in known or f"v{version}.zip" in releases.checksums(folder):
        raise ReleaseError(f"release {version} is frozen already and is never made again")
    if known and parts(version) < parts(known[-1]):
        raise ReleaseError(f"{version} is older than {known[-1]}, which is frozen already")


def parts(version: str) -> list[int]:
    """Take a version apart, to compare it."""
    return [int(part) for part in version.split(".")]


def contents(edition: Edition, version: str, date: str) -> Iterator[tuple[str, str]]:
    """Yield every file of a release: pages, TEI, JSON, citations, and what it says of itself."""
    said = {"version": version, "date": date, "record": changes.record(edition)}
    yield releases.ABOUT, dumps(said)
    yield from frozen_pages.files(edition, version, date)
    yield from api.files(edition)
    yield from web_annotations.files(edition)
    for path in tei_files.published(edition):
        yield f"data/tei/{path.name}", tei_files.published_text(edition, path)
    for text in edition.archive.texts():
        yield from citations.files(edition.citations, text)
    yield "citations.json", citations_json.dumps(edition.citations.data)


def books(archive: Archive, version: str, root: Path) -> dict[str, bytes]:
    """Set the books as the archive stands, by their place in the release; sheets stay with us."""
    made = press(root)
    return {
        f"v{version}/{PRINTS}{file['name']}": (made.out / file["name"]).read_bytes()
        for book in all_books(archive)
        for file in made.make(book)["files"]
    }


def note(folder: Path, path: Path) -> None:
    """Add the checksums of an archive and of all files in it to the list."""
    known = releases.checksums(folder)
    known[path.name] = hashlib.sha256(path.read_bytes()).hexdigest()
    known |= releases.inside(path)
    lines = "".join(f"{digest}  {name}\n" for name, digest in sorted(known.items()))
    (folder / releases.SUMS).write_text(lines, encoding="utf-8")


def main(arguments: list[str] | None = None, root: Path = tei.ROOT) -> int:
    """Freeze a release of what `make prove` passed at, or say in one sentence why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="like 1.0.0")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    parser.add_argument("--date", default=today, help="the day of the release (today)")
    chosen = parser.parse_args(arguments)
    try:
        demand(root)
        path = freeze(chosen.version, chosen.date, root)
    except (ReleaseError, UnprovedError) as error:
        print(error, file=sys.stderr)
        return 1
    if site_address() == LOCAL:
        print(f"SITE_URL is not set: the citations in this release name {LOCAL}", file=sys.stderr)
    print(f"{path.relative_to(root)}: commit it with releases/{releases.SUMS} and CITATION.cff")
    return 0


if __name__ == "__main__":
    sys.exit(main())
