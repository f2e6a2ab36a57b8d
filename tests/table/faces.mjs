// Draws the faces of Narrespillet: reads the cards as JSON, each with its corner and its name, and
// prints the signs, and of each card what a large one and a small one shows and what it is called.
import { readFileSync } from 'node:fs';
import { SYMBOLS, drawn } from '../../docs/assets/table/games/narrespillet/drawn.js';
import { drawFace, indexOf } from '../../docs/assets/table/games/narrespillet/faces.js';

const cards = JSON.parse(readFileSync(0, 'utf8'));
const told = cards.map(({ card, letter, name }) => {
  const [, large, small] = drawn(card, letter).split(/<g class="(?:large|small)">/);
  const laid = drawFace({ card, name }).values.at(-1); // after the drawing: the name, of a picture
  return { card, corner: indexOf(card), large, small, called: laid.values?.[0] ?? null };
});
process.stdout.write(JSON.stringify({ signs: SYMBOLS, told }));
