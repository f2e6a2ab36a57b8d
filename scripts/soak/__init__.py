"""Play the tests that take a seed with new seeds, for as long as there is time.

What `make test` and `make prove` play is the same each time, so that a release never hangs on a lot
that is drawn. Here others are drawn, and nothing waits for them: a test that fails becomes a line
of `tests/found.jsonl`, and every `make test` plays that line.
"""
