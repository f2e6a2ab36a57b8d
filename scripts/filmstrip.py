"""Look at the table as it plays: a picture at every so many milliseconds, for eyes to judge.

`python -m scripts.filmstrip FOLDER --pace normal --rules gnav-1774 --seats 4` plays a deal of the
built site, always standing or leading the first card, and leaves its pictures in the folder.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts.browser import find_chromium
from scripts.serve import serve_folder

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
MOVES = (
    ".choices [data-move=stand], .choices .allowed button, .hand.choosing [data-held][data-move]"
)


def main() -> None:
    """Take the pictures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--pace", default="normal", choices=["slow", "normal", "fast", "once"])
    asked.add_argument("--rules", default="gnav-1774")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--every", type=int, default=200, help="milliseconds")
    asked.add_argument("--pictures", type=int, default=60)
    asked.add_argument("--window", default="1440x900")
    asked.add_argument("--still", action="store_true", help="with reduced motion")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wide, high = map(int, options.window.split("x"))
    with serve_folder(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": wide, "height": high},
            reduced_motion="reduce" if options.still else "no-preference",
        )
        page.add_init_script(f"localStorage.setItem('gnav.pace', '{options.pace}')")
        setup = f"rules={options.rules}&players={options.seats}&seed=film"
        page.goto(f"{address.rstrip('/')}/play/#{setup}")
        page.locator("gnav-setup button[type=submit], gnav-setup .main").first.click()
        page.locator(".table").wait_for()
        take(page, options.folder, options.pictures, options.every)
        browser.close()


def take(page: Page, folder: Path, pictures: int, every: int) -> None:
    """Take so many pictures; where it is asked for a move, make one."""
    for number in range(pictures):
        page.screenshot(path=folder / f"{number:03}.png")
        move = page.locator(MOVES)
        if move.count() and not page.locator(".go-on").count():
            move.first.click()
        page.wait_for_timeout(every)


if __name__ == "__main__":
    main()
