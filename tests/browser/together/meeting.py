"""Two devices that meet by texts alone, and what each was told of the other."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Keep a channel in the page, and all that it tells.
LISTEN = """
const listen = (channel) => {
  window.channel = channel;
  window.told = [];
  for (const what of ['open', 'hear', 'quiet', 'again', 'gone']) {
    channel.addEventListener(what, ({ detail }) => told.push({ what, detail }));
  }
  return channel;
};
"""
INVITE = f"async (said) => {{ {LISTEN} return listen(await Channel.invite(said)).offer; }}"
ANSWER = f"async (text) => {{ {LISTEN} return listen(await Channel.answer(text)).answer; }}"
#: Said of both ends alike: by their names, what is told, in order.
TOLD = "told.map(({ what }) => what)"


def invite(host: Page, **said: Any) -> str:
    """Give the text of an invitation."""
    return host.evaluate(INVITE, said)


def answer(guest: Page, offer: str) -> str:
    """Give the text of the answer to an invitation."""
    return guest.evaluate(ANSWER, offer)


def accept(host: Page, text: str) -> None:
    host.evaluate("(text) => channel.accept(text)", text)


def meet(host: Page, guest: Page, **said: Any) -> None:
    """Bring two devices together."""
    accept(host, answer(guest, invite(host, **said)))
    for page in (host, guest):
        wait_for(page, "open")


def wait_for(page: Page, what: str, timeout: float = 30_000) -> dict[str, Any]:
    """Wait until a device is told this, and give what it was told."""
    found = page.wait_for_function(
        "(what) => told.find((one) => one.what === what)", arg=what, timeout=timeout
    )
    return found.json_value()


def refusal(page: Page, doing: str, arg: object = None) -> str:
    """Do what is refused, and give the sentence that says so; another fault is none."""
    return page.evaluate(
        f"""async (arg) => {{
          try {{ await ({doing})(arg); return 'it was not refused'; }} catch (error) {{
            const ours = [NoInvitation, NoChannel, NoCode].some((kind) => error instanceof kind);
            return ours ? error.message : `a fault: ${{error.stack}}`;
          }}
        }}""",
        arg,
    )
