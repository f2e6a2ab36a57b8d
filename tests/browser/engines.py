"""Engines that end, hang and break down: what befalls the worker, and how to wait for it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Worker

FAILED = ".panel.failed"

#: What befalls the worker, as a script in it; those that wait for it do so for the next such call.
ENDS_NOW = "setTimeout(() => self.close(), 0)"
ENDS_ASKED = """(call) => {
  const plain = self.onmessage;
  self.onmessage = (event) => {
    if (JSON.parse(event.data).call === call) self.close();
    else plain(event);
  };
}"""
HANGS_ASKED = """(call) => {
  const plain = self.onmessage;
  self.onmessage = (event) => {
    if (JSON.parse(event.data).call === call) for (;;);
    plain(event);
  };
}"""
#: No more memory is to be had, and what is asked needs much: Python's own words for it.
RUNS_OUT_ASKED = """(call) => {
  WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory is left'); };
  const plain = self.onmessage;
  self.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.call !== call) return plain(event);
    message.args.text = 'x'.repeat(90_000_000);
    plain({ data: JSON.stringify(message) });
  };
}"""
#: A function of the browser's throws where Python's own code had called it: it is lost by that.
BREAKS_ASKED = """(call) => {
  const plain = self.onmessage;
  self.onmessage = (event) => {
    if (JSON.parse(event.data).call === call) {
      const broken = () => { throw new RangeError('broken on purpose'); };
      String.fromCharCode = broken;
      TextDecoder.prototype.decode = broken;
    }
    plain(event);
  };
}"""
#: Nobody holds the lock of an engine's life any more, nor waits for it: the page knows that.
MISSED = """async () => {
  const { held, pending } = await navigator.locks.query();
  return ![...held, ...pending].some(({ name }) => name.startsWith('gnav-archive worker'));
}"""
NO_LOCKS = "Object.defineProperty(%s.prototype, 'locks', { value: undefined });"


def engine(page: Page) -> Worker:
    """Give the worker of the page's engine: the youngest, where there were several.

    That which keeps a memory for the next start has a fragment to its address.
    """
    for _ in range(200):
        ours = [worker for worker in page.workers if worker.url.endswith("/table/worker.js")]
        if ours:
            return ours[-1]
        page.wait_for_timeout(20)
    raise AssertionError("the page has started no engine")


def befall(page: Page, what: str, call: str | None = None) -> None:
    """Let something befall the engine now, or when it is asked this next."""
    engine(page).evaluate(what, call)
    if what == ENDS_NOW:
        page.wait_for_function(MISSED)


def why(within: Page | Locator) -> str:
    """Wait for the panel that says what stopped the engine, and give its one sentence."""
    said = within.locator(f"{FAILED} .why")
    said.wait_for()
    assert said.count() == 1
    return said.inner_text()
