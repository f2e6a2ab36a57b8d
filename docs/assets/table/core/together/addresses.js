// Where a browser can be reached: a name that browsers of one network find one another by
// (`….local`, made of a UUID), or an address of IPv4 or IPv6, each as bytes and as text.
const UUID = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:]{2,39}$/i;

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ofHex = (digits) => digits.match(/../g).map((two) => parseInt(two, 16));

function ofIpv4(text) {
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : null;
}

/** Read the eight groups of an address, of which `::` stands for those that are nought. */
function ofIpv6(text) {
  const [before, after, more] = text.split('::').map((part) => (part ? part.split(':') : []));
  const lacking = 8 - before.length - (after?.length ?? 0);
  if (more || (after ? lacking < 1 : lacking !== 0)) return null;
  const groups = [...before, ...Array(lacking).fill('0'), ...after ?? []];
  return groups.every((group) => /^.{1,4}$/.test(group)) ? groups.flatMap((group) => ofHex(group.padStart(4, '0'))) : null;
}

/** What kinds of address there are: how many bytes each has, and how it is read and written. Their order is that of their numbers. */
const KINDS = [
  {
    length: 16,
    is: UUID,
    read: (text) => ofHex(text.match(UUID).slice(1).join('')),
    write: (bytes) => `${hex(bytes).match(/(.{8})(.{4})(.{4})(.{4})(.{12})/).slice(1).join('-')}.local`,
  },
  { length: 4, is: IPV4, read: ofIpv4, write: (bytes) => bytes.join('.') },
  { length: 16, is: IPV6, read: ofIpv6, write: (bytes) => hex(bytes).match(/.{4}/g).join(':') },
];

/** How many bytes an address of this kind has, or undefined where there is no such kind. */
export const lengthOf = (kind) => KINDS[kind]?.length;

/** Give an address as `{ kind, bytes }`, or null where it is of no kind known. */
export function addressOf(text) {
  const kind = KINDS.findIndex(({ is }) => is.test(text));
  const bytes = KINDS[kind]?.read(text);
  return bytes ? { kind, bytes: Uint8Array.from(bytes) } : null;
}

/** Write an address as a description names it. */
export const addressText = ({ kind, bytes }) => KINDS[kind].write(bytes);
