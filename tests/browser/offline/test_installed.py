"""The archive can be installed: manifest and icons are what a browser asks for."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

from scripts.offline import manifest
from scripts.offline.drawing import read
from scripts.offline.png import png
from tests.browser.offline.host import Host
from tests.browser.offline.visit import settle
from tests.pages import SITE
from tests.windows import PHONE, open_profile

DOTS = """(address) => new Promise((resolve) => {
  const picture = new Image();
  picture.onload = () => {
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const within = canvas.getContext('2d');
    within.drawImage(picture, 0, 0);
    const dot = (x, y) => [...within.getImageData(x, y, 1, 1).data];
    resolve({ width, height, corner: dot(0, 0), middle: dot(width / 2, height / 2) });
  };
  picture.src = address;
})"""
MADDER = [0x8A, 0x1C, 0x2B, 255]


def test_a_browser_finds_nothing_in_the_way(browser: Browser, host: Host, tmp_path: Path) -> None:
    """In a window that is not private, where nothing is ever installed."""
    context = open_profile(browser, tmp_path / "browser", **PHONE)
    page = context.new_page()
    settle(page, f"{host.address}/about/")
    session = context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{host.address}/{manifest.PATH}"
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()


def test_an_icon_is_the_sign_of_the_archive(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    for name, side, cut in manifest.DRAWN:
        dots = page.evaluate(DOTS, f"{site}/{manifest.ICONS}/{name}")
        assert (dots["width"], dots["height"]) == (side, side)
        assert dots["middle"] == MADDER
        assert dots["corner"] == (MADDER if cut else [0, 0, 0, 0])


def test_an_icon_of_any_size_is_a_picture(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    sign = read(SITE / manifest.SIGN)
    picture = base64.b64encode(png(7, sign.rows(7))).decode()
    dots = page.evaluate(DOTS, f"data:image/png;base64,{picture}")
    assert dots["width"] == 7
