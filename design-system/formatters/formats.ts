/** The entry `…/formats`: formats without React, for servers and workers. */
import {
  createDateFormats,
  type DateFormats,
  type DateInput,
  type DateOptions,
} from './dateFormats.ts';
import { mergeFormats } from './mergeFormats.ts';
import type { MoneyValue } from './minorUnits.ts';
import { createMoneyFormats, type MoneyFormats, type MoneyOptions } from './moneyFormats.ts';
import { createNumberFormats, type NumberFormats } from './numberFormats.ts';

export type { DateFormats, DateInput, DateOptions, DayOptions } from './dateFormats.ts';
export type { MoneyValue } from './minorUnits.ts';
export type { CurrencySymbol, MoneyFormats, MoneyOptions } from './moneyFormats.ts';
export type { NumberFormats, Separators } from './numberFormats.ts';

/**
 * How a portal writes and reads figures, amounts, dates and times. Each entry has a default by `Intl` for the locale, and a portal may
 * override any of them. Entries are functions without `this`, so they can be passed on.
 */
export type Formats = NumberFormats &
  MoneyFormats &
  DateFormats & {
    /** The locale as a BCP 47 tag with its extensions: `de-CH`, `ar-EG`, `th-u-ca-buddhist`, `fa-u-nu-latn`. */
    readonly locale: string;
  };

/** The entries that a portal writes differently from the locale. */
export type FormatOverrides = {
  readonly [Entry in keyof Omit<Formats, 'locale'>]?: Formats[Entry] | undefined;
};

/** Returns the formats of a locale. */
export function createAllFormats(locale: string, overrides?: FormatOverrides): Formats {
  return {
    locale,
    ...createNumberFormats(locale),
    ...createMoneyFormats(locale, overrides),
    ...createDateFormats(locale, overrides),
  };
}

/** Returns the formats of a locale, with the entries that a portal overrides. The same parameters return the same object. */
export function createFormats(locale: string, overrides?: FormatOverrides): Formats {
  return mergeFormats(createAllFormats, locale, overrides);
}

function toFormats(formats: Formats | string): Formats {
  return typeof formats === 'string' ? createFormats(formats) : formats;
}

/** Returns money in full, in the formats or the locale given: `$1,234.50`, in German `1.234,50 $`. */
export function formatMoney(
  value: MoneyValue,
  formats: Formats | string,
  options?: MoneyOptions,
): string {
  return toFormats(formats).money(value, options);
}

/** Returns money in short form, for axes and overviews, in the formats or the locale given: `$1.2K`. */
export function formatShortMoney(value: MoneyValue, formats: Formats | string): string {
  return toFormats(formats).shortMoney(value);
}

/** Returns money that is known approximately, in the formats or the locale given: `~$1,235`. */
export function formatApproximateMoney(value: MoneyValue, formats: Formats | string): string {
  return toFormats(formats).approximateMoney(value);
}

/** Returns a count in short form, in the formats or the locale given: `12.4K`. */
export function formatShortNumber(value: number, formats: Formats | string): string {
  return toFormats(formats).shortNumber(value);
}

/** Returns a value that is already in percent, in the formats or the locale given: 12.5 is `12.5%`. */
export function formatPercent(value: number, formats: Formats | string): string {
  return toFormats(formats).percent(value);
}

/** Returns a day, in the formats or the locale given: `Mar 5, 2026`. A text without a time (`2026-03-05`) is a calendar day. */
export function formatDate(
  input: DateInput | null | undefined,
  formats: Formats | string,
  options?: DateOptions,
): string {
  return toFormats(formats).date(input, options);
}

/** Returns date and time, in the formats or the locale given: `Mar 5, 2026, 4:12 PM`. */
export function formatDateTime(
  input: DateInput | null | undefined,
  formats: Formats | string,
  options?: DateOptions,
): string {
  return toFormats(formats).dateTime(input, options);
}
