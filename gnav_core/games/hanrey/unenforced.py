"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "hanrey-1774.r0.b": "It says how many players are best, and forbids no other number.",
    "hanrey-1774.r1.a": "Shuffling is done by hand; the deal here is by chance.",
    "hanrey-1774.r2.a": "Nobody can cut cards that are dealt by chance.",
}
