// The styles of all that is drawn where cards are held in the hand.
import chalk from '../core/css/chalk.css';
import aims from './css/aims.css';
import board from './css/board.css';
import cards from './css/cards.css';
import choosing from './css/choosing.css';
import hand from './css/hand.css';
import kept from './css/kept.css';
import pairs from './css/pairs.css';
import round from './css/round.css';
import stakes from './css/stakes.css';

export const styles = [chalk, cards, board, kept, round, stakes, pairs, hand, choosing, aims];
