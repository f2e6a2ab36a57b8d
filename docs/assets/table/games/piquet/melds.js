// What is announced, in words and signs: its kind, its number and its highest card, as the engine's events
// and marks name it (`point:6`, `quint:sa`, `four:a`); of the other's the suit is not told.
import { html, nothing } from 'lit';
import { indexOf } from '../../cards/faces.js';
import { inWord } from '../../cards/numbers.js';
import { drawSuitNamed } from '../../cards/suits.js';
import { say, sentence } from '../../core/say.js';

const CLASSES = {
  __proto__: null,
  open: 'open', point: 'rommel', quint: 'sequences', quart: 'sequences', ters: 'sequences', four: 'fours', three: 'fours', 90: 'ninety', 60: 'sixty',
};

const HEADS = {
  __proto__: null,
  open: sentence('Open hand'), rommel: sentence('Rommel'), sequences: sentence('Sequences'), fours: sentence('Fours'), ninety: sentence('Ninety'), sixty: sentence('Sixty'),
};

const SEQUENCES = {
  __proto__: null, quint: sentence('quint from'), quart: sentence('quart from'), ters: sentence('tierce from'),
};
const QUINT = 5; // more in order is called a quint too, and how many they are is said
const LONGER = sentence('quint of {n} from');
const ALIKE = {
  __proto__: null, a: sentence('{n} aces'), k: sentence('{n} kings'), q: sentence('{n} queens'), j: sentence('{n} knaves'), 10: sentence('{n} tens'), 9: sentence('{n} nines'), 8: sentence('{n} eights'), 7: sentence('{n} sevens'),
};
const ALIKE_OF = { __proto__: null, four: 4, three: 3 };

/** The class that a meld is announced in; null where it is none. */
export const classOf = (what) => CLASSES[String(what).split(':')[0]] ?? null;

/** What a class is called. */
export const headOf = (name) => say(HEADS[name]);

/** Say so many cards of one rank: “three aces”. */
export const alikeInWords = (n, rank) => say(ALIKE[rank], { n: inWord(n) });

/** A card by its sign, or its rank alone where no suit is told. */
function drawTop(top) {
  const suited = 'shdc'.includes(top[0]) && top.length > 1;
  return suited ? html`<span class="sign">${indexOf(top)}${drawSuitNamed(top[0])}</span>` : html`<span class="sign">${indexOf(`s${top}`)}</span>`;
}

/** Draw what is announced: “six of a suit”, “quint from A♠”, “four aces”; a Rommel by its name too where its class is not written. */
export function drawMeld(what, number = 0, named = false) {
  const [kind, of] = String(what).split(':');
  if (kind === 'open') return say('no king, queen or knave');
  if (kind === 'point') return html`${say('{n} of a suit', { n: inWord(Number(of)) })}${named ? html`<span class="called"> (${say('a Rommel')})</span>` : nothing}`;
  if (SEQUENCES[kind]) return html`${say(number > QUINT ? LONGER : SEQUENCES[kind], { n: inWord(number) })} ${drawTop(of)}`;
  return ALIKE_OF[kind] ? alikeInWords(ALIKE_OF[kind], of) : nothing;
}
