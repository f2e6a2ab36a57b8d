"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "mariage-1774.r0.b": "It says how many players are best, and forbids no other number.",
    "mariage-1774.r1.a": "Shuffling and cutting are done by hand; the deal here is by chance.",
}
