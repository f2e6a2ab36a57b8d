"""Read TEI files with dapytains: their references, and of one that is named a passage.

Run by the Python of `build/clients`: FILE... gives a list of references for each as JSON, and with
``--passage REF`` the words of that passage of the only FILE.
"""

from __future__ import annotations

import argparse
import json
import sys

from dapytains.tei.document import Document

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--passage")
    parser.add_argument("files", nargs="+")
    given = parser.parse_args()
    documents = [Document(file) for file in given.files]
    if given.passage:
        (document,) = documents
        json.dump("".join(document.get_passage(given.passage).itertext()), sys.stdout)
    else:
        units = [document.get_reffs() for document in documents]
        found = [[ref.ref for unit in one for ref in (unit, *unit.children)] for one in units]
        json.dump(found, sys.stdout)
