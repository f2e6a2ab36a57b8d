// The Danish of what the scripts of the Canasta page say, which waits here until it has come.
import '../../core/danish.js';
import { learn } from '../../core/say.js';

await learn(() => import('danish:canasta'));
