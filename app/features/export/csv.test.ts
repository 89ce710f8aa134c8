import { parseAmount, toDecimal } from '@byline/design-system/money';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setAccountZone } from '../../api/accountZone.ts';
import { toCsv } from './csv.ts';

type Row = { text: string; amount: number };

const columns = [
  { title: 'Text', value: ({ text }: Row) => text },
  { title: 'Currency', value: () => 'USD' },
  { title: 'Amount', value: ({ amount }: Row) => ({ amount, currency: 'USD' }) },
];

/** Returns the rows of a file, as a spreadsheet reads them. Asserts the byte order mark, by which Excel recognizes UTF-8. */
function open(csv: string): string[][] {
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const { data, errors } = Papa.parse<string[]>(csv.slice(1));
  expect(errors).toEqual([]);
  return data;
}

test('a file has a heading for each column, and the currency beside the number', () => {
  expect(open(toCsv(columns, [{ text: 'Morning tea', amount: -123450 }]))).toEqual([
    ['Text', 'Currency', 'Amount'],
    ['Morning tea', 'USD', '-1234.50'],
  ]);
});

test('a file without rows has only headings, and missing values are empty cells', () => {
  expect(open(toCsv(columns, []))[0]).toEqual(['Text', 'Currency', 'Amount']);
  expect(
    open(toCsv([{ title: 'Date', value: () => null }, columns[0]!], [{ text: 'a', amount: 1 }])),
  ).toEqual([
    ['Date', 'Text'],
    ['', 'a'],
  ]);
});

test('a time is in the zone of the account, in the form that spreadsheets read as a time', () => {
  onTestFinished(() => setAccountZone(undefined));
  setAccountZone('Asia/Singapore');
  const at = '2026-03-05T14:30:00.123Z';
  expect(
    open(
      toCsv([{ title: 'Time', value: () => at }, columns[0]!], [{ text: `at ${at}`, amount: 0 }]),
    ),
  ).toEqual([
    ['Time', 'Text'],
    ['2026-03-05 22:30:00', `at ${at}`],
  ]);
});

// What Windows, which Excel follows, sets for these regions.
test.each([
  ['en-US', ',', '-1234.50'],
  ['zh-CN', ',', '-1234.50'],
  ['hi-IN', ',', '-1234.50'],
  ['ar-EG', ';', '-1234.50'],
  ['ar-AE', ';', '-1234.50'],
  ['de-DE', ';', '-1234,50'],
  ['fr-FR', ';', '-1234,50'],
  ['pt-BR', ';', '-1234,50'],
  ['tr-TR', ';', '-1234,50'],
])('in %s cells are separated by "%s", and an amount is %s', (region, delimiter, amount) => {
  const rows = [{ text: 'Tea 2.5, hot; sweet', amount: -123450 }];
  const [head, row] = toCsv(columns, rows, region).slice(1).split('\r\n');
  expect(head).toBe(['Text', 'Currency', 'Amount'].join(delimiter));
  expect(row).toBe(['"Tea 2.5, hot; sweet"', 'USD', amount].join(delimiter));
});

describe('any text', () => {
  test.each(['شاي الصباح، "لذيذ"', '早茶，第一杯', 'a, "b"\r\nc', ' spaces ', '👩‍🍳', '-12.50'])(
    '%j is unchanged in its cell',
    (text) => {
      expect(open(toCsv(columns, [{ text, amount: 0 }]))[1]).toEqual([text, 'USD', '0.00']);
    },
  );

  test.each([
    '=1+1',
    '+1',
    '@SUM(A1)',
    '-1+cmd|calc',
    '-',
    '\t=1',
    '\r=1',
    '＝1+1',
    ' =1+1',
    '\u00a0@SUM(A1)',
    ' \t-1+cmd|calc',
    '=HYPERLINK("https://evil.example")',
  ])('%j is not run as a formula', (text) => {
    expect(open(toCsv(columns, [{ text, amount: 0 }]))[1]?.[0]).toBe(`'${text}`);
  });

  test('with any characters stays in its cell', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const rows = texts.map((text, amount) => ({ text, amount }));
        const [, ...data] = open(toCsv(columns, rows));
        // An apostrophe before a formula is part of the file only; one that the text begins with is removed on both sides.
        expect(data.map(([text]) => text?.replace(/^'/, ''))).toEqual(
          texts.map((text) => text.replace(/^'/, '')),
        );
        expect(data.map((row) => row[2])).toEqual(
          rows.map(({ amount }) => toDecimal({ amount, currency: 'USD' })),
        );
      }),
    );
  });
});

test('amounts are exact in every currency', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'JPY', 'KWD'), (amount, currency) => {
      expect(parseAmount(toDecimal({ amount, currency }), currency)).toBe(amount);
    }),
  );
  expect(toDecimal({ amount: 5, currency: 'KWD' })).toBe('0.005');
  expect(toDecimal({ amount: 1234, currency: 'JPY' })).toBe('1234');
});
