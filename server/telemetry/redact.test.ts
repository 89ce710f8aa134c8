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
  ['the code 123456 is wrong', 'the code … is wrong'],
  ['code=123456', 'code=…'],
  ['the code is 123 456', 'the code is …'],
  ['the code is 123-456.', 'the code is ….'],
  ['the code is １２３４５６', 'the code is …'],
  ['the code is ١٢٣٤٥٦', 'the code is …'],
  ['x123456y is wrong', '… is wrong'],
  ['failed after 15000 ms at step 3', undefined],
  ['token abcdefghij1234567klmnopqrst is bad', 'token … is bad'],
  ['token Zm9v-1234567-890123-4567_YmFyCg is bad', 'token … is bad'],
  ['JWT eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl fails', 'JWT … fails'],
  ['secret Zm9vYmFy+Zm9v/YmFyMTIzNDU2Nzg= fails', 'secret … fails'],
  ['Bearer k3J9sdf8sdf7 is refused', 'Bearer … is refused'],
  ['token: k3J9sdf8 is refused', 'token: … is refused'],
  ['proof=k3J9sdf8&next=x', 'proof=…'],
  ['at /reset/k3J9sdf8sdf7sd8f7sd8f7sdf87sdf/now', 'at /reset/…/now'],
  ['https://x.test/k3J9sdf8%2Dsdf7sd8f7sd8f7sdf8 failed', 'https://x.test/… failed'],
])('the message "%s" is sent without personal data', (message, expected = message) => {
  expect(redact(message)).toBe(expected);
});

test('of a long message, only the start is read', () => {
  for (const part of ['a', '1 ', "'", '"', 'a@', '?', 'DE12 ']) {
    const text = part.repeat(200_000);
    expect(redact(text).length).toBeLessThanOrEqual(300);
  }
  // A token that is cut would be too short to be recognised.
  for (let length = 960; length <= 1000; length += 1) {
    const start = `${'word '.repeat(5)}${' '.repeat(length - 25)}`;
    expect(redact(`${start}k3J9sdf8sdf7sd8f7sd8f7sdf87sdfk3J9sdf8sdf7`)).not.toMatch(/k3J/);
  }
});
