"""The little words of each language, which a question has and which do not count in the search.

They come with the index, and the search leaves them out of what is asked where other words remain:
so “what does the cat do” asks for the cat. Whoever reads one language may ask in the other, so each
index has the words of both, but for those that mean something in its own: Danish “to” is two.
"""

from __future__ import annotations

from typing import Final

LITTLE: Final = {
    "en": """
        a about an and are as at be been but by can could did do does for from had has have he her
        him his how i if in is it its may me must my of on or our shall she should so than that the
        their them then there these they this those to us was we were what when where which who
        whom whose why will with would you your
    """.split(),
    "da": """
        ad af at bliver da de dem den der deres det dette dig din disse du eller en er et for fra
        gør ham han hans har hende hendes her hun hvad hvem hver hvilke hvilken hvilket hvis
        hvor hvordan hvorfor hvornår i jeg jer kan kunne man med men mig min må måtte når og også
        om på sig sin skal skulle som så til var ved vi vil ville være
    """.split(),
}  # fmt: skip
#: What is little in the other language and means something in this one.
MEANS: Final = {"en": {"man", "men"}, "da": {"to"}}


def little(language: str) -> list[str]:
    """List the words that do not count in the index of a language."""
    return sorted({word for words in LITTLE.values() for word in words} - MEANS[language])
