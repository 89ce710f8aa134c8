import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';
import { numberFixtures, type NumberFixture } from './numberFixtures.ts';
import { reportedNumbers } from './reportedNumbers.ts';

const separators = { decimal: '.', group: ',' };

/** Returns the separators of a locale. */
function findSeparators(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345678.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group') };
}

/** Returns the signs and the code of a currency, as the locale writes them. */
function listSigns(locale: string, currency: string): string[] {
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency'),
  );
  return signs.flatMap((sign) => sign?.value ?? []);
}

test.each<NumberFixture & { currency?: string; source?: string }>([
  ...numberFixtures,
  ...reportedNumbers,
])('in $locale, "$typed" is $expected', ({ locale, typed, expected, currency }) => {
  const reading = readNumber(typed, {
    separators: findSeparators(locale),
    affixes: currency === undefined ? [] : listSigns(locale, currency),
    isAccounting: currency !== undefined,
  });
  // The fixtures expect the number, with ≈ if it has the separators of another locale; '' if it is empty; or why it cannot be read.
  const outcome =
    reading.kind === 'number'
      ? `${reading.isForeign ? '≈ ' : ''}${reading.decimal}`
      : reading.kind === 'empty'
        ? ''
        : reading.reason;
  expect(outcome).toBe(expected);
});

test('the fixtures have at least 200 forms, half of them from public reports', () => {
  expect(numberFixtures.length + reportedNumbers.length).toBeGreaterThanOrEqual(200);
  expect(reportedNumbers.length).toBeGreaterThanOrEqual(100);
});

test.each([
  ['$ 5', '5'],
  ['5 $', '5'],
  ['USD5', '5'],
  ['-$5', '-5'],
  ['$-5', '-5'],
  ['5 usd -', '-5'],
  ['＄５', '5'],
  ['($5.00)', '-5.00'],
  ['$(5.00)', '-5.00'],
])('%s has a currency', (typed, decimal) => {
  const reading = readNumber(typed, { separators, affixes: ['$', 'USD'], isAccounting: true });
  expect(reading).toEqual({ kind: 'number', decimal, isForeign: false });
});

test.each(['€5', '5 EUR', '£ 5', '5,00 ₹'])('%s is in another currency', (typed) => {
  const reading = readNumber(typed, { separators, affixes: ['$', 'USD'] });
  expect(reading).toEqual({ kind: 'unreadable', reason: 'affix' });
});

test.each(['', ' ', '\u200b', '$', ' usd '])('"%s" is empty', (typed) => {
  expect(readNumber(typed, { separators, affixes: ['$', 'USD'] })).toEqual({ kind: 'empty' });
});

test('in every locale, a formatted number is read as the same number', () => {
  const locales = 'en de fr de-CH en-IN hi ar-EG fa mr sv pl ja he fi bn my'.split(' ');
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 0, max: 4 }),
      (locale, integer, places) => {
        const decimal = `${integer}e-${places}`;
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
        const reading = readNumber(format.format(decimal as `${number}`), {
          separators: findSeparators(locale),
        });
        expect(reading).toMatchObject({ kind: 'number', isForeign: false });
        // `+ 0` turns -0 into 0.
        expect(Number('decimal' in reading ? reading.decimal : NaN)).toBe(Number(decimal) + 0);
      },
    ),
  );
});

test('no text throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0129.,' -()%٫٬/$", '\u202f', '۵', 'x') }),
      (typed) => void readNumber(typed, { separators, affixes: ['$'], isAccounting: true }),
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => void readNumber(typed, { separators })),
  );
});
