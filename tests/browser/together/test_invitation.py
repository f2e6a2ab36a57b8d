"""An invitation is short, says what was packed, and is refused in one sentence where it is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.browser.together.meeting import answer, invite, refusal

Device = Callable[..., Page]
UNREAD = "This is not a whole invitation, or it was made by another version of the archive."
TWICE = "This invitation has been answered already, or taken back."
#: What every way to be reached looks like in a description that a browser may write.
WAYS = {
    "a name of the network": "0d8ab1c2-1111-4f00-9abc-00112233445f.local 47287 typ host",
    "an address of IPv4": "192.168.1.20 50000 typ host",
    "an address of IPv6": "fe80:0000:0000:0000:0202:b3ff:fe1e:8329 65535 typ host",
    "seen from outside": "203.0.113.7 1 typ srflx raddr 0.0.0.0 rport 0",
}
FORM = """v=0
o=- 42 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=fingerprint:sha-256 {fingerprint}
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
{ways}
a=ice-ufrag:{ufrag}
a=ice-pwd:{pwd}
a=setup:actpass
a=mid:0
a=sctp-port:5000
"""
FINGERPRINT = ":".join(f"{byte:02X}" for byte in range(100, 132))


def described(*ways: str, ufrag: str = "p6hU", pwd: str = "ol3AcaurHbw0SAV8a8pjwPzf") -> str:
    lines = [f"a=candidate:{at} 1 UDP 2113937151 {way}" for at, way in enumerate(ways)]
    return FORM.format(fingerprint=FINGERPRINT, ways="\n".join(lines), ufrag=ufrag, pwd=pwd)


def packed(page: Page, sdp: str, **said: Any) -> str:
    return page.evaluate("([sdp, said]) => packOffer({ sdp }, said)", [sdp, said])


#: What is said of these texts, each sentence once.
SAID = """(texts) => [...new Set(texts.map((text) => {
  try { return `it was taken: ${unpack(text).sdp}`; } catch (error) {
    return error instanceof NoInvitation ? error.message : `a fault: ${error.stack}`;
  }
}))]"""


def unpacked(page: Page, text: str) -> dict[str, Any]:
    return page.evaluate("(text) => unpack(text)", text)


@pytest.fixture
def page(device: Device) -> Page:
    return device()


def test_an_offer_with_two_names_of_the_network_has_some_135_letters(page: Page) -> None:
    offer = packed(page, described(*[WAYS["a name of the network"]] * 2))
    assert len(offer) <= 135
    assert page.evaluate("(text) => toBytes(text.slice(1)).length", offer) <= 101


def test_the_offer_of_this_browser_is_as_short(page: Page) -> None:
    assert len(invite(page, seat=3)) <= 135


def test_what_was_packed_is_unpacked(page: Page) -> None:
    offer = packed(page, described(*WAYS.values()), seat=36, name="Søren Ærø 🂡")
    found = unpacked(page, offer)
    assert found["type"] == "offer"
    assert (found["seat"], found["name"]) == (36, "Søren Ærø 🂡")
    lines = found["sdp"].split("\r\n")
    assert {"a=ice-ufrag:p6hU", "a=ice-pwd:ol3AcaurHbw0SAV8a8pjwPzf"} <= {*lines}
    assert f"a=fingerprint:sha-256 {FINGERPRINT}" in lines
    assert [way for way in WAYS.values() if way not in found["sdp"]] == []
    assert packed(page, found["sdp"], seat=36, name="Søren Ærø 🂡") == offer


def test_secrets_of_the_length_that_firefox_has_are_packed_too(page: Page) -> None:
    secrets = {"ufrag": "3fa1b2c4", "pwd": "0123456789abcdef" * 2}
    sdp = unpacked(page, packed(page, described(WAYS["seen from outside"], **secrets)))["sdp"]
    assert "a=ice-ufrag:3fa1b2c4\r\n" in sdp
    assert f"a=ice-pwd:{secrets['pwd']}\r\n" in sdp


def test_of_many_ways_six_are_told_and_those_from_outside_among_them(page: Page) -> None:
    inside = [f"10.0.0.{at} 4000 typ host" for at in range(9)]
    outside = [f"203.0.113.{at} 4000 typ srflx raddr 10.0.0.1 rport 9" for at in range(3)]
    sdp = unpacked(page, packed(page, described(*inside, *outside)))["sdp"]
    assert sdp.count("typ host") == 4
    assert sdp.count("typ srflx") == 2
    assert "10.0.0.1 rport" not in sdp


def test_an_offer_without_a_seat_and_a_name_is_one(page: Page) -> None:
    found = unpacked(page, packed(page, described(), name=""))
    assert (found["seat"], found["name"]) == (None, "")


def test_ways_that_nobody_can_take_are_left_out(page: Page) -> None:
    ways = ["printer.local 4000 typ host", "1.2.3.4 9 typ relay", "1.2.3.456 4000 typ host"]
    ways += ["1::2::3 4000 typ host", "fe80::zz 4000 typ host", "10.0.0.1 0 typ host"]
    assert "candidate" not in unpacked(page, packed(page, described(*ways)))["sdp"]


@pytest.mark.parametrize("name", ["x" * 61, "Anna\nBo", "\x07"])
def test_no_name_is_packed_that_is_none(page: Page, name: str) -> None:
    with pytest.raises(Error):
        packed(page, described(), name=name)


def test_an_answer_fits_one_offer(device: Device) -> None:
    host, guest, other = device(), device(), device()
    offer, another = invite(host), invite(other)
    wrong = answer(guest, another)
    accepting = "(text) => channel.accept(text)"
    assert refusal(host, accepting, wrong) == "This answer belongs to another invitation."
    assert refusal(host, accepting, another) == (
        "This is an invitation, and an answer to yours is wanted here."
    )
    assert refusal(guest, "(text) => Channel.answer(text)", wrong) == (
        "This is an answer to an invitation, and an invitation is wanted here."
    )
    right = answer(guest, offer)
    host.evaluate(accepting, right)
    assert refusal(host, accepting, right) == TWICE
    guest.evaluate("channel.close()")
    assert refusal(guest, accepting, right) == TWICE


def test_every_change_of_one_letter_is_noticed(page: Page) -> None:
    offer = packed(page, described(WAYS["an address of IPv4"]), seat=1, name="Bo")
    letters = "aAbz09-_+/= å"
    tries = [
        offer[:at] + letter + offer[at + 1 :]
        for at in range(len(offer))
        for letter in letters
        if letter != offer[at]
    ]
    assert page.evaluate(SAID, tries) == [UNREAD]


#: A thousand and more texts that are none: by chance, too long, cut, joined, and mutated.
FUZZ = """(offers) => {
  let seed = 1;
  const by = (n) => { seed = (seed * 48271) % 2147483647; return seed % n; };
  const LETTERS = 'ABCXYZabcxyz0189-_';
  const random = (length) => Array.from({ length }, () => LETTERS[by(LETTERS.length)]).join('');
  const odd = () => String.fromCharCode(by(65536));
  const ways = [
    () => random(by(200)),
    () => 'a' + random(by(400)),
    () => Array.from({ length: by(300) }, odd).join(''),
    (text) => text.slice(0, by(text.length)),
    (text) => text.slice(1 + by(text.length)),
    (text) => text + random(1 + by(9)),
    (text, at) => text.slice(0, at) + random(1 + by(40)) + text.slice(at),
    (text, at) => text.slice(0, at) + odd() + text.slice(at + 1),
    (text, at) => text.slice(0, at) + random(12) + text.slice(at + 12),
    (text, at) => text.slice(at) + text.slice(0, at),
    () => 'a' + random(4000 + by(9)),
  ];
  const others = [null, undefined, 7, {}, [], ['a'], true, '', 'a', '__proto__', ' '.repeat(1e6)];
  const tries = [...others];
  while (tries.length < 1500) {
    const text = offers[by(offers.length)];
    const tried = ways[by(ways.length)](text, by(text.length));
    if (!offers.includes(tried)) tries.push(tried);
  }
  return [tries.length, (SAID)(tries)];
}""".replace("SAID", SAID)


def test_whatever_is_no_invitation_is_refused_in_one_sentence(device: Device) -> None:
    host, guest = device(), device()
    offer = invite(host, seat=2, name="Åse")
    tried, said = host.evaluate(FUZZ, [offer, answer(guest, offer)])
    assert tried >= 1000
    assert said == [UNREAD]


#: Every byte changed to others, and every length, each with its right sum.
FORGED = """(offer) => {
  const whole = toBytes(offer.slice(1)).subarray(0, -2);
  const bytes = [];
  for (let at = 0; at < whole.length; at += 1) {
    bytes.push(whole.subarray(0, at));
    for (let value = 0; value < 256; value += 5) bytes.push(whole.with(at, value));
  }
  const said = bytes.map((some) => {
    const sum = sumOf(some);
    try { return unpack(`a${toLetters([...some, sum >> 8, sum & 255])}`); } catch (error) {
      return error instanceof NoInvitation ? error.message : `a fault: ${error.stack}`;
    }
  });
  return [said.length, said];
}"""


def test_what_is_summed_rightly_and_made_wrongly_is_refused_too(page: Page) -> None:
    """Whoever can reckon the sum writes parts that are none."""
    offer = packed(page, described(WAYS["an address of IPv4"]), seat=1, name="Bo")
    tried, said = page.evaluate(FORGED, offer)
    assert tried > 3000
    known = re.compile(r"[vostmca]=[\x20-\x7e]*")
    for found in said:
        if found == UNREAD:
            continue
        assert found["type"] in ("offer", "answer"), found
        assert all(known.fullmatch(line) for line in found["sdp"].split("\r\n")[:-1]), found
        assert len(found.get("name", "")) <= 60
        assert (found.get("seat") or 0) <= 98
    assert UNREAD in said
