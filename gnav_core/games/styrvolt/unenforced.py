"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "styrvolt-1774.r1.a": "Who plays with whom is settled before; here partners sit opposite.",
    "styrvolt-1774.r1.b": "Shuffling and cutting are done by hand; the deal here is by chance.",
    "styrvolt-1774.r1.e": "No other card under the pack can be looked at here.",
    "styrvolt-1774.r3.b": "It is about what partners say to each other.",
}
