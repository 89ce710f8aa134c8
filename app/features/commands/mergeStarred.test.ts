import { expect, test } from 'vitest';
import { mergeStarred } from './mergeStarred.ts';

/** Returns a starred page for each letter. */
const pages = (names: string) =>
  [...names].map((name) => ({ href: `/${name}`, title: name.toUpperCase() }));

test.each([
  ['', 'ab', '', 'ab', 'stars of a device without any on the account'],
  ['', '', 'ab', 'ab', 'stars of the account on a new device'],
  ['', 'ab', 'bc', 'bca', 'stars of both at the first sign-in'],
  ['ab', 'a', 'ab', 'a', 'unstarred here'],
  ['ab', 'ab', 'b', 'b', 'unstarred elsewhere'],
  ['ab', 'abc', 'abd', 'abdc', 'starred on both'],
  ['abc', 'ab', 'bc', 'b', 'unstarred on both'],
  ['ab', 'ba', 'ab', 'ba', 'moved here'],
  ['ab', 'bac', 'ba', 'bac', 'moved elsewhere, starred here'],
])(
  'the stars %j (base), %j (device) and %j (account) become %j (%s)',
  (base, device, account, merged) => {
    expect(mergeStarred(pages(base), pages(device), pages(account))).toEqual(pages(merged));
  },
);
