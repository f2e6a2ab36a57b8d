"""Visit a page of each kind, and collect all that breaks its policy, and all that fails."""

from __future__ import annotations

from collections import defaultdict
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Route, WebError

from tests import pages
from tests.browser.table import LISTEN

#: Pages on which the rules run: Python starts there.
RUNS = ("compare/", "house-rules/", "play/", "rulings/", "scorekeeper/")
TABS = 8
PATIENCE = 300_000  # ms: of eight pages at once three may start Python, on a busy machine
TOLD = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  console.error(`broken: ${violatedDirective} by ${blockedURI} ${sample}`));"""
READY = "() => heard.some((message) => JSON.parse(message).boot?.stage === 'ready')"


def listening(route: Route) -> None:
    """Let the worker, which has a policy of its own or none, tell what breaks it."""
    answer = route.fetch(max_retries=2)  # a server may close an idle connection as it is used
    route.fulfill(response=answer, body=TOLD + answer.text())


class Listener:
    """Hear all that is done against a policy in a window, by pages and workers, and all faults."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.amiss: defaultdict[str, list[str]] = defaultdict(list)
        context.on("console", self.hear)
        context.on("weberror", self.hear_error)
        context.add_init_script(TOLD)
        context.add_init_script(LISTEN)
        context.route("**/assets/table/worker.js", listening)

    def hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.amiss[urlsplit(said.page.url if said.page else "").path].append(said.text)

    def hear_error(self, error: WebError) -> None:
        self.amiss[urlsplit(error.page.url if error.page else "").path].append(str(error.error))


def broken(context: BrowserContext, site: str, each: int = 1) -> dict[str, list[str]]:
    """Visit a page of each kind, or each second; give what broke a policy or failed, by address."""
    listener = Listener(context)
    addresses = list(pages.of_each_kind().values())[::each]
    for first in range(0, len(addresses), TABS):
        tabs = {address: context.new_page() for address in addresses[first : first + TABS]}
        for address, tab in tabs.items():
            tab.goto(f"{site}/{address}", wait_until="commit")
        for address, tab in tabs.items():
            tab.wait_for_load_state("networkidle", timeout=PATIENCE)
            if address in RUNS:
                tab.wait_for_function(READY, timeout=PATIENCE)
            tab.close()
    return dict(listener.amiss)
