"""What is done in a page, in its own language, to send it something and see how it took it."""

from __future__ import annotations

STANDS = (
    "gnav-setup form, gnav-plan form, .between, gnav-evening-form form,"
    " .table, .in-words, .board, .ask"
)
"""One of these is there once a page's element has what it needs, and has drawn."""

SETTLED = """async (elements) => {
  const late = Date.now() + 120_000;
  for (let still = 0; still < 3;) {
    if (Date.now() > late) throw new Error('nothing is answered any more');
    await new Promise((resolve) => { setTimeout(resolve, 8); });
    const element = document.querySelector(elements);
    const busy = window.unanswered?.size || element?.busy || element?.asking;
    still = busy ? 0 : still + 1;
  }
  await document.querySelector(elements)?.updateComplete;
}"""

COME = """async (hash) => {
  history.replaceState(history.state, '', location.pathname);
  const came = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = hash;
  if (location.hash) await came;
}"""

SET_ANEW = """async (elements) => {
  const before = document.querySelector(elements);
  location.hash = 'first';
  const late = Date.now() + 2000;
  while (document.querySelector(elements) === before && Date.now() < late) {
    await new Promise((resolve) => { setTimeout(resolve, 10); });
  }
}"""

LEAVE = """async (elements) => {
  document.querySelector('dialog[open]')?.close();
  await document.querySelector(elements).leave?.();
  history.replaceState(history.state, '', location.pathname);
}"""

KEEP = """([store, entries]) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of entries) window[store].setItem(key, value);
}"""

BEGIN_ANEW = """(elements) => {
  const element = document.querySelector(elements);
  element.replaceWith(element.cloneNode(false));
}"""

WRONG = """(elements) => {
  const parts = (root) => [...root.querySelectorAll('*')]
    .flatMap((part) => [part, ...(part.shadowRoot ? parts(part.shadowRoot) : [])]);
  const element = document.querySelector(elements);
  return element === null ? ['the element is gone'] : parts(element.renderRoot)
    .filter((part) => part.matches('[role=alert], .error')).map((part) => part.textContent.trim());
}"""

TYPE = """(field, words) => {
  field.value = words;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}"""
"""Words put into a field at once, as from the clipboard; its limit holds for single keys alone."""

POST = "text => Object.getPrototypeOf(Worker.prototype).postMessage.call(theWorker, text)"
"""A text posted to the page's own worker, past what the tests listen with."""

# The usual thing to do on each page does what it usually does; the page is left as it was.
WORKS = """async (elements) => {
  const element = document.querySelector(elements);
  const root = element.renderRoot;
  const drawn = async (part) => {
    for (let turn = 0; turn < 300; turn += 1) {
      await element.updateComplete;
      const found = root.querySelector(part);
      if (found && !element.busy) return found;
      await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
    throw new Error(`there is no ${part}`);
  };
  const does = {
    async 'gnav-table'() {
      root.querySelector('[data-leave]')?.click();
      const waits = await drawn('gnav-setup, gnav-plan, .between');
      await waits.updateComplete;
      (waits.renderRoot ?? waits).querySelector('[data-end-evening]')?.click();
      const setup = await drawn('gnav-setup');
      await setup.updateComplete;
      const seats = () => Number(setup.renderRoot.querySelector('input[name=number]').value);
      const before = seats();
      setup.renderRoot.querySelectorAll('.stepper button:enabled')[0].click();
      await setup.updateComplete;
      return seats() !== before;
    },
    async 'gnav-scores'() {
      root.querySelector('.status button')?.click();
      const form = await drawn('gnav-evening-form');
      await form.updateComplete;
      const names = () => form.renderRoot.querySelectorAll('.names li').length;
      const before = names();
      form.renderRoot.querySelector('.names + .buttons button').click();
      await form.updateComplete;
      const more = names() === before + 1;
      form.renderRoot.querySelector('.names li:last-child button').click();
      await form.updateComplete;
      return more && names() === before;
    },
    async 'gnav-takes'() {
      (await drawn('[data-game="byd-1774"]')).click();
      await drawn('[data-game="byd-1774"][aria-pressed="true"]');
      return Boolean(await drawn('[data-more]'));
    },
    async 'gnav-house'() {
      const group = await drawn('details.group');
      const before = group.open;
      group.querySelector('summary').click();
      const turned = group.open !== before;
      group.querySelector('summary').click();
      return turned && Boolean(root.querySelector('[data-base]'));
    },
    async picks() {
      (await drawn('[data-change]')).click();
      const sheet = await drawn('dialog.picker[open]');
      const pieces = sheet.querySelectorAll('[data-pick]').length;
      sheet.close();
      await element.updateComplete;
      return pieces > 13;
    },
  };
  return (does[element.localName] ?? does.picks)();
}"""
