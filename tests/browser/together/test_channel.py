"""Two devices meet by texts alone, talk, and notice when the other is there no more."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page

from tests.browser.together.meeting import (
    TOLD,
    accept,
    answer,
    invite,
    meet,
    refusal,
    wait_for,
)
from tests.windows import Window

Device = Callable[..., Page]
ECHO = "channel.addEventListener('hear', ({ detail }) => channel.say(detail))"
#: Nothing leaves a page that rests; no page with a channel can be laid to rest from outside.
RESTS = """() => {
  window.send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = () => {};
}"""
WAKES = "() => { RTCDataChannel.prototype.send = window.send; }"
#: A device that offers as ours does, and says what it likes.
STRANGER = """async () => {
  window.stranger = new RTCPeerConnection();
  window.line = stranger.createDataChannel('gnav', { negotiated: true, id: 0 });
  await stranger.setLocalDescription();
}"""
GATHERED = "() => stranger.iceGatheringState === 'complete' && packOffer(stranger.localDescription)"
MEETS = "(text) => stranger.setRemoteDescription({ type: 'answer', sdp: unpack(text).sdp })"
STANDS = "(state) => line.readyState === state"


@pytest.fixture
def met(device: Device) -> tuple[Page, Page]:
    """Give the host and the guest, who have met."""
    host, guest = device(), device()
    meet(host, guest, seat=2, name="Anna")
    return host, guest


def said_back(host: Page, text: str) -> str:
    host.evaluate("told.splice(0)")
    host.evaluate("(text) => channel.say(text)", text)
    return str(wait_for(host, "hear")["detail"])


def test_they_meet_by_texts_alone_and_say_things_short_and_long(
    met: tuple[Page, Page],
) -> None:
    host, guest = met
    assert guest.evaluate("[channel.seat, channel.name, channel.state]") == [2, "Anna", "open"]
    guest.evaluate(ECHO)
    for text in ("", "Gnav!", "æøå \u2028 🂡 \ufeff", '{"call": "view"}'):
        assert said_back(host, text) == text
    text = "æ🂡 gnav" * 37_500  # in UTF-8 a letter breaks off at the end of many a piece
    assert said_back(host, text) == text
    host.evaluate("told.splice(0)")
    host.evaluate(
        "() => { for (let at = 0; at < 30; at += 1) channel.say(`${at} `.repeat(at * 900)); }"
    )
    host.wait_for_function("() => told.length === 30")
    assert host.evaluate("told.every(({ detail }, at) => detail === `${at} `.repeat(at * 900))")
    with pytest.raises(Error, match="RangeError"):
        host.evaluate("channel.say('a'.repeat(2_000_001))")
    assert host.evaluate("channel.state") == "open"


def test_what_is_said_before_it_opens_is_heard_then(device: Device) -> None:
    host, guest = device(), device()
    text = answer(guest, invite(host))
    guest.evaluate("channel.say('I am here')")
    accept(host, text)
    assert wait_for(host, "hear")["detail"] == "I am here"


def test_whoever_takes_leave_is_known_to_have_left_at_once(met: tuple[Page, Page]) -> None:
    host, guest = met
    guest.evaluate("channel.close()")
    assert wait_for(host, "gone")["detail"] == "left"
    assert guest.evaluate("told.at(-1).detail") == "closed"
    assert guest.evaluate("channel.say('too late')") is False
    assert [page.evaluate(TOLD).count("gone") for page in met] == [1, 1]


def test_whoever_turns_to_another_page_has_left_at_once(met: tuple[Page, Page]) -> None:
    host, guest = met
    guest.goto("about:blank")
    assert wait_for(host, "gone")["detail"] == "left"


def test_a_page_that_dies_is_noticed(window: Window, device: Device, address: str) -> None:
    """It has no time for a goodbye; after how many seconds it is missed, tests/table asks."""
    host, guest = device(), window()
    guest.goto(address)
    guest.wait_for_function("() => Boolean(window.Channel)")
    meet(host, guest)
    with suppress(Error):
        guest.goto("chrome://crash")
    host.wait_for_function("() => told.some(({ what }) => what === 'quiet' || what === 'gone')")
    assert wait_for(host, "gone", 60_000)["detail"] == "lost"


def test_a_page_that_rests_is_quiet_and_is_heard_again(met: tuple[Page, Page]) -> None:
    host, guest = met
    guest.evaluate(RESTS)
    wait_for(host, "quiet")
    assert host.evaluate("channel.state") == "quiet"
    assert host.evaluate("channel.say('are you there?')") is True
    assert wait_for(guest, "hear")["detail"] == "are you there?"
    guest.evaluate(WAKES)
    wait_for(host, "again")
    assert host.evaluate(TOLD) == ["open", "quiet", "again"]
    assert host.evaluate("channel.state") == "open"


def test_whoever_sends_nonsense_is_cut_off(device: Device) -> None:
    """What is nonsense, tests/table asks."""
    stranger, guest = device(), device()
    stranger.evaluate(STRANGER)
    offer = stranger.wait_for_function(GATHERED).json_value()
    stranger.evaluate(MEETS, answer(guest, offer))
    stranger.wait_for_function(STANDS, arg="open")
    stranger.evaluate("line.send(Uint8Array.of(7))")
    assert wait_for(guest, "gone")["detail"] == "nonsense"
    stranger.wait_for_function(STANDS, arg="closed")
    assert "hear" not in guest.evaluate(TOLD)


@pytest.mark.prove
def test_whoever_waits_long_for_his_answer_to_be_taken_is_still_there(device: Device) -> None:
    """A browser gives up after fifteen seconds in which nobody answers, as behind two walls."""
    host, guest = device(), device()
    offer = invite(host)
    nowhere = host.evaluate(
        "(text) => packOffer({ sdp: unpack(text).sdp.replace(/ \\d+ typ/g, ' 45999 typ') })", offer
    )
    text = answer(guest, nowhere)
    guest.wait_for_timeout(20_000)
    assert guest.evaluate("channel.state") == "waiting"
    accept(host, text)
    wait_for(host, "open")
    wait_for(guest, "open")


def test_where_nothing_connects_it_is_said(device: Device) -> None:
    page = device()
    said = refusal(page, "() => Channel.invite({ stun: 'somewhere' })")
    assert said == "This is not the address of a STUN server: somewhere."
    page.evaluate("delete window.RTCPeerConnection")
    said = refusal(page, "() => Channel.invite()")
    assert said == "This browser does not connect to others."


def test_nothing_is_asked_of_a_server_unless_one_is_given(device: Device) -> None:
    page = device()
    page.evaluate(
        """() => {
          window.asked = [];
          const Usual = RTCPeerConnection;
          window.RTCPeerConnection = class extends Usual {
            constructor(how) {
              super(how);
              asked.push(this.getConfiguration().iceServers.map(({ urls }) => urls));
            }
          };
        }"""
    )
    invite(page)
    invite(page, stun="stun:127.0.0.1:9")
    assert page.evaluate("asked.flat(2)") == ["stun:127.0.0.1:9"]
