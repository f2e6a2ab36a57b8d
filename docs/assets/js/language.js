/* The language of the site's labels: of its menus, and of what stands beside a text. The pages say
 * everything in English; who reads Danish has the labels told anew, node by node, from danish.js, and
 * each passage marked with its language; the root element bears that of the page. Which it is stands
 * there as a data attribute too: the one chosen, which is remembered, else the first of the browser's
 * that we speak; the theme's head sets it before the page is painted. The table listens for
 * `gnav:language`. */

const root = document.documentElement;
const LABELS = [
  ".md-header", ".md-tabs", ".md-nav--primary", ".md-footer", ".md-skip", ".crumbs", ".onward",
  "reading-choice", ".shows", "details.cite", ".deeds-on-words", "[data-labels]",
].join();
const LEFT = "script, style, svg, select, [data-style], [data-said], .md-search-result__list, .languages button";
const SAID = ["aria-label", "title", "placeholder"];

const told = new WeakMap(); // for a node: what it says in English and in Danish, by its part
const marked = new WeakSet(); // the elements whose language is marked here
let danish = null; // what danish.js holds, once it has come

const speaking = () => (root.dataset.language === "da" ? danish : null);

/* The Danish of some words, or of a pattern that they fill: “Rule 3”. */
function translate(words) {
  if (danish.words.has(words)) return danish.words.get(words);
  for (const [pattern, sentence] of danish.patterns) {
    const found = pattern.exec(words)?.groups;
    if (found) {
      return sentence.replace(/\{(\w+)\}/g, (_, part) => translate(found[part]) ?? found[part]);
    }
  }
  return null;
}

/* The title of the page, where it or the catalogue has its Danish: in the window, and wherever the
 * labels have it. */
function sayTitle() {
  const title = document.head.querySelector("title");
  const english = (title.dataset.english ??= title.text);
  const [name, house] = [english.slice(0, english.lastIndexOf(" · ")), english.slice(english.lastIndexOf(" · "))];
  const inDanish = speaking() && (title.dataset.danish ?? translate(name));
  if (inDanish) danish.words.set(name, inDanish);
  const wanted = inDanish ? inDanish + house : english;
  if (title.text !== wanted) title.text = wanted;
}

/* What the page says of itself in its head, where it has it in Danish too. */
function sayDescription() {
  const said = document.head.querySelector('meta[name="description"]');
  if (!said?.dataset.danish) return;
  said.dataset.english ??= said.content;
  said.content = speaking() ? said.dataset.danish : said.dataset.english;
}

/* Say one part of a node in the language chosen; a script may have written it anew in English. */
function say(node, part, now, write) {
  const before = told.get(node)?.[part];
  const english = before?.danish === now ? before.english : now;
  const words = english.trim().replace(/\s+/g, " ");
  const found = speaking() && words ? translate(words) : null;
  const wanted = found === null ? english : english.replace(english.trim(), () => found);
  if (found !== null) told.set(node, { ...told.get(node), [part]: { english, danish: wanted } });
  if (wanted !== now) write(wanted);
  return found !== null || !/\p{L}{2}/u.test(words);
}

function mark(element, language) {
  if (marked.has(element)) element.lang = language;
  else if (!element.lang) {
    marked.add(element);
    element.lang = language;
  }
}

function unmark(element) {
  if (!marked.delete(element)) return;
  element.removeAttribute("lang");
}

function tellText(node, labels) {
  const { parentElement } = node;
  const same = say(node, "text", node.data, (words) => { node.data = words; });
  if (parentElement === labels) return;
  if (!speaking()) unmark(parentElement);
  else if (!same) mark(parentElement, "en");
  else if (marked.has(parentElement)) unmark(parentElement);
}

function tell(labels) {
  if (speaking()) mark(labels, "da");
  else unmark(labels);
  const walker = document.createTreeWalker(labels, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => (node.nodeType === Node.ELEMENT_NODE && node.matches(LEFT)
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  });
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) tellText(node, labels);
    else {
      for (const part of SAID.filter((name) => node.hasAttribute(name))) {
        say(node, part, node.getAttribute(part), (words) => node.setAttribute(part, words));
      }
    }
  }
}

const within = (element) => [...element.querySelectorAll(LABELS)];

const watcher = new MutationObserver((changes) => {
  const changed = new Set();
  sayTitle();
  sayDescription();
  for (const { target, addedNodes } of changes) {
    const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    const around = element?.closest(LABELS);
    if (around) changed.add(around);
    for (const added of addedNodes) {
      if (added.nodeType !== Node.ELEMENT_NODE) continue;
      if (added.matches(LABELS)) changed.add(added);
      within(added).forEach((found) => changed.add(found));
    }
  }
  changed.forEach(tell);
  watcher.takeRecords(); // what was told just now
});

async function speak() {
  watcher.disconnect();
  const language = root.dataset.language ?? "en";
  for (const button of document.querySelectorAll(".languages button")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === language));
  }
  if (language === "da") {
    try {
      danish ??= (await import(new URL("danish.js", import.meta.url))).danish;
    } catch {
      // The catalogue did not come: the labels stay English.
    }
  }
  sayTitle();
  sayDescription();
  if (danish) within(document.body).forEach(tell);
  root.lang = speaking() ? "da" : "en";
  root.dataset.told = language;
  if (speaking()) {
    watcher.observe(document.body, {
      subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SAID,
    });
  }
}

async function choose(button) {
  const { language } = button.dataset;
  root.dataset.language = language;
  try {
    localStorage.setItem("gnav.language", language);
  } catch {
    // A browser that keeps nothing still speaks the language chosen on this page.
  }
  document.dispatchEvent(new CustomEvent("gnav:language", { detail: language }));
  await speak();
  // On a narrow screen only the other language is offered, and the one pressed is gone.
  if (!button.checkVisibility()) button.parentElement.querySelector('[aria-pressed="false"]').focus();
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.(".languages button");
  if (button) choose(button);
});

speak();
