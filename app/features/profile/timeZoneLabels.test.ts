import { expect, test, vi } from 'vitest';
import { getTimeZoneOptions } from './timeZoneLabels.ts';

function find(word: string): string[] {
  return getTimeZoneOptions('en', 'Asia/Singapore')
    .filter(({ aliases = [] }) => aliases.includes(word))
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
  const labels = getTimeZoneOptions('en', 'Europe/Kyiv').map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.startsWith('Europe/Ky'))).toHaveLength(1);
});

test('a device that reports the former name has one entry with the present one', () => {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Calcutta' };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
  const options = getTimeZoneOptions('en', 'Asia/Kolkata');
  spy.mockRestore();
  const entries = options.filter(({ label }) => label.startsWith('Asia/Kolkata'));
  expect(entries.map(({ id }) => id)).toEqual(['Asia/Kolkata']);
  expect(options.some(({ label }) => label.includes('Calcutta'))).toBe(false);
});
