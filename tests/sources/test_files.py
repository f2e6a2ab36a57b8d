"""Each source lies in the folder of its family, and its files are found by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnav_core.core import registry
from scripts import tei
from scripts.tei import files


def test_the_folder_of_a_source_is_named_like_the_package_that_runs_it() -> None:
    for source in registry.SOURCES:
        assert files.family(source) == registry.family(source).id
    for source in tei.order():
        assert (tei.ROOT / "gnav_core/games" / files.family(source) / "text.json").is_file()
    assert files.family(tei.BOOKLET) == tei.BOOKLET


def test_all_that_belongs_to_a_source_lies_in_one_folder() -> None:
    for name, path in files.files().items():
        source = name.partition(".")[0]
        if source not in {"bibliography", "glossary"}:
            assert path.parent == files.folder_of(source)


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    for folder in ("gnav", "byd"):
        (tmp_path / "sources" / folder).mkdir(parents=True)
        (tmp_path / "sources" / folder / "byd-1774.xml").write_text("<TEI/>", "utf-8")
    with pytest.raises(ValueError, match=r"byd-1774\.xml is the name of two files"):
        files.files(tmp_path)


def test_a_source_without_a_file_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no file gnav-1600\.xml"):
        files.folder_of("gnav-1600")
