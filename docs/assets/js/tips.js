/* The apparatus at the word: what an emended word was, why, and how certain that is.
 *
 * The word is a link to its entry in the apparatus, and described by it; that is all a page without
 * scripts has. Here the entry is shown beside the word, to pointer, finger and keyboard. */

const tip = document.createElement("div");
tip.id = "emendation";
tip.className = "tip";
tip.popover = "manual";
tip.setAttribute("aria-hidden", "true"); // The word is already described by the entry itself.

let word = null;
let leaving = 0;

const wordAt = (event) => event.target.closest?.("a.corr") ?? null;

function place() {
  const at = word.getClientRects()[0];
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - 8;
  const below = at.bottom + height + 12 < window.innerHeight;
  tip.style.left = `${Math.max(8, Math.min(at.left, room))}px`;
  tip.style.top = `${below ? at.bottom + 6 : at.top - height - 6}px`;
}

function show(at) {
  clearTimeout(leaving);
  if (word === at) return;
  const entry = document.getElementById(at.hash.slice(1));
  if (!entry) return;
  word = at;
  const shown = entry.cloneNode(true).childNodes;
  tip.replaceChildren(...shown);
  for (const link of tip.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  document.body.append(tip);
  tip.showPopover();
  place();
}

function hide() {
  clearTimeout(leaving);
  if (word === null) return;
  word = null;
  if (tip.matches(":popover-open")) tip.hidePopover();
}

const leave = () => {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 200);
};

let touched = false;

document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  if (!wordAt(event) && !tip.contains(event.target)) hide();
});

/* The first tap shows the entry; a second, on the same word, goes to it. */
document.addEventListener(
  "click",
  (event) => {
    const at = wordAt(event);
    if (at && touched && tip.dataset.tapped !== at.id) {
      event.preventDefault();
      event.stopPropagation();
      tip.dataset.tapped = at.id;
      show(at);
    } else {
      delete tip.dataset.tapped;
      hide();
    }
  },
  true,
);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (tip.contains(event.target)) clearTimeout(leaving);
  else if (wordAt(event)) show(wordAt(event));
});
document.addEventListener("pointerout", (event) => {
  if (event.pointerType !== "touch" && (wordAt(event) || tip.contains(event.target))) leave();
});
document.addEventListener("focusin", (event) => {
  if (wordAt(event) && !touched) show(wordAt(event));
});
document.addEventListener("focusout", (event) => {
  if (wordAt(event)) leave();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
document.addEventListener("scroll", () => word && place(), { passive: true });
