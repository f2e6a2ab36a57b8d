"""The data set as it is made, laid in a folder once."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.data import api
from scripts.data import edition as data
from scripts.dataset import publish
from scripts.dataset.held import Held


@pytest.fixture(scope="session")
def edition() -> data.Edition:
    return data.load()


@pytest.fixture(scope="session")
def in_api(edition: data.Edition) -> dict[str, str]:
    return dict(api.files(edition))


@pytest.fixture(scope="session")
def held(in_api: dict[str, str]) -> Held:
    return Held(in_api)


@pytest.fixture(scope="session")
def made(edition: data.Edition, in_api: dict[str, str]) -> dict[str, bytes]:
    return dict(publish.files(in_api, edition.base, edition.root))


@pytest.fixture(scope="session")
def folder(made: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    at = tmp_path_factory.mktemp("site")
    for path, held in made.items():
        (at / path).parent.mkdir(parents=True, exist_ok=True)
        (at / path).write_bytes(held)
    return at / "data"
