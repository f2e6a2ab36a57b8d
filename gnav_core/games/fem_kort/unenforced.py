"""The clauses no table can enforce, each with the reason; here there are none.

What is borrowed from Byd and no table can enforce is listed with Byd.
"""

UNENFORCED: dict[str, str] = {}
