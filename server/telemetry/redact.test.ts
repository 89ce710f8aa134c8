import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test.each([
  ['Cannot read properties of undefined (reading map)', undefined],
  ["Cannot read properties of undefined (reading 'map')", undefined],
  ['Minified React error #418; visit https://react.dev/errors/418 for help', undefined],
  ['statement timeout after 15000 ms', undefined],
  ['no mailbox for amal.haddad+x@example.com here', 'no mailbox for …@… here'],
  [
    'invalid input syntax for type integer: "Amal Haddad"',
    'invalid input syntax for type integer: "…"',
  ],
  ["Unexpected token 'A', 'Amal' is not valid JSON", "Unexpected token '…', '…' is not valid JSON"],
  ['cannot send to +49 (170) 1234-567', 'cannot send to …'],
  ['IBAN DE89370400440532013000 is wrong', 'IBAN … is wrong'],
  ['IBAN DE89 3704 0044 0532 0130 00 is wrong', 'IBAN … is wrong'],
  ['GET /x?token=abc&q=rent#top failed', 'GET /x?… failed'],
  ['cookie k3J9sdf8sdf7sd8f7sd8f7sdf87sdf is bad', 'cookie … is bad'],
])('the message "%s" is sent without personal data', (message, expected = message) => {
  expect(redact(message)).toBe(expected);
});

test('of a long message, only the start is read', () => {
  for (const part of ['a', '1 ', "'", '"', 'a@', '?', 'DE12 ']) {
    const text = part.repeat(200_000);
    expect(redact(text)).toBe(redact(text.slice(0, 1000)));
  }
});
