// Names at the seats, and how some of them are said one after another.
import { say } from './say.js';

/** Names to sit down with; whoever plays may change them. */
export const NAMES = [
  'Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Frederik', 'Grethe', 'Hans', 'Inger', 'Jens', 'Karen',
  'Lars', 'Maren', 'Niels', 'Ole', 'Peder', 'Rasmus', 'Sidsel', 'Thomas', 'Ulla', 'Vibeke',
  'Aage', 'Birte', 'Christen', 'Ditlev', 'Else', 'Gudrun', 'Holger', 'Ida', 'Johanne', 'Knud',
  'Lisbet', 'Mads', 'Nanna', 'Oluf', 'Povl', 'Rikke',
];

/** What a seat is called in a column or a line of numbers: where one person plays at this screen, his says “You”, as the sentences do. */
export function seatName({ players, yours }, seat) {
  const isAlone = players.every(({ kind }, at) => at === yours || kind !== 'human');
  return seat === yours && isAlone ? say('You') : players[seat].name;
}

/** Say names one after another: “Anna, Bo and Carl”. */
export function listed(names) {
  if (names.length < 2) return names.join('');
  return say('{some} and {last}', { some: names.slice(0, -1).join(', '), last: names.at(-1) });
}
