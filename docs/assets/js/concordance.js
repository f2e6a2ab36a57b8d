// The concordance's sieve: by words, by source, and only where the sources shown differ.
// Without scripts the table stands whole.

const VERDICTS = {
  differ: ['≠', 'they differ', 'de er uenige'],
  agree: ['=', 'they agree', 'de er enige'],
  alone: ['·', 'one speaks', 'kun én svarer'],
  silent: ['', 'all silent', 'alle tier'],
};

/** Make an element of this kind, with what stands in it. */
function made(kind, is, ...within) {
  const element = Object.assign(document.createElement(kind), is);
  element.append(...within);
  return element;
}

/** Say something in both languages, one of which is read. */
function both(english, danish) {
  return Object.entries({ en: english, da: danish }).map(([lang, words]) => {
    const said = made('span', { lang }, words);
    said.dataset.said = lang;
    return said;
  });
}

const box = (is, ...words) => made('label', {}, made('input', { type: 'checkbox', ...is }), ' ', ...words);

const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** Say how the sources shown stand to each other in a row. */
function verdict(cells) {
  const letters = cells.filter((cell) => cell.dataset.own).map((cell) => cell.dataset.letter);
  if (letters.length < 2) return letters.length ? 'alone' : 'silent';
  return new Set(letters).size === 1 ? 'agree' : 'differ';
}

class ConcordanceFilter extends HTMLElement {
  connectedCallback() {
    this.table = document.getElementById(this.getAttribute('for'));
    if (!this.table || this.firstChild) return;
    this.rows = [...this.table.querySelectorAll('tr.question')];
    this.texts = new Map(this.rows.map((row) => [row, plain(row.textContent)]));
    this.sources = [...this.table.querySelectorAll('thead th[data-source]')]
      .map((th) => ({ id: th.dataset.source, name: th.querySelector('a').cloneNode(true).childNodes }));
    this.append(this.form());
    this.sieve();
  }

  form() {
    const form = made('form', {});
    const boxes = this.sources.map(({ id, name }) => (
      box({ name: 'source', value: id, checked: true }, made('span', { className: 'sc' }, ...name))
    ));
    form.append(
      made('label', { className: 'find' }, ...both('Find', 'Søg'), ' ', made('input', { type: 'search', name: 'find', autocomplete: 'off' })),
      made('fieldset', {}, made('legend', {}, ...both('Sources', 'Kilder')), ...boxes),
      box({ name: 'differ' }, ...both('only where they differ', 'kun hvor de er uenige')),
      box({ name: 'words' }, ...both('show their words', 'vis deres ord')),
      made('output', { ariaLive: 'polite' }),
    );
    form.addEventListener('input', () => this.sieve());
    form.addEventListener('submit', (event) => event.preventDefault());
    return form;
  }

  sieve() {
    const data = new FormData(this.querySelector('form'));
    const shown = new Set(data.getAll('source'));
    const wanted = plain(data.get('find').trim());
    for (const cell of this.table.querySelectorAll('[data-source]')) {
      cell.hidden = !shown.has(cell.dataset.source);
    }
    let count = 0;
    for (const row of this.rows) {
      const found = verdict([...row.querySelectorAll('td')].filter((cell) => !cell.hidden));
      this.mark(row, found);
      row.hidden = (data.has('differ') && found !== 'differ') || !this.texts.get(row).includes(wanted);
      if (!row.hidden) count += 1;
    }
    for (const body of this.table.tBodies) body.hidden = !body.querySelector('tr.question:not([hidden])');
    this.table.classList.toggle('with-words', data.has('words'));
    this.table.style.setProperty('--shown', shown.size);
    const { length } = this.rows;
    this.querySelector('output')
      .replaceChildren(...both(`${count} of ${length} questions`, `${count} af ${length} spørgsmål`));
  }

  mark(row, found) {
    const [sign, english, danish] = VERDICTS[found];
    row.dataset.verdict = found;
    const mark = row.querySelector('.verdict [aria-hidden]');
    mark.textContent = sign;
    mark.parentElement.replaceChildren(mark, ' ', ...both(english, danish));
  }
}

customElements.define('concordance-filter', ConcordanceFilter);
