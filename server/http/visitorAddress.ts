import { isIPv6 } from 'node:net';

// Returns the eight 16-bit groups of an IPv6 address; a zone such as %eth0 is ignored.
function readGroups(address: string): number[] {
  const bare = address.replace(/%.*$/, '');
  // Writes an IPv4 address at the end, as in ::ffff:203.0.113.7, as two groups.
  const hex = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail] = hex.split('::').map((part) => (part === '' ? [] : part.split(':')));
  // `::` means as many zeros as are missing.
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => parseInt(group, 16));
}

/**
 * Returns what limits count as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because visitors can change the
 * others. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function toVisitorAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = readGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}
