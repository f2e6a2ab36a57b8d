"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "byd-1774.r1.a": "Shuffling is done by hand; the deal here is by chance.",
    "byd-1774.r2.a": "Nobody can cut cards that are dealt by chance.",
    "byd-1774.r9.a": "It says where a card is laid, so that no two are confused.",
    "byd-1774.r10.a": "No card can be shown here before its time.",
    "byd-1774.r13.a": "It is about what players say to each other.",
    "byd-1774.r13.b": "It leaves each his own will, and forbids nothing.",
    "byd-1774.r13.c": "It is about how players take each other’s play.",
    "byd-1774.r14.a": "It is about talk at the table.",
    "byd-1774.r14.b": "It praises order, and tells nobody what to do.",
    "byd-1774.r15.a": "A game here is one deal, after which anybody can stop.",
}
