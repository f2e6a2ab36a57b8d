// The styles of the table, each of one subject.
import { unsafeCSS } from 'lit';
import base from './css/base.css';
import chalk from './css/chalk.css';
import choices from './css/choices.css';
import circle from './css/circle.css';
import everyone from './css/everyone.css';
import law from './css/law.css';
import long from './css/long.css';
import pieces from './css/pieces.css';
import seats from './css/seats.css';
import strip from './css/strip.css';
import table from './css/table.css';
import time from './css/time.css';

export const tableStyles = [base, table, pieces, chalk, seats, circle, long, strip, choices, law, everyone, time]
  .map(unsafeCSS);
