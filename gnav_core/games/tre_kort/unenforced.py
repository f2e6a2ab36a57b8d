"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "tre-kort-1774.r1.a": "Shuffling is done by hand; the deal here is by chance.",
    "tre-kort-1774.r2.a": "Nobody can cut cards that are dealt by chance.",
}
