"""An invitation is shown as a code that others read, and read from a camera or a picture."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.together.meeting import invite, refusal

Device = Callable[..., Page]
#: Where the archive may stand, at the length of such addresses.
JOIN = "https://some.host.example/gnav/play/#join="
DRAW = """([text, label]) => {
  const sheet = document.createElement('main');
  sheet.style = 'width: 340px';
  document.body.replaceChildren(sheet);
  render(drawQr(text, label), sheet);
}"""
#: Read a picture, given in base64; the reader is no kin of the writer.
READ = """async ([picture, wanted]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  return readPicture(new File([bytes], 'code.png'), (text) => !wanted || text.startsWith(wanted));
}"""
#: A camera that looks at the code on the page, or at nothing; `camera` is what it films with.
CAMERA = """() => {
  const film = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = film.getContext('2d');
  window.looksAt = null;
  window.opened = 0;
  setInterval(() => {
    pen.fillStyle = '#987';
    pen.fillRect(0, 0, 640, 480);
    if (looksAt) pen.drawImage(looksAt, 150, 60, 360, 360);
  }, 50);
  navigator.mediaDevices.getUserMedia = async () => {
    opened += 1;
    window.camera = film.captureStream(20);
    return camera;
  };
}"""
SCAN = """() => {
  window.video = document.createElement('video');
  window.scan = new Scan((text) => text.startsWith('https://'));
  window.outcome = null;
  scan.read(video).then((text) => { outcome = [text]; }, (error) => { outcome = error.message; });
}"""
LOOK = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  looksAt = await createImageBitmap(new Blob([bytes]));
}"""
STOPPED = "camera.getTracks().every(({ readyState }) => readyState === 'ended')"
OFF = f"{STOPPED} && video.srcObject === null"
HIDE = """Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'))"""


def picture_of(page: Page, text: str) -> str:
    """Draw the code of a text, and give a picture of it in base64."""
    page.evaluate(DRAW, [text, "An invitation"])
    return base64.b64encode(page.locator("svg").screenshot()).decode()


@pytest.fixture
def page(device: Device) -> Page:
    return device()


@pytest.fixture
def link(page: Page) -> str:
    return JOIN + invite(page, seat=2, name="Frederik Christian")


def test_the_link_of_a_real_offer_is_a_code_of_version_10_at_most(page: Page, link: str) -> None:
    assert page.evaluate("(text) => versionOf(text)", JOIN + invite(page, seat=2)) <= 9
    assert page.evaluate("(text) => versionOf(text)", link) <= 10


def test_another_library_reads_it_from_the_screen_in_every_mode(page: Page) -> None:
    link = JOIN + invite(page, seat=2, name="Åse")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(READ, [picture_of(page, link), JOIN]) == link, scheme
    page.emulate_media(color_scheme="null")


def test_it_has_a_name_a_quiet_zone_and_is_one_path(page: Page, link: str) -> None:
    picture_of(page, link)
    code = page.get_by_role("img", name="An invitation")
    side = page.evaluate("(text) => 17 + 4 * versionOf(text)", link)
    assert code.get_attribute("viewBox") == f"-4 -4 {side + 8} {side + 8}"
    assert code.locator("path").count() == 1
    assert code.locator("rect").get_attribute("fill") == "#fff"


def test_a_picture_without_a_code_or_of_another_is_refused(page: Page, link: str) -> None:
    other = picture_of(page, "https://elsewhere.example/")
    said = refusal(page, READ, [other, JOIN])
    assert said == "The code in this picture is not the one that is wanted here."
    page.evaluate("document.body.replaceChildren('No code')")
    none = base64.b64encode(page.screenshot()).decode()
    assert refusal(page, READ, [none, ""]) == "No code was found in this picture."
    text = base64.b64encode(b"no picture").decode()
    assert refusal(page, READ, [text, ""]) == "This is no picture that the browser can read."


def test_the_camera_finds_the_code_that_is_wanted_and_is_let_go(page: Page, link: str) -> None:
    page.evaluate(CAMERA)
    wrong, right = picture_of(page, "something else"), picture_of(page, link)
    page.evaluate(SCAN)
    page.wait_for_function("() => window.camera && video.videoWidth")
    page.evaluate(LOOK, wrong)
    page.wait_for_timeout(600)
    assert page.evaluate("outcome") is None
    assert not page.evaluate(OFF)
    page.evaluate(LOOK, right)
    page.wait_for_function("() => outcome")
    assert page.evaluate("outcome") == [link]
    assert page.evaluate(OFF)


@pytest.mark.parametrize("ends", ["scan.stop()", HIDE], ids=["stopped", "hidden"])
def test_the_camera_is_let_go_when_the_look_ends(page: Page, ends: str) -> None:
    page.evaluate(CAMERA)
    page.evaluate(SCAN)
    page.wait_for_function("() => window.camera && video.videoWidth")
    page.evaluate(f"() => {{ {ends} }}")
    page.wait_for_function("() => outcome")
    assert page.evaluate("outcome") == [None]
    assert page.evaluate(OFF)


def test_a_camera_that_comes_after_it_was_stopped_is_let_go(page: Page) -> None:
    page.evaluate(CAMERA)
    page.evaluate(SCAN)
    page.evaluate("scan.stop()")
    page.wait_for_function("() => window.camera")
    page.wait_for_function(f"() => {STOPPED}")
    assert page.evaluate("outcome") == [None]


def test_a_camera_that_is_taken_away_is_told(page: Page) -> None:
    page.evaluate(CAMERA)
    page.evaluate(SCAN)
    page.wait_for_function("() => window.camera && video.videoWidth")
    page.evaluate("camera.getTracks().forEach((track) => track.stop())")
    page.wait_for_function("() => outcome")
    assert page.evaluate("outcome") == "The camera has stopped."


WHY = {
    "NotAllowedError": "The camera is not allowed to this page: "
    "allow it in the browser, or choose a picture of the code.",
    "NotFoundError": "There is no camera here; choose a picture of the code.",
    "NotReadableError": "The camera does not work, or is in use elsewhere; "
    "choose a picture of the code.",
}


def test_why_there_is_no_camera_is_said(page: Page) -> None:
    for fault, words in WHY.items():
        page.evaluate(
            """(name) => {
              navigator.mediaDevices.getUserMedia = async () => {
                throw new DOMException('', name);
              };
            }""",
            fault,
        )
        said = refusal(page, "() => new Scan(() => true).read(document.createElement('video'))")
        assert said == words, fault


def test_on_plain_http_the_camera_is_not_there_and_the_picture_is(page: Page, link: str) -> None:
    page.evaluate("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })")
    said = refusal(page, "() => new Scan(() => true).read(document.createElement('video'))")
    assert said == (
        "A page may use the camera only over https, and this one came without; "
        "choose a picture of the code."
    )
    assert page.evaluate(READ, [picture_of(page, link), JOIN]) == link


def test_what_reads_codes_is_fetched_only_when_one_is_read(device: Device) -> None:
    page = device()
    link = JOIN + invite(page)
    picture = picture_of(page, link)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert page.evaluate(READ, [picture, JOIN]) == link
    assert any("/decode-" in address for address in asked), asked
