import Papa from 'papaparse';
import { isCalendarDay } from '../../../contract/rules/calendarDay.ts';
import { currencyCode } from '../../../contract/rules/currencyCode.ts';
import type { ReferenceRate } from './referenceRates.ts';

/** Thrown for a file that has no valid rates; the message is the reason. */
export class RatesError extends Error {
  override name = 'RatesError';
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Parses a CSV file of rates for one euro. The columns are either date, currency and rate, or, as in the European Central Bank's eurofxref
 * files, the date and one column per currency. Returns the newest rate of each currency. Throws a RatesError.
 */
export function parseRates(text: string): ReferenceRate[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    transform: (cell) => cell.trim(),
  });
  const [header = [], ...rows] = data;
  const names = header.map((name) => name.toLowerCase());
  if (names[0] !== 'date' || rows.length === 0) {
    throw new RatesError(
      'The first line must name the columns: date,currency,rate or Date,USD,JPY,…',
    );
  }
  const isList = names[1] === 'currency' && names[2] === 'rate';
  // The ECB leaves out the rate of a currency, or writes N/A.
  const isMissing = (rate: string) => /^(|N\/A)$/i.test(rate);
  const firstRowLine = 2;
  const rates = rows.flatMap((row, index) => {
    const [date = '', ...cells] = row;
    const pairs = isList
      ? [[cells[0] ?? '', cells[1] ?? ''] as const]
      : cells.map((cell, column) => [header[column + 1] ?? '', cell] as const);
    return pairs
      .filter(([currency, rate]) => currency !== '' && (isList || !isMissing(rate)))
      .map(([currency, rate]) => toRate(date, currency, rate, index + firstRowLine));
  });
  const newest = new Map<string, ReferenceRate>();
  for (const rate of rates) {
    if ((newest.get(rate.currency)?.day ?? '') <= rate.day) newest.set(rate.currency, rate);
  }
  if (newest.size === 0) throw new RatesError('The file has no rate.');
  return [...newest.values()];
}

function toRate(date: string, code: string, text: string, line: number): ReferenceRate {
  const currency = code.toUpperCase();
  const day = parseDay(date);
  // Accepts only a decimal point, because a comma could be a decimal or a thousands separator.
  const rate = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (!day) throw new RatesError(`Line ${line}: "${date}" is not a day such as 2026-11-25.`);
  if (!currencyCode.test(currency)) {
    throw new RatesError(`Line ${line}: "${code}" is not the code of a currency.`);
  }
  if (!(rate > 0 && rate < 1e12)) {
    throw new RatesError(`Line ${line}: "${text}" is not a rate such as 1.0842.`);
  }
  if (currency === 'EUR' && rate !== 1) {
    throw new RatesError(`Line ${line}: rates are units of a currency for one euro.`);
  }
  return { currency, rate, day };
}

/** Parses `2026-11-25` or the ECB's `25 November 2026`; null for other texts and days that do not exist. */
function parseDay(text: string): string | null {
  const [, date, month = '', year] = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(text) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  const day =
    date && number > 0
      ? `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
      : text;
  return isCalendarDay(day) ? day : null;
}
