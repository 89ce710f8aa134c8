import { expect, test } from 'vitest';
import { containsText, findWords, foldText, splitSearch } from './foldText.ts';

test.each([
  ['cafe', 'Café'],
  ['cafe', 'CAFE\u0301'],
  ['امسية', 'أمسية'],
  ['محمد', 'مُحَمَّد'],
  ['على', 'علي'],
  ['کتاب', 'كتاب'],
  ['محـــمد', 'محمد'],
  ["mother's", 'Mother’s'],
  ['mothers', 'Motherʼs'],
  ['strasse', 'STRASSE'],
  ['strasse', 'Straße'],
  ['istanbul', 'İstanbul'],
  ['lodz', 'Łódź'],
  ['ａｂｃ１', 'abc1'],
  ['2026', '٢٠٢٦'],
  ['t-shirt', 'T‑Shirt'],
  ['σοφος', 'ΣΟΦΌΣ'],
  ['best of', '“Best” of'],
  ['mikhail', 'Mīkhāʾīl'],
  ['רש"י', 'רש״י'],
  ['رابطه', 'رابطهٔ'],
  ['اسفي', 'آسفي'],
  ['ガ', 'ｶﾞ'],
  ['a b', ' a \u00a0 b\u200b '],
])('%j matches %j', (one, other) => expect(foldText(one)).toBe(foldText(other)));

test.each([
  ['cafe', 'cave'],
  ['a b', 'ab'],
  ['李', '王'],
  // These marks make another letter.
  ['दिल', 'दल'],
  ['か', 'が'],
  ['กิน', 'กน'],
])('%j does not match %j', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

test('the words of a search are folded', () => {
  expect(splitSearch('  Café\u00a0MOTHER’S ')).toEqual(['cafe', 'mothers']);
  expect(splitSearch(' ’ ')).toEqual([]);
  expect(containsText('A Café at six', 'cafe AT')).toBe(true);
  expect(containsText('A Café at six', 'cave')).toBe(false);
});

test.each([
  ['A Café at six', 'cafe', ['Café']],
  ['A Cafe\u0301 at six', 'café', ['Cafe\u0301']],
  ['Mother’s Day', "mother's", ['Mother’s']],
  ['Mother’s Day', 'mothers', ['Mother’s']],
  ['Straßenfest', 'strasse', ['Straße']],
  ['أُمْسِيَة في المدينة', 'امسية', ['أُمْسِيَة']],
  ['ﬁlm and film', 'film', ['ﬁlm', 'film']],
  ['sixty-six cafés', 'six cafes', ['six', 'six', 'cafés']],
  ['banana', 'ana nan', ['anan']],
  ['😀 Café 😀', 'cafe', ['Café']],
  ['２０２６ plans', '2026', ['２０２６']],
  ['nothing', 'cafe', []],
  ['nothing', '', []],
])('in %j, the search %j finds %j', (text, search, words) => {
  expect(findWords(text, search).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});
