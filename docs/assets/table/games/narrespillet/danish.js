// The Danish of what the scripts of Narrespillet say, which waits here until it has come.
import '../../cards/danish.js';
import { learn } from '../../core/say.js';

await learn(() => import('danish:narrespillet'));
