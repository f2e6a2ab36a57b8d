/* Words taken from a text keep their source: a copied passage ends with the line that says where
 * it stands and which layer it is, and a selection can be cited or linked to. */

const TEXT = ".clauses, article.text";
const LAYERS = {
  diplomatic: "text as received",
  corrected: "corrected text",
  normalised: "text in today’s spelling",
};
const LANGUAGES = { da: "Danish", de: "German", en: "English" };

const around = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
const permanent = () => document.querySelector('link[rel="cite-as"]')?.href;

function selected() {
  const selection = getSelection();
  if (selection.isCollapsed || !selection.rangeCount || !permanent()) return null;
  const range = selection.getRangeAt(0);
  const inside = around(range.commonAncestorContainer)?.closest(TEXT);
  return inside && selection.toString().trim() ? { range, inside } : null;
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
  return LAYERS[document.documentElement.dataset.layer ?? "corrected"];
}

function source(passage) {
  const one = clause(passage);
  const cited = one?.querySelector("a.letter")?.title ?? document.title.replace(/^Gnav /, "");
  const place = cited.includes("The Gnav Archive") ? cited.replace(" · ", ", ") : `${cited}, The Gnav Archive`;
  return `${place} (${layer(passage)}): ${address(one)}`;
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

/* A text fragment: the first and the last words of the selection, with its marks escaped. */
function fragment() {
  const part = (words) => encodeURIComponent(words).replaceAll("-", "%2D");
  const words = getSelection().toString().replace(/\s+/g, " ").trim();
  if (words.length < 80) return `:~:text=${part(words)}`;
  const every = words.split(" ");
  return `:~:text=${part(every.slice(0, 4).join(" "))},${part(every.slice(-4).join(" "))}`;
}

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

function place() {
  const passage = selected();
  if (!passage) {
    if (bar.matches(":popover-open")) bar.hidePopover();
    return;
  }
  if (!bar.isConnected) document.body.append(bar);
  cite.hidden = !document.querySelector("cite-panel");
  if (!bar.matches(":popover-open")) bar.showPopover();
  const lines = passage.range.getClientRects();
  const last = lines[lines.length - 1];
  const size = bar.getBoundingClientRect();
  const below = last.bottom + size.height + 12 < innerHeight;
  const right = document.documentElement.clientWidth - size.width - 8;
  bar.style.left = `${Math.max(8, Math.min(last.left, right))}px`;
  bar.style.top = `${below ? last.bottom + 8 : Math.max(8, passage.range.getBoundingClientRect().top - size.height - 8)}px`;
}

let waiting = 0;
document.addEventListener("selectionchange", () => {
  clearTimeout(waiting);
  waiting = setTimeout(place, 250);
});
document.addEventListener("scroll", () => bar.matches(":popover-open") && place(), { passive: true });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && bar.matches(":popover-open")) bar.hidePopover();
});
