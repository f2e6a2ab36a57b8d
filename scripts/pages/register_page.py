"""The register of all cruces: those a game must answer, then those of the text."""

from __future__ import annotations

from scripts.pages import titles
from scripts.pages.crux_page import OF_THE_GAME, OF_THE_TEXT, REGISTER
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive


def register_page(archive: Archive) -> str:
    """Set the register, source by source."""
    texts = list(archive.texts())
    game = sum(len(source.cruces) for source in texts)
    text = sum(len(source.questions) for source in texts)
    about = f"{OF_THE_GAME.en} The register of all {game}, and of {text} cruces of the text."
    return page_of(
        "register.html",
        front_matter("Cruces", about, **UNSEARCHED),
        page=REGISTER,
        texts=texts,
        titles=titles,
        game=game,
        text=text,
        of_the_game=OF_THE_GAME,
        of_the_text=OF_THE_TEXT,
    )
