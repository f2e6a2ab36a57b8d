/* Words taken from a text keep their source: a copied passage ends with the line that says where
 * it stands and which layer it is, and a selection can be cited or linked to. */

const TEXT = ".clauses, article.text";
const OURS = ".aside, .here, .cited-here, .beside";
const LAYERS = {
  __proto__: null, // what is remembered may be any word
  diplomatic: "text as received",
  corrected: "corrected text",
  normalised: "text in today’s spelling",
};
const LANGUAGES = { __proto__: null, da: "Danish", de: "German", en: "English" };

const around = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
const permanent = () => document.querySelector('link[rel="cite-as"]')?.href;

function selected() {
  const selection = getSelection();
  if (selection.isCollapsed || !selection.rangeCount || !permanent()) return null;
  const range = selection.getRangeAt(0);
  const inside = around(range.commonAncestorContainer)?.closest(TEXT);
  const ours = around(range.startContainer)?.closest(OURS);
  return inside && !ours && selection.toString().trim() ? { range, inside } : null;
}

/* The clause that the selection stands in; none if it stands in several. */
function clause({ range, inside }) {
  const met = [...inside.querySelectorAll(".clause")].filter((one) => {
    const words = one.nextElementSibling?.matches(".trans") ? following(one) : [one];
    return words.some((element) => range.intersectsNode(element));
  });
  return met.length === 1 ? met[0] : null;
}

function following(one) {
  const found = [one];
  for (let next = one.nextElementSibling; next?.matches(".trans"); next = next.nextElementSibling) {
    found.push(next);
  }
  return found;
}

/* The permalink of a clause: its identifier, or its place in a release. */
function address(one) {
  const whole = permanent();
  if (!one) return whole;
  const identifier = whole.match(/^(.*\/id\/[^/]+)\/$/);
  if (identifier) return `${identifier[1]}.${one.id}/`;
  return one.id.includes(".") ? whole + one.id.replace(".", "/#") : `${whole}#${one.id}`;
}

function layer({ range }) {
  const at = around(range.startContainer).closest("[lang]");
  const translated = around(range.commonAncestorContainer).closest(".trans");
  if (translated) return `${LANGUAGES[at.lang]} translation by The Gnav Archive`;
  return LAYERS[document.documentElement.dataset.layer] ?? LAYERS.corrected;
}

function source(passage) {
  const one = clause(passage);
  const [page] = document.title.replace(/^Gnav /, "").split(" · ");
  const cited = one?.querySelector("a.letter")?.title ?? page;
  return `${cited}, The Gnav Archive (${layer(passage)}): ${address(one)}`;
}

const escaped = (words) => Object.assign(document.createElement("p"), { textContent: words }).outerHTML;

document.addEventListener("copy", (event) => {
  const passage = selected();
  if (!passage) return;
  const words = getSelection().toString().trim();
  event.clipboardData.setData("text/plain", `${words}\n\n${source(passage)}\n`);
  event.clipboardData.setData("text/html", escaped(words) + escaped(source(passage)));
  event.preventDefault();
});

/* A text fragment. Words of one block stand whole; of more, the first and the last few. */
function fragment() {
  const part = (words) => encodeURIComponent(words).replaceAll("-", "%2D");
  const lines = getSelection().toString().trim().split(/\s*\n\s*/);
  const whole = lines[0].replace(/\s+/g, " ");
  if (lines.length === 1 && whole.length < 80) return `:~:text=${part(whole)}`;
  const first = lines[0].split(/\s+/).slice(0, 4).join(" ");
  const last = lines.at(-1).split(/\s+/).slice(-4).join(" ");
  return `:~:text=${part(first)},${part(last)}`;
}

/* A selection that begins in a clause leaves out the notes beside it. */
document.addEventListener("selectstart", ({ target }) => {
  document.documentElement.toggleAttribute("data-selecting", !around(target)?.closest(OURS));
});

const bar = document.createElement("div");
bar.className = "deeds-on-words";
bar.popover = "manual";
bar.setAttribute("role", "toolbar");
bar.setAttribute("aria-label", "The words selected");

function deed(words, act) {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.textContent = words;
  button.addEventListener("pointerdown", (event) => event.preventDefault()); // Keeps the selection.
  button.addEventListener("click", async () => {
    const said = await act();
    if (!said) return;
    button.textContent = said;
    setTimeout(() => {
      button.textContent = words;
    }, 2000);
  });
  return button;
}

const link = deed("Link to these words", async () => {
  const here = location.href.replace(/#.*/, "");
  try {
    await navigator.clipboard.writeText(`${here}#${fragment()}`);
    return "Link copied";
  } catch {
    return "The browser lets no page copy here";
  }
});

const cite = deed("Cite", () => {
  const passage = selected();
  const panel = document.querySelector("cite-panel");
  if (!passage || !panel) return;
  panel.choose(clause(passage)?.id ?? "");
  panel.closest("details").open = true;
  panel.closest("details").querySelector("summary").focus();
});

bar.append(link, cite);

const hide = () => bar.matches(":popover-open") && bar.hidePopover();

function place() {
  const passage = selected();
  const words = passage?.range.getBoundingClientRect();
  if (!passage || words.bottom < 0 || words.top > innerHeight) {
    hide();
    return;
  }
  if (!bar.isConnected) document.body.append(bar);
  cite.hidden = !document.querySelector("cite-panel");
  if (!bar.matches(":popover-open")) bar.showPopover();
  const size = bar.getBoundingClientRect();
  const below = words.bottom + size.height + 16 < innerHeight;
  const top = below ? words.bottom + 8 : words.top - size.height - 8;
  const right = document.documentElement.clientWidth - size.width - 8;
  bar.style.left = `${Math.max(8, Math.min(words.left, right))}px`;
  bar.style.top = `${Math.max(8, top)}px`;
}

let waiting = 0;
document.addEventListener("selectionchange", () => {
  clearTimeout(waiting);
  waiting = setTimeout(place, 250);
});
const follow = () => bar.matches(":popover-open") && place();
document.addEventListener("scroll", follow, { passive: true });
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
