// Draws the faces of Narrespillet: reads the cards as JSON, each with its corner and its name, and
// prints the signs and of each card what a large one and a small one shows.
import { readFileSync } from 'node:fs';
import { SYMBOLS, drawn } from '../../docs/assets/table/games/narrespillet/drawn.js';
import { indexOf } from '../../docs/assets/table/games/narrespillet/faces.js';

const cards = JSON.parse(readFileSync(0, 'utf8'));
const told = cards.map(({ card, letter, name }) => {
  const [, large, small] = drawn(card, letter, name).split(/<g class="(?:large|small)">/);
  return { card, corner: indexOf(card), large, small };
});
process.stdout.write(JSON.stringify({ signs: SYMBOLS, told }));
