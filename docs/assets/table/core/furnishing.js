// The furniture of the game at the screen: what the table draws and says of its family of games,
// fetched when the first game of it is opened. It exports:
//   styles                                      of what it draws
//   HOLDS                                       what of it the styles lay the table out by (holds.js)
//   drawHeld(view, seat, answer, tells), drawScore(view, seat)
//                                               what a seat holds, under the event of its answer, and whether one
//                                               may ask what it does; what is counted for it
//   track(view) -> [{ words, is }]              the steps of what is shown, been, now and next, where they are no round
//   round(view)                                 the seats in the order of their turns, as far as it is known
//   drawStock, drawPool(view)                   what lies in the middle
//   drawDealer(value, words)                    who deals, given the mark and what it says
//   heldInWords, scoreInWords, tally(view, seat), standing(view, seat) -> phrases
//   marksInWords(view, seat) -> phrases         what stands at a seat besides, in text mode
//   columns(view)                               what text mode calls what is held and what is counted
//   mine(view)                                  the answer to: what do I hold?
//   playsCards(view)                            whether what is held stands upright
//   asked(view)                                 what is asked of the seat whose turn it is, where it says so itself and no decision does
//   howFar(view)                                what is at stake, and who is left, above the table
//   progress(view)                              how far it has come, where deals are not counted
//   hints                                       whether the engine advises whoever asks, and tells the odds
//   key                                         whether it tells how the pieces rank and what each does; if so
//   drawKind, kindInWords(piece)                a kind of piece as a sign, and its name
//   drawTaken(taken)                            the cards that were taken, in the sheet of a deal
//   outcome(view)                               who has won or lost, where it is not the winners who are named
//   drawTable(view, host), drawChoices(view, host), middleInWords(view)
//                                               where it lays the table in a way of its own, as for cards
//   Games of cards have all that from cards/furniture.js, and export no more than what is their own or
//   otherwise; of their ACTS those of their own events. Of them the table asks besides:
//   beats(view)                                 what beats what, in a line under the hand
//   prompt(view)                                what is to be picked, while nothing that may be played is
//   heapCalled()                                what the heap at a seat is called, where that stands under it
//   drawMove(view, choice, picked)              what playing the picked cards does; picked.js has drawPicked for it
//   wordFor, doesFor(view, choice, word)        what a choice of a word is called, and what it does (meld:s; a bid
//                                               is a number in a row, its own key), where its label will not do
//   fresh(view)                                 the cards of the hand that have come last, which bear a mark
//   meaning(view, picked)                       what picking these means, beside how many are picked (tally.js)
//   doesWith(view, choice, picked)              what playing the picked cards does, where the choice’s words will not do
//   picked(view, host)                          the choice that the picked cards make: what binds it is the law of the moment
//   saidForGood                                 the verbs that the table asks about once more before they are made
//   The rest is drawn where the view has it: of the trick the card that `takes` it, zones pile:N (kind pile,
//   place N: a heap at that seat), marks of a seat tricks, bid (0: passed), score (chalk; a slate for up to four), melds (letters of suits), a mark goal
//   (what is counted to), pool or pot (what is played for), beet and beet-played (what lies at a seat), joined,
//   declarer and vole (what was said), laid (whose card lies face down), partner and pair, trumps (two suits); zones
//   away:N (what a seat has laid away) and under; and of an event pairs ([beaten, beating] of several cards led together).
//   aimsOf, drawAims(view, host)                what one is after: sentences there until something has been done
//   ACTS                                        which act each kind of its events makes (acts/acts.js)
//   DEALING, COSTS, SUMS, hasLaw, isNews, inBrief
//                                               what else the kinds of its events mean to the table
import { Refused } from './client.js';
import { keepPlayed } from './kept/shelves.js';
import { whyNoFile } from './missing.js';

export class Furnishing {
  fetch = null; // gives the furniture of a family; the page says where it stands
  furniture = null;
  missing = false; // a game is there, and its furniture is still to come
  #family = null;

  /** Let the furniture of a family come while the engine is still asked for a game. */
  expect(family) {
    if (family && family !== this.#family) this.fetch(family).catch(() => {}); // said once the game is there
  }

  /** Whether the furniture of this family is there. */
  has(family) { return family === this.#family; }

  /** Fetch the furniture of a family. Raises `Refused`. */
  async come(family) {
    this.missing = true;
    try {
      this.furniture = await this.fetch(family);
    } catch {
      const [why, parts] = whyNoFile(`${family}/furniture.js`, null);
      throw new Refused({ why, parts });
    }
    this.#family = family;
    this.missing = false;
    keepPlayed(family);
  }
}
