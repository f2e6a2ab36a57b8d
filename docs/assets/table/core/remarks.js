// An editor's remarks on a game that is shown: each stands beside the moment it was made about.
import { html } from 'lit';
import { drawChips } from './law.js';
import { language } from './say.js';

/** The remarks on the moment shown. */
export const remarksAt = (view) => (view.remarks ?? []).filter(({ at }) => at === view.at);

/** What an editor says, in the language of the interface, or else in English and marked so. */
export function inWords({ text, text_da: danish }) {
  if (language() !== 'da') return text;
  return danish ?? html`<span lang="en">${text}</span>`;
}

/** The title of a record, in words. */
export const titleOf = ({ title: text, title_da: danish }) => inWords({ text, text_da: danish ?? undefined });

/** Draw the remarks on the moment shown, with the clauses they speak of. */
export function drawRemarks(view, host) {
  const remarks = remarksAt(view);
  return html`<div class="remarks" aria-live="polite">${remarks.map((remark) => html`<p class="remark">${
    inWords(remark)}${drawChips(remark, host)}</p>`)}</div>`;
}
