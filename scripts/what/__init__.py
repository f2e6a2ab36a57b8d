"""What a change touches: the tests that read a file, and what is made from it and committed.

Nothing of it is written by hand: it is read off the imports of Python and of the table's scripts,
off the paths, the names of files and the ids of sources that stand in them as strings, off the
Makefile, and off what each maker declares in `scripts/made.py`.
"""
