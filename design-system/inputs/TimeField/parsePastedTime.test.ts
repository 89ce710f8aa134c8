import { expect, test } from 'vitest';
import { parsePastedTime } from './parsePastedTime.ts';

test.each([
  ['16:12', 'en'],
  ['4:12 PM', 'en'],
  ['4:12\u202fPM', 'en'],
  ['4:12pm', 'en'],
  ['4:12 p.m.', 'en'],
  ['04:12 PM', 'en'],
  ['at 4:12 pm', 'en'],
  ['16.12', 'da'],
  ['16.12 Uhr', 'de'],
  ['16:12 Uhr', 'de'],
  ['16h12', 'fr'],
  ['16 h 12', 'fr'],
  ['16時12分', 'ja'],
  ['下午4:12', 'zh-Hans'],
  ['오후 4:12', 'ko'],
  ['٤:١٢ م', 'ar-EG'],
  ['١٦:١٢', 'ar-EG'],
  ['۱۶:۱۲', 'fa'],
  ['1612', 'en'],
  ['16:12:00', 'en'],
  ['16:12:00Z', 'en'],
  ['2026-03-05T16:12', 'en'],
  ['2026-03-05 16:12:00.000+01:00', 'en'],
  ['１６：１２', 'ja'],
])('%j in %s is 16:12', (text, locale) => {
  expect(parsePastedTime(text, locale)).toBe('16:12:00');
});

test.each([
  ['4pm', '16:00:00'],
  ['12 am', '00:00:00'],
  ['12 pm', '12:00:00'],
  ['12:30 am', '00:30:00'],
  ['16 Uhr', '16:00:00'],
  ['9h', '09:00:00'],
  ['4:12:07 PM', '16:12:07'],
])('in English, %j is %s', (text, time) => {
  expect(parsePastedTime(text, 'en')).toBe(time);
});

test.each(['', 'noon', '25:00', '16:60', '16', '5', '17 am', '123', '99999'])(
  '%j is no time',
  (text) => {
    expect(parsePastedTime(text, 'en')).toBeNull();
  },
);
