// What is chosen by a word and not by a card: a bid by its number or a suit by its sign, in one row; a suit
// that is melded.
import { html, nothing } from 'lit';
import { drawAdvice, drawDoes, drawKey } from '../core/choices.js';
import { handOf } from '../core/lying.js';
import { say } from '../core/say.js';
import { switches } from '../core/switches.js';
import { indexOf } from './faces.js';
import { choicesOfWords, wordsOf } from './moves.js';
import { drawSuit, drawSuitNamed, suitInWords } from './suits.js';

const isNumber = (word) => /^\d$/.test(word);

/** Name a button of a row for those who listen. */
const nameOf = (label, n, advised) => `${say('{label} {n}', { label, n })}${advised ? ` (${say('advised')})` : ''}`;

/** A number of a row: it is its own key. */
function drawNumber({ word, move }, { label }, host, first) {
  const advised = host.advised === move;
  return html`<button class="choice number ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${first}
    data-hotkey=${word} aria-keyshortcuts=${switches.keys ? word : nothing} aria-label=${nameOf(label, word, advised)}
    ?disabled=${host.busy} @click=${() => host.act(move)}>${word}${drawAdvice(advised)}</button>`;
}

/** The one word there is, as a choice like others, with what it does. */
function drawOnly({ move }, key, words, does, host, first) {
  const advised = host.advised === move;
  return html`<button class="choice ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${first} data-hotkey=${key}
    aria-keyshortcuts=${switches.keys ? key : nothing} aria-describedby=${does ? `does-${move}` : nothing} ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="label">${words}</span>${drawDoes(`does-${move}`, does)}${drawAdvice(advised)}${drawKey(key)}</button>`;
}

/** Numbers in a row, named by what they are; where there is but one it is a choice like others. */
function drawNumbers(choice, host, first) {
  const [only, ...others] = wordsOf(choice);
  if (!others.length) return drawOnly(only, only.word, say('{label} {n}', { label: choice.label, n: only.word }), choice.does, host, first);
  const does = choice.does ? `does-${choice.move}` : nothing;
  return html`<div class="numbers" role="group" aria-label=${choice.label} aria-describedby=${does}>
    <span class="label" aria-hidden="true">${choice.label}</span>
    <span class="row">${wordsOf(choice).map((one, at) => drawNumber(one, choice, host, first && at === 0))}</span>
    ${drawDoes(`does-${choice.move}`, choice.does)}</div>`;
}

/** A suit of a row: its key is its place there. */
function drawSuitOf({ word, move }, at, { label }, host, first) {
  const name = suitInWords(word);
  const advised = host.advised === move;
  return html`<button class="choice number suited ${advised ? 'advised' : ''}" data-move=${move} ?data-first=${first}
    data-hotkey=${at + 1} aria-keyshortcuts=${switches.keys ? at + 1 : nothing} aria-label=${nameOf(label, name, advised)}
    ?disabled=${host.busy} @click=${() => host.act(move)}>${drawSuit(word)}<span class="name-of-suit" aria-hidden="true">${name}</span>${drawAdvice(advised)}</button>`;
}

const PACK = 'shdc'; // the order of the suits in a pack

/** Suits in a row, in the order of the pack, named by what is done with one; where there is but one it is a choice like others. */
function drawSuits(choice, host, first) {
  const words = wordsOf(choice).sort((one, other) => PACK.indexOf(one.word) - PACK.indexOf(other.word));
  const [only, ...others] = words;
  if (!others.length) return drawOnly(only, '1', html`${choice.label} ${drawSuitNamed(only.word)}`, choice.does, host, first);
  const does = choice.does ? `does-${choice.move}` : nothing;
  return html`<div class="numbers suits" role="group" aria-label=${choice.label} aria-describedby=${does}>
    <span class="label" aria-hidden="true">${choice.label}</span>
    <span class="row">${words.map((one, at) => drawSuitOf(one, at, choice, host, first && at === 0))}</span>
    ${drawDoes(`does-${choice.move}`, choice.does)}</div>`;
}

/** A suit that is melded: its king and queen, named for those who listen. */
function drawPair(suit, view) {
  const cards = ['k', 'q'].map((rank) => handOf(view, view.seat).cards.find(({ card }) => card === `${suit}${rank}`)?.name);
  return html`<span class="meld ${suit === 'h' || suit === 'd' ? 'red' : ''}" aria-hidden="true">${
    indexOf(`${suit}k`)}${indexOf(`${suit}q`)}${drawSuit(suit)}</span><span class="unseen">${cards.filter(Boolean).join(', ')}</span>`;
}

function drawWord({ word, move }, choice, host, key) {
  const { furniture, shown: view } = host;
  const isSuit = 'shdc'.includes(word);
  const words = furniture.wordFor?.(view, choice, word) ?? (isSuit ? choice.label : say('{label} {n}', { label: choice.label, n: word }));
  const does = furniture.doesFor?.(view, choice, word) ?? choice.does;
  return html`<button class="choice word ${host.advised === move ? 'advised' : ''}" data-move=${move} data-hotkey=${key ?? nothing}
    aria-keyshortcuts=${switches.keys && key ? key : nothing} aria-describedby=${does ? `does-${move}` : nothing} ?disabled=${host.busy} @click=${() => host.act(move)}>
    <span class="label">${words} ${isSuit ? drawPair(word, view) : nothing}</span>${
  drawDoes(`does-${move}`, does)}${drawAdvice(host.advised === move)}${key ? drawKey(key) : nothing}</button>`;
}

const KEYS = 'abc'; // what is not a number has no number for a key

/** Draw the choices of words; `first` where nothing comes before them. */
export function drawWords(view, host, first) {
  return choicesOfWords(view).map((choice, at) => {
    const words = wordsOf(choice);
    if (words.every(({ word }) => isNumber(word))) return drawNumbers(choice, host, first && at === 0);
    if (choice.move === 'declare') return drawSuits(choice, host, first && at === 0);
    return words.map((one, number) => drawWord(one, choice, host, at === 0 ? KEYS[number] : null));
  });
}
