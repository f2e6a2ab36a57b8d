"""Where the files of the edition lie: a folder in `sources/` for each family of sources.

A pointer names a file and no folder: the files are published side by side, so each name is the
name of one file only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def files(root: Path = ROOT) -> dict[str, Path]:
    """List every TEI file by its name: the glossary, and those in the folders of families.

    Raises `ValueError` where two have one name.
    """
    folder = root / "sources"
    found: dict[str, Path] = {}
    for path in (*folder.glob("*.xml"), *folder.glob("*/*.xml")):
        if path.name in found:
            raise ValueError(f"{path.name} is the name of two files of the edition")
        found[path.name] = path
    return dict(sorted(found.items()))


def folder_of(source_id: str, root: Path = ROOT) -> Path:
    """Give the folder in which a source lies with its notes and translations.

    Raises `ValueError` for a source of which there is no file.
    """
    for path in (root / "sources").glob(f"*/{source_id}.xml"):
        return path.parent
    raise ValueError(f"there is no file {source_id}.xml in a folder of sources")


def family(source_id: str, root: Path = ROOT) -> str:
    """Name the family that a source is of: the name of its folder, and of the package that runs it.

    The booklet is of no family; its folder has its own name.
    """
    return folder_of(source_id, root).name


def of_families(pattern: str, root: Path = ROOT) -> list[Path]:
    """List what each family has of a kind, by name: `examples/*.json`, say."""
    found = (root / "sources").glob(f"*/{pattern}")
    return sorted(found, key=lambda path: path.name)
