"""Every JSON file is what its published schema says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator, FormatChecker

from tests.data.conftest import Load
from tests.some import some

#: What the data set says of itself has the form of others; tests/dataset hold it to that.
OF_OTHERS = {"codemeta.json", "datapackage.json", "ro-crate-metadata.json"}


@pytest.fixture(scope="module")
def schemas(published: Path) -> dict[str, Draft202012Validator]:
    return {
        path.stem: Draft202012Validator(
            json.loads(path.read_text()), format_checker=FormatChecker()
        )
        for path in some((published / "api/schemas").glob("*.json"))
    }


def test_the_schemas_are_schemas(schemas: dict[str, Draft202012Validator]) -> None:
    for validator in schemas.values():
        Draft202012Validator.check_schema(validator.schema)


def test_every_json_file_of_the_api_names_its_schema_and_obeys_it(
    published: Path, schemas: dict[str, Draft202012Validator]
) -> None:
    found = [
        path
        for path in published.rglob("*.json")
        if "schemas" not in path.parts and path.name not in OF_OTHERS
    ]
    for path in found:
        data = json.loads(path.read_text())
        schemas[Path(data["schema"]).stem].validate(data)
    assert len(found) > 80


@pytest.mark.parametrize(("folder", "schema"), [("annotations", "annotations"), ("dts", "dts")])
def test_every_json_ld_file_obeys_its_schema(
    folder: str, schema: str, published: Path, schemas: dict[str, Draft202012Validator]
) -> None:
    for path in some((published / "api" / folder).rglob("*.jsonld")):
        schemas[schema].validate(json.loads(path.read_text()))


def test_every_schema_is_in_the_index(load: Load, published: Path) -> None:
    named = {Path(url).name for url in load("api/index.json")["schemas"]}
    assert named == {path.name for path in (published / "api/schemas").iterdir()}


def test_a_rule_without_a_permalink_is_refused(
    load: Load, schemas: dict[str, Draft202012Validator]
) -> None:
    rule = load("api/gnav-1774/r3.json")
    del rule["permalink"]
    assert not schemas["rule"].is_valid(rule)
