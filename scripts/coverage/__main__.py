"""Write the record of coverage from a run of the tests and examples of the rules."""

from __future__ import annotations

from scripts.coverage.kept import PATH
from scripts.coverage.written import fresh

if __name__ == "__main__":
    PATH.write_text(fresh(), "utf-8")
    print(f"{PATH.name}: written")
