// What a door refuses, for the tests of doors.
import assert from 'node:assert/strict';
import { WrongKind } from '../../docs/assets/table/core/door.js';

/** Where a value is not of a kind: the place that the refusal names. */
export function refusedAt(kind, value) {
  try {
    kind(value);
  } catch (error) {
    assert(error instanceof WrongKind, String(error));
    return error.at;
  }
  assert.fail(`${JSON.stringify(value)} was taken`);
}
