// The Danish of what Lang Hanrey's scripts say, which waits here until it has come.
import '../../cards/danish.js';
import { learn } from '../../core/say.js';

await learn(() => import('danish:lang_hanrey'));
