"""What is said of whatever is tried: nothing, or one sentence that may be shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def or_refused(*errors: type[Exception]) -> Iterator[None]:
    """Let something be refused, but in one sentence."""
    try:
        yield
    except errors as error:
        refusal = str(error)
    else:
        return
    assert is_one_sentence(refusal)


def is_one_sentence(why: str) -> bool:
    """Whether it may be shown: a line that ends as a sentence does, and is not endless."""
    return 0 < len(why) < 1500 and why.splitlines() == [why] and why[-1] in ".?!"
