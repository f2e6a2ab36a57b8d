"""MkDocs, set up once for pages that are drawn one at a time, by its own steps and our hooks."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

import material
from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page

from scripts import tei
from scripts.hosts import policy
from scripts.pages import bind, theme_styles

HOOKS: Final = "scripts/hooks/stage.py"
THEME: Final = Path(material.__file__).parent / "templates/assets/stylesheets"
FRONT: Final = "index.html"


class Warnings(logging.Handler):
    """Keep what MkDocs warns of: a whole build would stop at it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one warning."""
        self.said.append(record.getMessage())


class Drawing:
    """Draw single pages of what is staged into the built site."""

    def __init__(self, root: Path = tei.ROOT) -> None:
        self.warnings = Warnings()
        logging.getLogger("mkdocs").addHandler(self.warnings)
        config = load_config(str(root / "mkdocs.yml"))
        config.plugins.on_startup(command="build", dirty=False)
        self.config: MkDocsConfig = config.plugins.on_config(config)
        hooks: Any = config.hooks
        self.bound: dict[str, list[str]] = hooks[HOOKS].bound(config)
        self.env = config.theme.get_env()
        self.env.auto_reload = True  # what is read of a template now may be saved before it is used
        self.site = Path(config.site_dir)
        self.list_files()
        self.drawn(FRONT)  # so that what each page needs is read

    def list_files(self) -> None:
        """Read which files are staged, and the menu."""
        config = self.config
        files = get_files(config)
        files.add_files_from_theme(self.env, config)
        files = config.plugins.on_files(files, config=config)
        set_exclusions(files, config)
        self.nav: Any = config.plugins.on_nav(
            get_navigation(files, config), config=config, files=files
        )
        self.env = config.plugins.on_env(self.env, config=config, files=files) or self.env
        self.files = files
        self.pages = {file.dest_uri: file for file in files.documentation_pages()}
        self.places = {file.src_uri: place for place, file in self.pages.items()}

    def draw(self, place: str) -> bool:
        """Draw the page that stands at a place of the site; say whether it is another than before.

        Raises KeyError where no page stands there.
        """
        drawn = self.drawn(place)
        if drawn == self._old(place):
            return False
        self.write(place, drawn.encode())
        return True

    def drawn(self, place: str) -> str:
        """Give the page of a place as a whole build would; KeyError where there is none."""
        return policy.alone(self._by_mkdocs(self.pages[place]), self._old(FRONT))

    def _by_mkdocs(self, file: File) -> str:
        """Give a page as MkDocs writes it: its steps, with the events of each."""
        config, plugins = self.config, self.config.plugins
        page = file.page or Page(None, file, config)
        config._current_page = page
        page = plugins.on_pre_page(page, config=config, files=self.files) or page
        page.read_source(config)
        page.markdown = plugins.on_page_markdown(
            page.markdown or "", page=page, config=config, files=self.files
        )
        page.render(config, self.files)
        page.content = plugins.on_page_content(
            page.content or "", page=page, config=config, files=self.files
        )
        page.active = True
        try:
            listed = self.files.documentation_pages()
            context = get_context(self.nav, listed, config, page)
            template = self.env.get_template(page.meta.get("template", "main.html"))
            context = plugins.on_page_context(context, page=page, config=config, nav=self.nav)
            output = plugins.on_post_page(template.render(context), page=page, config=config)
        finally:
            page.active = False
        return str(output)

    def bind(self) -> list[str]:
        """Bind what every page has, and give what is another than before.

        The theme's styles stand before ours as they did; the whole build asks anew which of them
        a page can use.
        """
        changed = []
        for target, parts in self.bound.items():
            path = Path(target)
            place = path.relative_to(self.config.docs_dir).as_posix()
            before, old = path.read_text("utf-8") if path.exists() else "", self._old(place)
            bind.bind(path, map(Path, parts))
            bound = path.read_text("utf-8")
            if place == theme_styles.SHEET:
                bound = self._with_theme(bound, before, old)
            if bound != old:
                self.write(place, bound.encode())
                changed.append(place)
        return changed

    def _with_theme(self, ours: str, before: str, old: str) -> str:
        if before and old.endswith(before) and len(old) > len(before):
            return old.removesuffix(before) + ours
        (sheet,) = THEME.glob("main.*.min.css")
        return theme_styles.without_unwanted(sheet.read_text("utf-8"), ours, self.site) + ours

    def _old(self, place: str) -> str:
        path = self.site / place
        return path.read_text("utf-8") if path.is_file() else ""

    def write(self, place: str, content: bytes) -> None:
        """Put a file in its place in the site, whole."""
        lay(self.site / place, content)


def lay(path: Path, content: bytes) -> None:
    """Put a file in its place, so that nobody reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)
