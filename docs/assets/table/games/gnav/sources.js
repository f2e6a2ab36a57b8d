// The sources of Gnav, as the engine tells of them; the game is fetched if it has not come.
import { client } from '../../core/client.js';

export async function sourcesOfGnav() {
  const sources = await client.call('sources', { wanted: 'gnav-1774' });
  return sources.filter(({ family }) => family === 'gnav');
}
