"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "hundrede-og-eet-1774.r1.a": "Shuffling and cutting are done by hand; the deal here is by"
    " chance.",
}
