// What another's browser calls a card is drawn as a card of the pack, or as an empty one; its words are no drawing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFace as drawFrench } from '../../docs/assets/table/cards/faces.js';
import { drawFace as drawTarot } from '../../docs/assets/table/games/narrespillet/faces.js';

const STRANGE = ['', 's', 's<b>k</b>', 's1', 'x"', 's__proto__', 'constructor', 'emblem', 's10"><image href="x"/>'];

/** What is laid into the page of a card as it stands, without being made harmless. */
const asItStands = (face) => face.values.find((value) => value?.values?.length === 1 && !value.strings).values[0];

test('a card that is in no pack is drawn empty', () => {
  for (const card of STRANGE) {
    assert.equal(asItStands(drawTarot({ card, name: card })), '', card);
    if (card !== 's1') assert.equal(asItStands(drawFrench({ card, name: card })), '', card);
  }
});

test('the name of a card is never laid into the page as it stands', () => {
  for (const draw of [drawFrench, drawTarot]) {
    for (const card of ['sk', 's10', 'tower']) assert.doesNotMatch(asItStands(draw({ card, name: '<b>' })), /<b>/);
  }
});
