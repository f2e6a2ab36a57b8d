// The law in two lines, for a narrow screen, or in three of smaller letters: by what rule something was lost or won, in plain words; else the
// words of the clause that comes first. No line of it is cut off.
import { html, nothing } from 'lit';
import { drawOurs } from './badge.js';
import {
  borrowed, clauseOf, drawChip, isCrux, lawOfMoment,
} from './law.js';
import { layers } from './layers.js';
import { operative } from './operative.js';
import { language } from './say.js';
import { chooses } from './turn.js';

const ROOM = 66; // so many letters stand in two lines of a narrow screen, with a reference; of more the letters are smaller
const LINE = 32; // and so many in one of them

/** The words of a clause that decide, as many of them as there is room for, the first in any case. */
function deciding({ id, text, received }, host, room) {
  const quotes = host.quotes?.[id] ?? [];
  const some = quotes.map((_, at) => operative(text, received, quotes.slice(0, at + 1)).filter(({ on }) => on).map(({ words }) => words).join(' … '));
  return some.findLast((words) => words.length <= room) ?? some[0] ?? text;
}

/** A clause in two lines, each whole: in its own words and as it is translated; where only one of the two has room, that, and what the reader can read in any case. */
function clauseInShort(clause, host) {
  const { text, received, translation } = layers.words(clause);
  const named = clause.id.startsWith(`${host.view.rules}.`) ? 0 : clause.label.length; // of another text the whole name is said
  const own = { words: deciding({ id: clause.id, text, received }, host, ROOM - named), lang: clause.lang };
  if (!translation) return [own];
  const told = { words: translation.text.replace(/ ?\[[^\]]*\]/g, ''), lang: translation.lang }; // it keeps some words of the original in brackets
  if (own.words.length <= LINE && told.words.length <= LINE - named) return [own, told];
  const isForeign = own.lang !== language() && told.lang === language();
  return [isForeign || told.words.length <= ROOM - named ? told : own];
}

/** What is asked of a text, and how it is answered here. */
function answered(clause, host) {
  const asked = host.source?.cruces?.find(({ id }) => id === clause.id);
  const value = host.view.readings[asked?.name] ?? asked?.default;
  const answer = asked?.options.find((option) => option.value === value)?.text ?? '';
  return { words: `${clause.text} ${answer && answer[0].toUpperCase() + answer.slice(1)}`, lang: clause.lang };
}

/** Draw the law in a sentence: by what rule something was lost or won; else the words that decide, of the clause that comes first. */
export function drawInShort(view, event, host) {
  const asked = chooses(view) && (host.touch || host.selected === null);
  const lost = asked ? null : event?.plain;
  const law = asked ? lawOfMoment(view, host) : [...event?.clauses ?? [], ...lost ? [] : view.law];
  const ids = law.filter((id) => clauseOf(id, host));
  const stated = ids.filter((id) => !isCrux(id));
  const id = borrowed(stated, view) ?? stated[0] ?? ids[0];
  if (!id) return nothing;
  const clause = clauseOf(id, host);
  const parts = lost ? [{ words: lost, lang: language() }] : isCrux(id) ? [answered(clause, host)] : clauseInShort(clause, host);
  const status = lost ? event.status : isCrux(id) ? 'inferred' : null;
  const why = status === 'inferred' ? ids.find(isCrux) : null;
  const isLong = parts.reduce((sum, { words }) => sum + words.length, 0) > ROOM;
  return html`<p class="in-short ${isLong ? 'long' : ''}">${parts.map(({ words, lang }) => html`<span class="text" lang=${lang}>${words}</span> `)}${
    drawOurs(status)} ${drawChip(why ?? id, host, ids)}</p>`;
}
