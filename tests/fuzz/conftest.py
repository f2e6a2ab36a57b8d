"""What is tried here has an address to cite by, so that `gnav cite` answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def address() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", "https://gnav.example/")
        yield
