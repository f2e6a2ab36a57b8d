"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "lang-hanrey-1774.r4.a": "It says how many players are best, and forbids no other number.",
}
