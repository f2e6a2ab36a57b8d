"""The frozen releases: archives kept in the repository, unpacked at build and never rebuilt."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from scripts.data import changes
from scripts.data.edition import Edition, Json, dumps
from scripts.data.redirects import withdrawn
from scripts.pages.front_matter import front_matter
from scripts.pages.templates import page_of

SUMS: Final = "SHA256SUMS"
ABOUT: Final = "release.json"
VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


def versions(folder: Path) -> list[str]:
    """List the releases, the oldest first."""
    found = (path.stem.removeprefix("v") for path in folder.glob("v*.zip"))
    return sorted(found, key=lambda version: [int(part) for part in version.split(".")])


def archive(folder: Path, version: str) -> Path:
    """Give the archive of a release."""
    return folder / f"v{version}.zip"


def checksums(folder: Path) -> dict[str, str]:
    """Read the checksums of the archives and of every file in them, by path."""
    path = folder / SUMS
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}


def about(folder: Path, version: str) -> dict[str, Any]:
    """Read what a release says of itself: version, date, and the record of its clauses."""
    with zipfile.ZipFile(archive(folder, version)) as held:
        said: dict[str, Any] = json.loads(held.read(f"v{version}/{ABOUT}"))
    return said


def unpack(folder: Path, target: Path) -> None:
    """Unpack every release that is not there yet, and see that no byte of it has changed.

    Raises `ValueError` in one sentence where an archive or a file has another checksum.
    """
    known = checksums(folder)
    for version in versions(folder):
        path = archive(folder, version)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if known.get(path.name) != digest:
            raise ValueError(f"{path.name} is not the archive whose checksum is in {SUMS}")
        mark = target / f".v{version}.sha256"
        if not (mark.exists() and mark.read_text("utf-8") == digest):
            shutil.rmtree(target / f"v{version}", ignore_errors=True)
            extract(path, target, known)
            mark.write_text(digest, encoding="utf-8")
    for old in target.glob(".v*.sha256"):
        if old.stem.removeprefix(".v") not in versions(folder):
            shutil.rmtree(target / old.stem.removeprefix("."), ignore_errors=True)
            old.unlink()


def extract(path: Path, target: Path, known: dict[str, str]) -> None:
    """Unpack one archive, checking each file."""
    with zipfile.ZipFile(path) as held:
        for name in held.namelist():
            data = held.read(name)
            if known.get(name) != hashlib.sha256(data).hexdigest():
                raise ValueError(f"{name} in {path.name} is not what {SUMS} says")
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes(data)


def inside(path: Path) -> dict[str, str]:
    """Give the checksum of every file in an archive, by name."""
    with zipfile.ZipFile(path) as held:
        return {name: hashlib.sha256(held.read(name)).hexdigest() for name in held.namelist()}


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield the log of changes and the page of the releases."""
    log = changelog(edition)
    yield "api/changes.json", dumps(log)
    yield "releases/index.md", page(edition, log)


def changelog(edition: Edition) -> Json:
    """Say what changed in each release, and since the last one."""
    folder = edition.root / "releases"
    listed: list[Json] = []
    before: changes.Record | None = None
    since: str | None = None
    for version in versions(folder):
        said = about(folder, version)
        found = changes.between(before, said["record"]) if before is not None else []
        listed.append({"version": version, "date": said["date"], "since": since, "changes": found})
        before, since = said["record"], version
    now = changes.between(before, changes.record(edition)) if before is not None else []
    missing = {one["id"] for one in now if one["kind"] == "withdrawn"} - set(
        withdrawn(edition.root)
    )
    if missing:
        raise ValueError(
            f"{min(missing)} was published in {since} and is gone: put it in withdrawn.toml"
        )
    return {
        "schema": edition.url("api/schemas/changes.json"),
        "url": edition.url("api/changes.json"),
        "releases": listed,
        "unreleased": {"since": since, "changes": now},
    }


def page(edition: Edition, log: Json) -> str:
    """Set the page of the releases: each with what changed, the newest first."""
    return page_of(
        "releases.html",
        front_matter("Releases", "Frozen releases of the archive, and what changed in them."),
        page="releases/",
        log=log,
        gone=list(withdrawn(edition.root).values()),
        doi=yaml.safe_load((edition.root / "CITATION.cff").read_text("utf-8")).get("doi"),
    )
