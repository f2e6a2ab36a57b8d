/* The Cite panel: choose the rule or a clause, with today's date in, and copy any style; and the
 * citation of a clause, which opens in its row.
 *
 * Without scripts the rule's citations stand in the page, to be selected. Here they are set anew
 * from the file beside the page, which holds the clauses too and leaves the day open. */

const today = new Date();
const day = (language, options) => new Intl.DateTimeFormat(language, options).format(today);
const long = { day: "numeric", month: "long", year: "numeric" };
const two = (number) => String(number).padStart(2, "0");
const DAYS = {
  "{day-da}": day("da-DK", long),
  "{day-en}": day("en-US", long),
  "{day-iso}": `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`,
  "{day-parts}": `${today.getFullYear()}, ${today.getMonth() + 1}, ${today.getDate()}`,
};
const dated = (words) =>
  Object.entries(DAYS).reduce((said, [open, written]) => said.replaceAll(open, written), words);

const files = new Map(); // what the file of a page holds, by its address
async function load(address) {
  if (!files.has(address)) files.set(address, await (await fetch(address)).json());
  return files.get(address);
}

function set(shown, words) {
  if (shown.localName === "p") shown.innerHTML = dated(words);
  else shown.textContent = dated(words);
}

async function copy(element, answer) {
  const text = element.textContent;
  const rich = element.localName === "p";
  try {
    if (rich && window.ClipboardItem) {
      const blobs = { "text/html": element.innerHTML, "text/plain": text };
      const made = Object.entries(blobs).map(([type, words]) => [type, new Blob([words], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(made))]);
    } else {
      await navigator.clipboard.writeText(text);
    }
    answer("Copied");
  } catch {
    getSelection().selectAllChildren(element); // No clipboard here: the reader's own copying.
    answer("Selected: copy it with the keyboard");
  }
}

class CitePanel extends HTMLElement {
  follow = () => this.choose(location.hash.slice(1));

  connectedCallback() {
    if (this.ready) return;
    this.ready = true;
    for (const section of this.querySelectorAll("[role=group]")) this.addButton(section);
    this.status = Object.assign(document.createElement("p"), { className: "unseen" });
    this.status.setAttribute("role", "status");
    this.append(this.status);
    this.closest("details").addEventListener("toggle", () => this.open());
    addEventListener("hashchange", this.follow);
    if (this.closest("details").open) this.open();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.follow);
  }

  addButton(section) {
    const name = section.getAttribute("aria-label");
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy ${name}`);
    button.addEventListener("click", () => {
      copy(section.querySelector("[data-style]"), (said) => this.say(button, said));
    });
    section.querySelector(".named").after(button);
  }

  say(button, said) {
    this.status.textContent = said;
    button.textContent = said;
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  }

  async open() {
    if (this.told || !this.closest("details").open) return;
    try {
      this.told = await load(this.dataset.from);
    } catch {
      return; // What stands in the page can still be copied.
    }
    this.addChoice();
    this.choose(this.wanted ?? location.hash.slice(1));
  }

  addChoice() {
    const label = document.createElement("label");
    label.className = "choice";
    label.append("Cite ");
    this.select = document.createElement("select");
    this.select.setAttribute("aria-label", "Cite");
    for (const [ident, { label: cited }] of Object.entries(this.told)) {
      this.select.append(new Option(cited, ident));
    }
    this.select.addEventListener("change", () => this.show());
    label.append(this.select);
    if (this.select.length > 1) this.prepend(label); // a page is cited only whole
  }

  /* Choose a clause by its letter; anything else is the rule. */
  choose(letter) {
    this.wanted = letter;
    if (!this.told) return;
    const ident = `${this.dataset.id}.${letter}`;
    this.select.value = Object.hasOwn(this.told, ident) ? ident : this.dataset.id;
    this.show();
  }

  show() {
    const { styles } = this.told[this.select.value];
    for (const shown of this.querySelectorAll("[data-style]")) {
      set(shown, styles[shown.dataset.style]);
    }
  }
}

customElements.define("cite-panel", CitePanel);

const button = (words) => Object.assign(document.createElement("button"), { type: "button", textContent: words });

function answered(pressed, said) {
  const before = pressed.textContent;
  pressed.textContent = said;
  setTimeout(() => {
    pressed.textContent = before;
  }, 2000);
}

/* The citation of a clause in its row: the styles of the panel, one of them shown. */
async function openIn(row, panel) {
  const { styles } = (await load(panel.dataset.from))[`${panel.dataset.id}.${row.querySelector(".clause").id}`];
  const box = Object.assign(document.createElement("div"), { className: "cited-here", lang: "en" });
  box.dataset.labels = "";
  const [words, text] = [button("Copy"), button("Copy the words")];
  const choices = [...panel.querySelectorAll("[role=group]")].map((group) => {
    const shown = group.querySelector("[data-style]");
    const choice = button(group.getAttribute("aria-label"));
    choice.className = "style";
    choice.addEventListener("click", () => {
      const copied = shown.cloneNode(false);
      set(copied, styles[shown.dataset.style]);
      box.querySelector("[data-style]")?.remove();
      box.prepend(copied);
      for (const one of choices) one.setAttribute("aria-pressed", String(one === choice));
    });
    return choice;
  });
  words.addEventListener("click", () => copy(box.querySelector("[data-style]"), (said) => answered(words, said)));
  text.addEventListener("click", () => copy(plain(row), (said) => answered(text, said)));
  box.append(words, text, ...choices);
  const first = document.documentElement.dataset.language === "da" ? "da" : "chicago";
  panel.querySelectorAll("[role=group]").forEach((group, at) => {
    if (group.querySelector(`[data-style=${first}]`)) choices[at].click();
  });
  row.append(box);
  words.focus();
}

/* The words of a clause in the layer that is read, without its letter and its mark. */
function plain(row) {
  const clause = row.querySelector(".clause");
  const marks = [...clause.querySelectorAll(":scope > :is(.letter, .crux)")];
  const said = marks.reduce((words, mark) => words.replace(mark.innerText, ""), clause.innerText);
  return Object.assign(document.createElement("span"), { textContent: said.trim() });
}

document.addEventListener("click", async (event) => {
  const cite = event.target.closest?.("a.cite-here");
  const panel = document.querySelector("cite-panel");
  if (cite && panel) {
    event.preventDefault();
    event.stopPropagation();
    const row = cite.closest(".row");
    const open = row.querySelector(".cited-here");
    if (open) open.remove();
    else await openIn(row, panel);
  }
  const link = event.target.closest?.("button.copy-link");
  if (!link) return;
  try {
    await navigator.clipboard.writeText(location.href.replace(/#.*|$/, `#${link.dataset.ident}`));
    answered(link, "Link copied");
  } catch {
    answered(link, "The browser lets no page copy here");
  }
}, true);
