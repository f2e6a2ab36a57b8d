// Every kept thing says its format and version, as `gnav-record/1`. What a newer version of the
// archive has made is kept as it is and said to be newer; it is never called damaged.

export const RECORD = 'gnav-record/1';
export const LEDGER = 'gnav-ledger/1';
export const HOUSE = 'gnav-house/1';
export const KEPT = 'gnav-kept/1';

/** The version of what we lay round a record, a ledger or house rules; older things say none. */
export const VERSION = 1;

/** Whether a format is a later version of the one known here. */
export function isNewer(format, known) {
  const [name, version] = known.split('/');
  const said = /^([a-z-]+)\/(\d{1,6})$/.exec(format) ?? [];
  return said[1] === name && Number(said[2]) > Number(version);
}

/** Whether what lies round a thing is of a later version. */
export const isLater = (version) => Number.isInteger(version) && version > VERSION;

/** Read JSON as it is; undefined where it is none. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
