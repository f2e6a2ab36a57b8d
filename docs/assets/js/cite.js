/* The Cite panel: choose the rule or a clause, with today's date in, and copy any style.
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
    section.querySelector("h3").after(button);
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
      this.told = await (await fetch(this.dataset.from)).json();
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
    this.prepend(label);
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
      const words = dated(styles[shown.dataset.style]);
      if (shown.localName === "p") shown.innerHTML = words;
      else shown.textContent = words;
    }
  }
}

customElements.define("cite-panel", CitePanel);
