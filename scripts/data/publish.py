"""Write all that is published for programs into the staged site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from scripts.cite import files as citations
from scripts.cite.files import site_address
from scripts.data import (
    api,
    bag,
    dts,
    redirects,
    releases,
    rule_data,
    tei_files,
    web_annotations,
    wheel,
)
from scripts.data.edition import Edition, dumps
from scripts.dataset import publish as dataset
from scripts.stage import Stage
from scripts.tei import links
from scripts.tei.archive import Archive


def publish(stage: Stage, archive: Archive, root: Path) -> None:
    """Stage the data of an archive that was read from the repository at `root`."""
    edition = Edition(archive, root, site_address(), citations.load(site_address(), root))
    data = dict((*api.files(edition), *web_annotations.files(edition)))
    for path, text in (*data.items(), *files(edition)):
        stage.write(path, text)
    for path, held in dataset.files(data, edition.base, root):
        stage.write_bytes(path, held)
    made = root / "build" / "data"
    write(made / "data" / f"{bag.NAME}.zip", bag.bag(edition, data))
    releases.unpack(root / "releases", made)
    stage.tree(made)
    for name, content in wheel.built().files().items():
        stage.write_bytes(f"data/{name}", content)


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield every other file that is text, with its path on the site."""
    yield from dts.files(edition)
    yield from redirects.files(edition)
    yield from releases.files(edition)
    yield from beside(edition)
    yield "robots.txt", robots(edition.url("sitemap.xml"))
    for path in tei_files.published(edition):
        yield f"data/tei/{path.name}", tei_files.published_text(edition, path)


def robots(sitemap: str) -> str:
    """Tell robots that all may be read, and where the list of pages is."""
    return f"User-agent: *\nAllow: /\nSitemap: {sitemap}\n"


def beside(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield the files that stand beside the page of each rule: JSON, TEI and plain text."""
    for source in edition.archive.sources.values():
        for rule in source.rules:
            part = links.address(rule.id) + rule.id.partition(".")[2]
            yield f"{part}.json", dumps(rule_data.rule_data(edition, source, rule))
            yield f"{part}.xml", tei_files.passage(edition, source, rule.id)
            yield f"{part}.txt", rule_data.rule_text(edition, source, rule)


def write(path: Path, data: bytes) -> None:
    """Write a file, if its contents differ from what stands there."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
