// What is cut into the tiles and printed on the cards, and the things on the table.
// The figures are game-icons.net's (CC BY 3.0); it has no cuckoo, so that one is ours.
import { html, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import cat from 'game-icons:cat';
import house from 'game-icons:house';
import horse from 'game-icons:horse-head';
import sabres from 'game-icons:crossed-sabres';
import pot from 'game-icons:cooking-pot';
import owl from 'game-icons:owl';
import jester from 'game-icons:jester-hat';

const cuckoo = '<path fill="currentColor" d="M30 148c20-16 40-26 62-29c14-32 46-50 82-45c34 5 58'
  + ' 27 70 60c30 16 62 38 92 68c28 28 52 60 66 92l88 156l-22 10l-92-98l28 102l-26 6l-60-124c-20'
  + ' 22-44 38-74 46l-4 44h54v18h-74l3-58c-14 1-28 0-42-2l-8 60h-74v-18h54l6-48c-52-16-88-52'
  + '-100-104c-9-38-4-78 14-106c-15-14-24-22-43-30zM160 108a15 15 0 1 0 .1 0z"/>';

const FIGURES = { __proto__: null, cuckoo, dragoon: sabres, cat, horse, house, pot, owl, fool: jester, joker: jester };

const SUITS = {
  __proto__: null,
  s: 'M50 8C40 28 16 38 16 60c0 12 9 20 19 20 5 0 9-2 12-6-1 9-4 14-11 20h28c-7-6-10-11-11-20'
    + ' 3 4 7 6 12 6 10 0 19-8 19-20 0-22-24-32-34-52z',
  d: 'M50 6 84 50 50 94 16 50z',
};

/** Draw the figure of a piece, or nothing if it has a number. */
export function drawFigure(piece) {
  const body = FIGURES[piece];
  return body && svg`<svg class="figure" viewBox="0 0 512 512" aria-hidden="true">${unsafeSVG(body)}</svg>`;
}

/** Draw a suit of the French cards: `s` for spades, `d` for diamonds. */
export function drawSuit(suit) {
  return svg`<svg class="suit" viewBox="0 0 100 100" aria-hidden="true"><path fill="currentColor"
    d=${SUITS[suit]}/></svg>`;
}

/** Draw the leather bag, full at 1 and slack at 0: it sinks, spreads and leans as it empties. */
export function drawBag(full) {
  const slack = 1 - full;
  const at = (whole, empty) => Math.round(whole + (empty - whole) * slack);
  const neck = at(30, 60);
  const lean = at(50, 60);
  const wide = at(36, 43);
  const top = neck - at(18, 11);
  const body = `M${lean - 9} ${neck}C${50 - wide} ${neck + at(10, 8)} ${50 - wide - 5} 92 ${50 - wide + 12} 94`
    + `H${50 + wide - 12}C${50 + wide + 5} 92 ${50 + wide} ${neck + at(10, 8)} ${lean + 9} ${neck}Z`;
  const mouth = `M${lean - 8} ${neck}L${lean - 17 + at(0, 5)} ${top + 3}Q${lean - 8} ${top + 8} ${lean - 4} ${top}`
    + `Q${lean + 3} ${top + 8} ${lean + 8} ${top + 1}Q${lean + 11} ${top + 7} ${lean + 18} ${top + 4}L${lean + 8} ${neck}Z`;
  const fold = `M${lean - 5} ${neck + 4}Q${at(40, 36)} ${at(50, 74)} ${at(33, 24)} ${at(70, 84)}`
    + `M${lean + 4} ${neck + 4}Q${at(58, 64)} ${at(52, 76)} ${at(62, 74)} ${at(66, 83)}`;
  return svg`<svg class="bag" viewBox="4 4 92 92" aria-hidden="true">
    <path class="leather" d=${body}/><path class="leather deep" d=${mouth}/>
    <path class="fold" d=${fold}/><path class="string" d="M${lean - 10} ${neck}h20"/></svg>`;
}

/** Draw the pack: a pile of cards as high as there are cards in it. */
export function drawPack(cards) {
  return html`<i class="pack" style="--cards: ${Math.min(cards, 14)}" aria-hidden="true"></i>`;
}
