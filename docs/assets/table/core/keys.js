// The keys of the table. A key presses the button that bears it, or asks what the table answers in
// words. None fires while one types, in a dialog, with a modifier, or when the reader has put the
// keys off (WCAG 2.1.4).
import { answers } from './answers.js';
import { say } from './say.js';
import { session } from './session.js';
import { switches } from './switches.js';

/** List the keys with what each does, in the order of the help sheet. */
export const listed = () => [
  [['1', '2', '3', '4'], say('Make the first choice, the second, the third …')],
  [[say('Space')], say('End the act that is shown; so does any other key')],
  [['n'], say('Go on: the next deal, or hand the device on')],
  [['p', 'n'], say('The example before, the one after')],
  [['h'], say('Ask for a hint')],
  [['o'], say('Ask for the odds of each move')],
  [['u'], say('Undo: take back your last move')],
  [['←', '→'], say('Step back and forth in the game')],
  [['Home', 'End'], say('Go to its beginning, to its end')],
  [['r'], say('Play the game again before your eyes, or pause; the space bar does it too where it presses no button')],
  [['m'], say('Say my piece')],
  [['w'], say('Say whose turn it is')],
  [['s'], say('Say the strokes or tokens of all')],
  [['l'], say('Go to the law')],
  [['t'], say('Text mode: the table in words, or drawn')],
  [['?'], say('Open or close this sheet')],
];

const FIELD = 'input, select, textarea, [contenteditable=""], [contenteditable="true"], [role="slider"]';
const SCROLLED = '.statutes, .lines, [data-scrolled]';
const PRESSED = 'button, a, summary, [role="button"]';
const PASSING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']); // on the way to something else
const ASKS = new Set([...Object.keys(answers), 'l', 't', '?']); // what asks for words changes nothing
const STRIP = '.follow[tabindex], [role="toolbar"], [role="listbox"]'; // seats, a hand of cards, the rank of the pieces: the arrows move along it

/** Whether this key, here, is the reader's own: typed into a field, or pressing what has the focus. */
function taken(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return true;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELD)) return true;
  if (event.key === ' ') return Boolean(target.closest('button, a, summary, [tabindex]'));
  if (event.key.startsWith('Arrow') && target.closest(STRIP)) return true;
  return ['Home', 'End'].includes(event.key) && Boolean(target.closest(`${SCROLLED}, ${STRIP}`));
}

export class Keys {
  #host;
  #everyone;
  #press = (event) => this.press(event);

  constructor(host, everyone) {
    this.#host = host;
    this.#everyone = everyone;
    host.addController(this);
  }

  // Before the theme hears it: there, s and n are keys of its own.
  hostConnected() { window.addEventListener('keydown', this.#press, { capture: true }); }

  hostDisconnected() { window.removeEventListener('keydown', this.#press, { capture: true }); }

  press(event) {
    const host = this.#host;
    if (!switches.keys || !host.view || host.handover?.covered || taken(event)) return;
    host.toggleAttribute('keyed', true); // there is a keyboard, whatever the screen is touched with
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    if (document.querySelector('dialog[open]') || host.renderRoot.querySelector('dialog[open]')) return;
    if (host.lesson.on && event.key === ' ') return this.#endAct(event);
    if (session.acting && !ASKS.has(event.key) && !host.lesson.on) return this.#endAct(event);
    if (!this.#does(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** While an act is shown every key ends it, and does nothing else. */
  #endAct(event) {
    if (PASSING.has(event.key) || (event.key === 'Enter' && event.composedPath()[0].closest?.(PRESSED))) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#host.lesson.on) this.#host.lesson.next();
    else session.goOn();
  }

  /** Do what a key stands for; whether it stands for anything. */
  #does(key) {
    const host = this.#host;
    if (answers[key]) this.#everyone.answer(answers[key](host.shown, host.furniture));
    else if (key === 'l') this.#goToTheLaw();
    else if (key === 't') switches.turn('text');
    else if (key === '?') this.#everyone.help();
    else if (key === 'Escape') return this.#everyone.hush() || host.aside.close();
    else return this.#presses(key === ' ' ? 'r' : key);
    return true;
  }

  #presses(key) {
    const button = this.#host.renderRoot.querySelector(
      key === 'n' ? '[data-first]:not(.choice), [data-hotkey="n"]' : `[data-hotkey="${CSS.escape(key)}"]`,
    );
    if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return Boolean(button);
    button.click();
    return true;
  }

  #goToTheLaw() {
    const law = this.#host.renderRoot.querySelector('#law-head');
    law?.focus();
    law?.scrollIntoView({ block: 'nearest' });
  }
}
