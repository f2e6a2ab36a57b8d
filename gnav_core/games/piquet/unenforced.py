"""The clauses no table can enforce, each with the reason; here there are none."""

UNENFORCED: dict[str, str] = {}
