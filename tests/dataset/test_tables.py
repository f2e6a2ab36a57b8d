"""The data set: one description, and the same rows in SQLite, CSV and Parquet as in the API."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from scripts import tei
from scripts.data import edition as data
from scripts.dataset import publish
from scripts.dataset.held import Held
from scripts.dataset.tables import TABLES

OTHERS = tei.ROOT / "build/clients/bin/python"


@pytest.fixture
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / publish.SQLITE)) as held:
        yield held


@pytest.fixture(scope="module")
def read(folder: Path) -> Any:
    assert OTHERS.exists(), "run `make build/clients/made` first"
    command = [OTHERS, Path(__file__).with_name("read_by_others.py"), folder]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def counts(database: sqlite3.Connection) -> dict[str, int]:
    found = {}
    for table in TABLES:
        (rows,) = database.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()
        found[table.name] = rows
    return found


def test_every_key_that_a_row_names_is_there(database: sqlite3.Connection) -> None:
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_every_table_is_strict_and_keeps_its_keys(database: sqlite3.Connection) -> None:
    for table in TABLES:
        (_, _, _, _, _, strict) = database.execute(f"PRAGMA table_list('{table.name}')").fetchone()
        assert strict, table.name
        named = database.execute(f"PRAGMA foreign_key_list('{table.name}')").fetchall()
        kept = {(key[3], key[2]) for key in named}
        assert kept == {(one.name, one.names) for one in table.columns if one.names}


def test_a_table_names_only_what_stands_before_it() -> None:
    before = set()
    for table in TABLES:
        before.add(table.name)
        assert {column.names for column in table.columns} - {""} <= before, table.name


def test_there_are_as_many_rows_as_in_the_api(database: sqlite3.Connection, held: Held) -> None:
    found = counts(database)
    clauses = [clause for rule in held.rules for clause in rule["clauses"]]
    rows = held.listed("concordance")
    expected = {
        "texts": len(held.texts),
        "rights": sum(len(text["rights"]) for text in held.texts),
        "rules": sum(len(text["rules"]) for text in held.texts),
        "clauses": len(clauses),
        "translations": sum(len(clause["translations"]) for clause in clauses),
        "emendations": sum(len(clause["emendations"]) for clause in clauses),
        "notes": len({note["id"] for rule in held.rules for note in rule["notes"]}),
        "cruces": len(held.cruces),
        "crux_options": sum(len(crux["options"]) for crux in held.cruces),
        "crux_evidence": sum(len(crux["evidence"]) for crux in held.cruces),
        "enforced": len(
            {
                (rule["source"], *value["fields"])
                for rule in held.rules
                for value in rule["enforced"]
            }
        ),
        "concordance_questions": len(rows),
        "concordance_answers": sum(len(row["cells"]) for row in rows),
        "side_by_side_questions": len(held.side_by_side["questions"]),
        "glossary": len(held.listed("glossary")),
        "works": len(held.listed("bibliography")),
        "examples": len(held.examples),
        "golden_games": len(held.golden_games),
    }
    assert {name: found[name] for name in expected} == expected


def test_the_texts_of_the_api_are_the_clauses_of_the_tables(
    database: sqlite3.Connection, in_api: dict[str, str], held: Held
) -> None:
    for text in held.texts:
        words = json.loads(in_api[f"api/{text['id']}/text.json"])["clauses"]
        asked = "SELECT id, diplomatic, normalised FROM clauses WHERE text = ? ORDER BY n"
        told = [(one["id"], one["diplomatic"], one["normalised"]) for one in words]
        assert database.execute(asked, [text["id"]]).fetchall() == told


def test_csv_holds_the_rows_of_sqlite(database: sqlite3.Connection, made: dict[str, bytes]) -> None:
    for name, rows in counts(database).items():
        text = io.StringIO(made[f"data/csv/{name}.csv"].decode(), newline="")
        assert len(list(csv.DictReader(text))) == rows, name


def test_frictionless_finds_no_fault_and_pandas_and_duckdb_read_the_parquet(
    database: sqlite3.Connection, read: Any
) -> None:
    assert read["faults"] == []
    for reader in ("frictionless", "pandas", "duckdb"):
        assert read[reader] == counts(database), reader


def test_it_is_the_same_each_time(
    edition: data.Edition, in_api: dict[str, str], made: dict[str, bytes]
) -> None:
    assert dict(publish.files(in_api, edition.base, edition.root)) == made


def test_the_crate_lists_every_file_but_itself(made: dict[str, bytes]) -> None:
    graph = json.loads(made["data/ro-crate-metadata.json"])["@graph"]
    named = {f"data/{one['@id']}" for one in graph if one["@type"] == "File"}
    assert named == made.keys() - {"data/ro-crate-metadata.json"}
    described = {one["@id"] for one in graph}
    (root,) = [one for one in graph if one["@id"] == "./"]
    assert {one["@id"] for one in (*root["license"], *root["hasPart"])} <= described
