// What the table says in its own voice. Nothing here decides anything: rules stand in the
// engine, and the sources' own words come from it too.

/** One line on each source, for whoever has to choose. */
export const SOURCE_LINES = {
  'gnav-1774': 'The Copenhagen booklet: strokes are lives, the cat undoes exchanges, the dead may appeal.',
  'gnav-1917': 'Rules written down in 1917: strokes are penalties, and the fool’s holder may tap.',
  'gnav-wikipedia': 'The Danish article’s tip: 1917’s rules with the strokes counted down.',
  'gnav-kb': 'The Royal Library’s fragment: its own order of pieces; the rest is supplied from 1774.',
  'gnav-german': 'A short-pack game with cards: twenty tokens, a pool, and a queen and king who may refuse.',
};

const UNITS = {
  'gnav-1774': ['stroke left', 'strokes left'],
  'gnav-kb': ['stroke left', 'strokes left'],
  'gnav-wikipedia': ['stroke left', 'strokes left'],
  'gnav-1917': ['stroke taken', 'strokes taken'],
  'gnav-german': ['token', 'tokens'],
};

/** Say a seat's score in words: “2 strokes left”, “20 tokens”. */
export function scoreWords(rules, count) {
  const [one, many] = UNITS[rules] ?? ['point', 'points'];
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether this source is played with cards and counted in tokens. */
export const withCards = (rules) => rules === 'gnav-german';

const PIECES = {
  cuckoo: 'cuckoo', dragoon: 'dragoon', cat: 'cat', horse: 'horse', house: 'house',
  pot: 'pot', owl: 'owl', fool: 'fool', joker: 'joker',
  sk: 'king of spades', sq: 'queen of spades', sj: 'knave of spades',
  d1: 'ace of diamonds',
};

/** A piece's name in English: “cat”, “7”, “queen of spades”, “6 of diamonds”. */
export function pieceName(piece) {
  if (PIECES[piece]) return PIECES[piece];
  return /^d\d+$/.test(piece) ? `${piece.slice(1)} of diamonds` : String(piece);
}

/** Names to sit down with; whoever plays may change them. */
export const NAMES = [
  'Anna', 'Bo', 'Carl', 'Dorthe', 'Erik', 'Frederik', 'Grethe', 'Hans', 'Inger', 'Jens', 'Karen',
  'Lars', 'Maren', 'Niels', 'Ole', 'Peder', 'Rasmus', 'Sidsel', 'Thomas', 'Ulla', 'Vibeke',
  'Aage', 'Birte', 'Christen', 'Ditlev', 'Else', 'Gudrun', 'Holger', 'Ida', 'Johanne', 'Knud',
  'Lisbet', 'Mads', 'Nanna', 'Oluf', 'Povl', 'Rikke',
];

export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
