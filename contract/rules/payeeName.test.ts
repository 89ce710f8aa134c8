import { describe, expect, test } from 'vitest';
import { findHolderError, isLatinName } from './payeeName.ts';

describe('the name of a payee', () => {
  test.each([
    'Maya Tan',
    'Jürgen Weiß',
    'Nguyễn Thị Ánh',
    "D'Arcy-O’Neil",
    'Kaʻiulani',
    'Zoë',
    'Ｍａｙａ',
    'Łukasz Żółć',
    'İpek Şık',
    'Maya 2nd',
  ])('%s is in Latin letters', (name) => expect(isLatinName(name)).toBe(true));

  test.each([
    '李小龙',
    'Дмитрий',
    'محمد',
    'Μαρία',
    'さくら',
    '김민수',
    'अमित',
    'Мaya',
    '李 Li',
    '12',
    '🦊',
  ])('%s is not in Latin letters', (name) => expect(isLatinName(name)).toBe(false));

  test.each([
    ['bank', 'Maya Tan', 'Maya Tan', null],
    ['bank', 'Tan, Maya', 'Maya Tan', null],
    ['bank', 'Li Xiaolong', '李小龙', null],
    ['bank', 'Bruce Lee', '李小龙', null],
    ['bank', '李小龙', '李小龙', 'latin'],
    ['bank', 'Jonas Tan', 'Maya Tan', 'other'],
    ['bank', 'Майя', 'Maya Tan', 'latin'],
    ['paypal', '李小龙', '李小龙', null],
    ['paypal', 'Li Xiaolong', '李小龙', 'other'],
  ] as const)(
    'for %s, %s with the legal name %s is wrong as: %s',
    (type, holderName, legalName, error) =>
      expect(findHolderError({ type, holderName, legalName })).toBe(error),
  );
});
