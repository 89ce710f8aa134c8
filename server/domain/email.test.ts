import { describe, expect, test } from 'vitest';
import { resolveRecipient } from './codes/recipients.ts';
import { mixesScripts } from './email.ts';

const lookAlikes = [
  ['Cyrillic а', 'm\u0430ya@demo.test'],
  ['Cyrillic о in the domain', 'maya@dem\u043e.test'],
  ['Greek ο', 'may\u03bf@demo.test'],
  ['Armenian օ', 'hell\u0585@demo.test'],
  ['Cherokee Ꭵ', 'th\u13a5baud@demo.test'],
  ['a Latin letter among Cyrillic ones', 'ма\u0061я@demo.test'],
  ['a capital', 'M\u0410YA@demo.test'],
];

const ordinary = [
  'maya.tan+jobs@demo.test',
  'm\u00e9l\u00e8ne_2@demo.test',
  'мая.тан-2@demo.test',
  'αννα@demo.gr',
  '李小龙@demo.test',
  'li李小龙@demo.test',
  'カメラcamera@demo.jp',
  'मीरा@demo.in',
  'مايا@demo.test',
  '😀maya@demo.test',
];

describe('letters that look alike', () => {
  test.each(lookAlikes)('%s beside other letters is found', (_name, email) => {
    expect(mixesScripts(email)).toBe(true);
  });

  test.each(ordinary)('%s has one script in each label', (email) => {
    expect(mixesScripts(email)).toBe(false);
  });

  test.each(['signup', 'email'] as const)('no new address mixes scripts: %s', (purpose) => {
    for (const [, to] of lookAlikes) {
      expect(() => resolveRecipient({ purpose, channel: 'email', to }, null)).toThrow();
    }
    for (const to of ordinary) {
      expect(resolveRecipient({ purpose, channel: 'email', to }, null)).toBe(to);
    }
  });

  test.each(['signin', 'reset'] as const)(
    'an address that is stored already stays: %s',
    (purpose) => {
      const to = 'm\u0430ya@demo.test';
      expect(resolveRecipient({ purpose, channel: 'email', to }, null)).toBe(to);
    },
  );
});
