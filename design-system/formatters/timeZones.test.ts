import { expect, test } from 'vitest';
import { describeTimeZone, listTimeZones } from './timeZones.ts';

function find(word: string): string[] {
  return listTimeZones('en', ['Asia/Singapore'])
    .filter(({ aliases }) => aliases.includes(word))
    .map(({ label }) => label.split(' (')[0] ?? '');
}

test.each([
  ['Kiev', 'Europe/Kyiv'],
  ['Kyiv', 'Europe/Kyiv'],
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Beijing', 'Asia/Shanghai'],
  ['Hanoi', 'Asia/Ho Chi Minh'],
  ['Yangon', 'Asia/Yangon'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Nuuk', 'America/Nuuk'],
  ['San Francisco', 'America/Los Angeles'],
])('%s is found as %s', (word, label) => {
  expect(find(word)).toEqual([label]);
});

test('no zone has two options', () => {
  const labels = listTimeZones('en', ['Europe/Kyiv', 'UTC']).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.startsWith('Europe/Ky'))).toHaveLength(1);
});

test('of a zone with several names, the first given name is the id, and the present one is shown', () => {
  const options = listTimeZones('en', ['Asia/Kolkata', 'Asia/Calcutta']);
  const entries = options.filter(({ label }) => label.startsWith('Asia/Kolkata'));
  expect(entries.map(({ id }) => id)).toEqual(['Asia/Kolkata']);
  expect(options.some(({ label }) => label.includes('Calcutta'))).toBe(false);
});

test.each([
  ['en', 'Asia/Singapore', 'Asia/Singapore (Singapore Standard Time, GMT+8)'],
  ['en', 'America/Sao_Paulo', 'America/Sao Paulo (Brasilia Standard Time, GMT-3)'],
  ['de', 'UTC', 'UTC (GMT+0)'],
  ['en_GB', 'Asia/Tokyo', 'Asia/Tokyo (Japan Standard Time, GMT+9)'],
])('in %s, %s is “%s”', (locale, zone, text) => {
  expect(describeTimeZone(locale, zone)).toBe(text);
});

test.each([
  ['ar', '، '],
  ['he', ', '],
])('in %s the parts are isolated, so that the line keeps their order', (locale, comma) => {
  const text = describeTimeZone(locale, 'Asia/Singapore');
  expect(text).toMatch(/^\u2068Asia\/Singapore\u2069 \(\u2068.+\u2069\)$/);
  expect(text).toContain(`\u2069${comma}\u2068`);
});
