// The styles of all that is drawn where cards are held in the hand.
import aims from './css/aims.css';
import board from './css/board.css';
import cards from './css/cards.css';
import choosing from './css/choosing.css';
import hand from './css/hand.css';
import kept from './css/kept.css';
import round from './css/round.css';

export const styles = [cards, board, kept, round, hand, choosing, aims];
