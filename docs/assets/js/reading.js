/* The reader's choices: which layer of the text, which translation, which letters.
 *
 * A choice stands as a data attribute on the root element, where the style sheets read it, and is
 * remembered. The theme's head sets it before the page is painted; without it the corrected text
 * and the English stand. The translation is in the language of the site until one is chosen. */

const FIRST = { layer: "corrected", translation: "en", letters: "roman", notes: "closed" };
const root = document.documentElement;

const chosen = (key) => root.dataset[key] ?? FIRST[key];

function choose(key, value) {
  root.dataset[key] = value;
  try {
    localStorage.setItem(`gnav.${key}`, value);
  } catch {
    // A browser that keeps nothing still shows what was chosen on this page.
  }
}

class ReadingChoice extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", (event) => this.press(event.target.closest("button")));
    this.show();
  }

  press(button) {
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const { key, value } = button.dataset;
    const again = button.getAttribute("aria-pressed") === "true";
    choose(key, again && this.alone(key) ? FIRST[key] : value);
    this.show();
  }

  /* A button that has its choice to itself is a switch. */
  alone(key) {
    return this.querySelectorAll(`[data-key="${key}"]`).length === 1;
  }

  /* A text that lacks the chosen translation has none beside it. */
  show() {
    const buttons = [...this.querySelectorAll("button")];
    for (const button of buttons) {
      const { key, value } = button.dataset;
      const has = buttons.some(({ dataset }) => dataset.key === key && dataset.value === chosen(key));
      const now = has || this.alone(key) ? chosen(key) : "none";
      button.setAttribute("aria-pressed", String(value === now));
    }
    const letters = this.querySelector('[data-key="letters"]');
    letters?.setAttribute("aria-disabled", String(chosen("layer") !== "diplomatic"));
  }
}

const remembered = (key) => {
  try {
    return localStorage.getItem(`gnav.${key}`);
  } catch {
    return null;
  }
};

document.addEventListener("gnav:language", ({ detail }) => {
  if (remembered("translation")) return;
  root.dataset.translation = detail;
  for (const shown of document.querySelectorAll("reading-choice")) shown.show();
});

customElements.define("reading-choice", ReadingChoice);
