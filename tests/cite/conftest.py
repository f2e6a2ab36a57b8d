"""Citations as they stand in the repository, and as a release would have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import tei
from scripts.cite import citations_json, files

SITE = "https://archive.example/"


@pytest.fixture(scope="session")
def sources() -> dict[str, tei.Source]:
    return tei.load_texts()


@pytest.fixture(scope="session")
def citations() -> files.Citations:
    return files.load(SITE)


@pytest.fixture(scope="session")
def released(sources: dict[str, tei.Source]) -> files.Citations:
    """What a release 1.0.0 would cite; the processor sets it anew."""
    return files.Citations(citations_json.citations(sources, "1.0.0"), SITE)


@pytest.fixture(scope="session")
def written(
    citations: files.Citations,
    sources: dict[str, tei.Source],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """Write every file of citations in a folder, as the site has them."""
    folder = tmp_path_factory.mktemp("site")
    for source in sources.values():
        for name, text in files.files(citations, source):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    return folder
