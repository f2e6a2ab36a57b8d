// What an evening of the booklet is made of: which of its games are played in turn, and who plays
// each of them, where a party is larger or smaller than a game is for.
import {
  WrongKind, byName, fields, list, oneOf, or, text, whole,
} from '../door.js';
import { MOST_DEALS } from '../match/deals.js';

const MOST = 37;
const LONGEST_NAME = 60;
const LONGEST_ID = 80;

/**
 * List the games of the booklet in its order, each by its own text: `{ rules, name, line, seats, oneDeal }`.
 * The archive begins with the game that stands last there.
 */
export function booklet(games, sources) {
  const [last, ...others] = games;
  return [...others, last].map(({ id, name, line, seats, one_deal: oneDeal }) => ({
    rules: sources.find(({ family, house }) => family === id && !house).id, name, line, seats, oneDeal,
  }));
}

/**
 * Say of each game who plays it, by places in the party; null where they are too few. Where they are
 * too many, computers sit out before persons, and whoever has sat out least before the others.
 */
export function seatings(players, games) {
  const out = players.map(() => 0);
  const isComputer = players.map(({ kind }) => kind !== 'human');
  return games.map(({ seats: [least, most] }) => {
    if (players.length < least) return null;
    const ranked = players.map((_, at) => at)
      .sort((a, b) => isComputer[a] - isComputer[b] || out[b] - out[a] || a - b);
    for (const at of ranked.slice(most)) out[at] += 1;
    return ranked.slice(0, most).sort((a, b) => a - b);
  });
}

/** Those of a party who sit a game out. */
export const sittingOut = (players, seating) => players.filter((_, at) => !seating.includes(at));

const wrongAt = (at) => { throw new WrongKind(at); };
const isTwice = (values) => new Set(values).size < values.length;

const player = fields({ name: text(LONGEST_NAME), kind: oneOf(['human', 'computer']) });

/**
 * An evening under way as its address holds it: the games by their rules, how many deals of those of which more
 * than one is played, who plays, who has won each game that is over, and where the one in play is kept.
 */
export const eveningOf = (games) => {
  const rules = games.map((game) => game.rules);
  const read = fields({
    games: list(oneOf(rules), rules.length, 1),
    deals: or(byName(oneOf(games.filter(({ oneDeal }) => oneDeal).map((game) => game.rules)), whole(2, MOST_DEALS), rules.length), {}),
    players: list(player, MOST, 2),
    won: list(list(whole(0, MOST - 1), MOST), rules.length),
    kept: or(text(LONGEST_ID)),
  });
  return (value) => {
    const evening = read(value);
    const { players, won } = evening;
    const seated = seatings(players, evening.games.map((id) => games[rules.indexOf(id)]));
    if (isTwice(evening.games) || seated.includes(null)) wrongAt('games');
    if (isTwice(players.map(({ name }) => name.trim().toLowerCase())) || players.some(({ name }) => !name.trim())) wrongAt('players');
    if (won.length >= seated.length || won.some((some, at) => some.some((who) => !seated[at].includes(who)))) wrongAt('won');
    return evening;
  };
};
