// What the table says in its own voice. Nothing here decides anything: rules stand in the
// engine, and the sources' own words come from it too.

/** Say a seat's score in words, given the source's unit: “2 strokes left”, “1 token”. */
export function scoreWords(unit, number) {
  return `${number} ${number === 1 ? unit.replace(/s\b/, '') : unit}`;
}

/** Whether the pieces of this game are cards: only then it is counted in tokens. */
export const withCards = (view) => view.unit === 'tokens';

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
