// The Danish of what the scripts of all games of cards say, which waits here until it has come.
import '../core/danish.js';
import { learn } from '../core/say.js';

await learn(() => import('danish:cards'));
