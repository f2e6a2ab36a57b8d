// What a browser keeps, in words.
import { layerName } from '../layers.js';
import { count, say, sentence } from '../say.js';

const PLAY = {
  'translation en': sentence('the English translation'),
  'translation da': sentence('the Danish translation'),
  'translation both': sentence('both translations'),
  'translation none': sentence('no translation'),
  'letters blackletter': sentence('the print in blackletter'),
  'letters roman': sentence('the print in roman letters'),
  'notes open': sentence('all notes open'),
  'notes closed': sentence('notes closed'),
  'language en': sentence('the site in English'),
  'language da': sentence('the site in Danish'),
  'keys on': sentence('keys at the table'),
  'keys off': sentence('no keys at the table'),
  'text on': sentence('the table in words'),
  'text off': sentence('the table in pictures'),
  'rank on': sentence('the rank open at the table'),
  'rank off': sentence('the rank folded at the table'),
  'sound on': sentence('sound at the table'),
  'sound off': sentence('no sound at the table'),
  'tap on': sentence('a card played with one tap'),
  'tap off': sentence('a card lifted before it is played'),
  'offline on': sentence('the archive kept on this device'),
  'offline off': sentence('nothing of the archive kept on this device'),
  'pace slow': sentence('the table at a slow pace'),
  'pace normal': sentence('the table at its usual pace'),
  'pace fast': sentence('the table at a fast pace'),
  'pace once': sentence('the table without waiting'),
};

/** Say what has been chosen, one thing after the other. */
export function choicesInWords(choices) {
  return Object.entries(choices).map(([key, value]) => (key === 'layer'
    ? say('the text in the layer “{layer}”', { layer: layerName(value) }) : say(PLAY[`${key} ${value}`])));
}

/** Say how many games are kept, and of which sort. */
export function gamesInWords({ games }) {
  const played = games.filter(({ newer }) => !newer);
  const going = played.filter(({ summary }) => !summary?.over).length;
  const newer = games.length - played.length;
  return [
    games.length ? count(games.length, '{n} game', '{n} games') : null,
    going ? count(going, '{n} not over', '{n} not over') : null,
    newer ? count(newer, '{n} made by a newer version of the archive', '{n} made by a newer version of the archive') : null,
  ].filter(Boolean);
}

/** Say what was taken in, or was here already. */
export function takenInWords({ games, rest }) {
  const told = [];
  const anew = games.anew + rest.anew;
  const here = games.here + rest.here;
  if (anew) told.push(count(anew, '{n} thing was taken in.', '{n} things were taken in.'));
  if (here) told.push(count(here, '{n} was here already.', '{n} were here already.'));
  return told.join(' ') || say('The file holds nothing that is kept here.');
}
