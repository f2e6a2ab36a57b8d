"""Let MkDocs call the programs that stage its pages, bind its styles and finish its search."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import material

ROOT = Path(__file__).resolve().parents[2]
BOUND: dict[str, list[str]] = {}
#: A link whose words say where something stands: ``1774:3[d]``, ``3[d]``.
REFERENCE = re.compile(r"<a (?=[^<>]*>(?:[^<>:]{1,20}:\d+(?:\[\w\])?|\w+\[\w\])</a>)(?!class)")
#: A style that only some pages have.
OWN_STYLES = re.compile(r'<link rel="stylesheet" [^>]*>')
#: A heading in two languages.
BOTH = re.compile(r'<h[1-6] id="([^"]+)"[^>]*>(<span data-said="en".*?)</h[1-6]>', re.DOTALL)
IN_ENGLISH = (
    '<p class="quiet" data-said="da" lang="da" data-search-exclude>Denne side er for dem, der '
    "arbejder med programmet, udgaven eller dens data, og findes kun på engelsk.</p>"
)
UNASKED = ("assets/javascripts/lunr/", "assets/images/favicon.png", "assets/stylesheets/")
#: Where the site begins: as the theme writes it by a page's depth, and alike in all pages.
SCOPE = re.compile(r'__md_scope=new URL\("[^"]*",location\)')
SCOPE_OF_ALL = '__md_scope=new URL(".",document.querySelector("link[rel=manifest]").href)'
#: What stands before the search's own worker.
BEFORE_THE_SEARCH = ("little_words.js", "spellings.js")
STYLES = Path(material.__file__).parent / "templates/assets/stylesheets"


def run(module: str, *arguments: str) -> None:
    """Run a program of the archive."""
    subprocess.run([sys.executable, "-m", f"scripts.{module}", *arguments], cwd=ROOT, check=True)


def on_pre_build(config):
    """Stage build/docs before MkDocs reads it, and bind what every page fetches."""
    run("site")
    for target, parts in bound(config).items():
        run("pages.bind", target, *parts)


def bound(config: Any) -> dict[str, list[str]]:
    """Let every page fetch one style sheet and one script; give of what each is bound."""
    folder = Path(config.docs_dir)
    if "assets/css/archive.css" not in config.extra_css:
        sheets, scripts = list(config.extra_css), list(config.extra_javascript)
        BOUND[str(folder / "assets/css/archive.css")] = [str(folder / one) for one in sheets]
        BOUND[str(folder / "assets/js/archive.js")] = [str(folder / one.path) for one in scripts]
        scripts[0].path = "assets/js/archive.js"
        config.extra_css, config.extra_javascript = ["assets/css/archive.css"], scripts[:1]
    return BOUND


def on_files(files, config):
    """Leave out what the theme brings and no page asks for: other languages' search, its sign.

    Of its styles our own sheet takes what is needed.
    """
    for file in [*files]:
        if file.src_uri.startswith(UNASKED):
            files.remove(file)
    return files


def on_page_markdown(markdown, page, config, files):
    """Name the picture that a link to a page shows only where it has been made."""
    if "preview" in page.meta and not files.get_file_from_path(page.meta["preview"]):
        del page.meta["preview"], page.meta["preview_alt"]
    return markdown


def on_page_content(html, page, config, files):
    """Mark every reference to a clause, so that it is set as one wherever it stands.

    The contents of a page have its headings in both languages. A page in English alone says so.
    """
    headings, items = dict(BOTH.findall(html)), [*page.toc.items]
    for item in items:
        item.title = headings.get(item.id, item.title)
        items += item.children
    if page.url.startswith(tuple(config.extra["in_english"])):
        html = html.replace("</h1>", f"</h1>{IN_ENGLISH}", 1)
    return REFERENCE.sub('<a class="ref" ', html)


def on_post_page(output, page, config):
    """Let the styles of one page come before it is drawn, so that nothing on it is pushed aside.

    They stand in its text too: from there the theme takes them along when it turns pages.
    """
    before, head, text = output.partition("</head>")
    return with_one_scope(before + "".join(OWN_STYLES.findall(text)) + head + text)


def on_post_template(output_content, template_name, config):
    """Let the page for what is not there say where the site begins as all others do."""
    return with_one_scope(output_content) if template_name == "404.html" else output_content


def with_one_scope(page: str) -> str:
    """Find where the site begins from a link before, alike in all pages: the policy has each hash.

    Raises ValueError where the theme no longer asks once.
    """
    page, found = SCOPE.subn(SCOPE_OF_ALL, page)
    if found != 1:
        raise ValueError("the theme no longer says once in each page where the site begins")
    return page


def on_post_build(config):
    """Add the edition to the search, clause by clause; take the theme's styles, change its script.

    Before the search's own worker stands what leaves little words out of a question, and what makes
    the other spellings of an entry's words.
    """
    index = Path(config.site_dir) / "search" / "search_index.json"
    run("pages.search", str(index), *config.extra["in_english"])
    (script,) = Path(config.site_dir).glob("assets/javascripts/bundle.*.min.js")
    run("pages.theme_script", str(script))
    for script in Path(config.site_dir).glob("assets/javascripts/workers/search.*.min.js"):
        before = [Path(__file__).with_name(name) for name in BEFORE_THE_SEARCH]
        script.write_text("".join(one.read_text("utf-8") for one in [*before, script]), "utf-8")
    (sheet,) = STYLES.glob("main.*.min.css")
    run("pages.theme_styles", config.site_dir, str(sheet))
