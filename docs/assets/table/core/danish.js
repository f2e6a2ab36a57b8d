// The Danish of all that the table's scripts say whatever is played, which waits here until it has come.
import { learn } from './say.js';

await learn(() => import('danish:house'));
