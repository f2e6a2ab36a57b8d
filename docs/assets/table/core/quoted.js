// The source's own words in a sentence.
import { html } from 'lit';

/** Mark the source's own words, which stand in “ ”, in Danish in » «, with their language. */
export function quoted(text, lang) {
  return text.split(/(“[^”]*”|»[^«]*«)/).map((part) => (/^[“»]/.test(part)
    ? html`<q class="cry" lang=${lang}>${part.slice(1, -1)}</q>` : part));
}
