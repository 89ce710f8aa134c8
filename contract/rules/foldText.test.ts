import { expect, test } from 'vitest';
import { foldName, isSameName } from './foldText.ts';

test.each([
  ["Sean O'Brien", 'Seán O’Brien'],
  ["Sean O'Brien", 'SEAN O´BRIEN'],
  ["Sean O'Brien", 'O`Brien Sean'],
  ["Ka'iulani Cleghorn", 'Kaʻiulani Cleghorn'],
  ["Sean O'Brien", '\u200eSean\u00a0O＇Brien\u200f'],
  ['Maya Tan', 'TAN, MAYA'],
  ['Anne-Marie Duval', 'Duval Anne Marie'],
  ['李 小龙', '小龙 李'],
  ['José María', 'JOSE MARIA'],
])('the names %j and %j are folded to the same text', (one, other) =>
  expect(foldName(one)).toBe(foldName(other)),
);

test.each([
  ['Maya Tan', 'Maya Tang'],
  ['Maya Tan', 'Maya'],
])('the names %j and %j are folded to different texts', (one, other) =>
  expect(foldName(one)).not.toBe(foldName(other)),
);

test.each([
  ['Jürgen Müller', 'JUERGEN MUELLER'],
  ['Jürgen Müller', 'Jurgen Muller'],
  ['Mueller, Juergen', 'Jürgen Müller'],
  ['Søren Ågård', 'SOEREN AAGAARD'],
  ['Søren Ågård', 'Soren Agard'],
  ['François Dêaccènt', 'francois deaccent'],
  ['Đặng Thị Ề', 'DANG THI E'],
  ["Sean O'Brien", 'O’BRIEN SEAN'],
])('%s and %s are the same name', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

test.each([
  ['Jürgen Müller', 'Jörgen Möller'],
  ['Maya Tan', 'Maya Tang'],
  ['李', '王'],
])('%s and %s are not the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
