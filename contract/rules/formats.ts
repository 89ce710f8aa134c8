import {
  createFormats,
  type DateInput,
  type DateOptions,
  type FormatOverrides,
  type MoneyOptions,
  type MoneyValue,
} from '@byline/design-system/formats';
import { minorUnitDigits } from '@byline/design-system/money';
import { calendarDay } from './calendarDay.ts';

const english = createFormats('en-US-u-ca-gregory-nu-latn');
const british = createFormats('en-GB-u-ca-gregory-nu-latn');

// English money is its symbol and the digits: `$1,234.50`, `KWD 1.500`.
function splitMoney({ amount, currency }: MoneyValue): { symbol: string; digits: string } {
  const text = english.money({ amount: Math.abs(Math.trunc(amount)), currency });
  const start = text.search(/\d/);
  return { symbol: text.slice(0, start).trim(), digits: text.slice(start) };
}

/**
 * Returns an amount in major units without its symbol: `1,234.50`, `1,234` for JPY.
 */
export function formatAmount(value: MoneyValue): string {
  return getSign(value.amount) + splitMoney(value).digits;
}

function getSign(amount: number, signDisplay?: MoneyOptions['signDisplay']): string {
  if (amount < 0) return '-';
  return signDisplay === 'exceptZero' && amount > 0 ? '+' : '';
}

/**
 * Returns money as the specification writes it (section 9): symbol, a space, comma thousands, a dot
 * and two fraction digits. `$ 1,234.50`, `-$ 1,234.50`, `¥ 1,234.00`; three digits where the minor
 * unit has three: `KWD 1.500`. Returns a dash for an amount that is not a whole number of minor
 * units.
 */
export function formatCurrency(value: MoneyValue, { signDisplay }: MoneyOptions = {}): string {
  if (!Number.isSafeInteger(value.amount)) return english.money(value);
  const { symbol, digits } = splitMoney(value);
  const fraction = minorUnitDigits(value.currency) === 0 ? '.00' : '';
  return `${getSign(value.amount, signDisplay)}${symbol} ${digits}${fraction}`;
}

// Rounds before `toFixed`, which would turn 1,150 into 1.1k, because 1.15 is stored as slightly less.
function toOneDecimal(size: number, unit: number): string {
  return (Math.round((size / unit) * 10) / 10).toFixed(1);
}

/**
 * Returns a short count: unchanged up to 999, then `1.0k`, and `1.0m` above 999,999. A value that
 * would round to 1000.0k is shown as 1.0m; negatives mirror positives. Source: specification,
 * section 9.
 */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(size)) return english.number(size);
  if (size <= 999) return `${getSign(value)}${size}`;
  const thousands = toOneDecimal(size, 1000);
  return size <= 999_999 && thousands !== '1000.0'
    ? `${getSign(value)}${thousands}k`
    : `${getSign(value)}${toOneDecimal(size, 1_000_000)}m`;
}

/**
 * Returns money in short form, for axes and overviews: unchanged up to 999, then `$ 1.2k` and `$ 3.4m`. Negatives mirror
 * positives.
 */
export function formatShortCurrency(value: MoneyValue): string {
  const size = Math.abs(value.amount) / 10 ** minorUnitDigits(value.currency);
  return size > 999
    ? `${getSign(value.amount)}${splitMoney(value).symbol} ${formatNumber(size)}`
    : formatCurrency(value);
}

/** Returns an approximate amount, such as a conversion to another currency: `≈ $ 1,234`. Omits fraction digits from 10 upwards. */
export function formatApproximateCurrency({ amount, currency }: MoneyValue): string {
  const unit = 10 ** minorUnitDigits(currency);
  const isWhole = Math.abs(amount) >= 10 * unit;
  const rounded = isWhole ? Math.round(amount / unit) * unit : amount;
  const text = formatCurrency({ amount: rounded, currency });
  if (!Number.isSafeInteger(amount)) return text;
  return `≈ ${isWhole ? text.replace(/\.0+$/, '') : text}`;
}

/**
 * Returns a value that is already in percent with two decimals: 12.5 is `12.50%`. Source:
 * specification, section 9.
 */
export function formatPercent(value: number): string {
  const digits = english.number(value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
    signDisplay: 'negative',
  });
  return Number.isFinite(value) ? `${digits}%` : digits;
}

/**
 * Returns day, month and year in the user's time zone: `05/03/2026`. A text without a time
 * (`2026-03-05`) is a calendar day, which is the same in every zone. Without an input the text is empty.
 */
export function formatDate(
  input: DateInput | null | undefined,
  { timeZone }: DateOptions = {},
): string {
  return british.date(input, { timeZone, dateStyle: 'short' });
}

/** Returns the time in the user's time zone: `04:12 PM`; midnight is 12 AM, noon 12 PM. */
function formatTime(input: DateInput | null | undefined, options: DateOptions = {}): string {
  const { timeZone, timeZoneName } = options;
  return english
    .time(input, { timeZone, timeZoneName })
    .replace(/^\d:/, '0$&')
    .replace(/\s/gu, ' ');
}

/**
 * Returns date and time in the user's time zone: `05/03/2026 04:12 PM`; midnight is 12 AM, noon 12
 * PM. A text without a time is formatted as a day. Without an input the text is empty. Source: specification, section 9.
 */
export function formatDateTime(
  input: DateInput | null | undefined,
  options: DateOptions = {},
): string {
  const day = formatDate(input, options);
  const isDay = !day.includes('/') || calendarDay.test(String(input));
  return isDay ? day : `${day} ${formatTime(input, options)}`;
}

/**
 * The formats of the specification (section 9), which are the same in every language. Only full numbers, month names and relative times
 * depend on the language.
 */
export const productFormats: FormatOverrides = {
  money: formatCurrency,
  shortMoney: formatShortCurrency,
  approximateMoney: formatApproximateCurrency,
  amount: formatAmount,
  currencySymbol: (code) => ({ ...english.currencySymbol(code), placement: 'start' }),
  moneySeparators: { decimal: '.', group: ',', minus: '-' },
  shortNumber: formatNumber,
  percent: formatPercent,
  date: formatDate,
  dateTime: formatDateTime,
  time: formatTime,
  dateRange: (start, end, options = {}) => {
    const format = options.timeStyle ? formatDateTime : formatDate;
    return `${format(start, options)} – ${format(end, options)}`;
  },
  datePattern: 'dd/MM/yyyy',
  hourCycle: 'h12',
};

/** Returns a British date with "Sep" instead of "Sept", as in charts and in older versions of Unicode. */
export function shortenMonth(text: string): string {
  return text.replace(/Sept\b/, 'Sep');
}

/** The formats of the product in English, which has a short form for days: `Sat 5 Dec`. Other languages use their standard form. */
const englishFormats: FormatOverrides = {
  ...productFormats,
  // Some versions of Unicode add a comma after the weekday.
  day: (input, options) => shortenMonth(british.day(input, options)).replace(',', ''),
};

const zonedFormats = new Map<string, FormatOverrides>();

/**
 * Returns the formats of the product in a language of the interface, the same object for the same parameters. Dates are in the time zone,
 * or in the device's without one.
 */
export function getProductFormats(locale: string, timeZone?: string): FormatOverrides {
  const formats = locale.startsWith('en') ? englishFormats : productFormats;
  if (timeZone === undefined) return formats;
  const key = `${locale} ${timeZone}`;
  const zoned = zonedFormats.get(key) ?? withZone(formats, locale, timeZone);
  zonedFormats.set(key, zoned);
  return zoned;
}

/** Returns formats whose dates are in a time zone unless another is given. */
function withZone(formats: FormatOverrides, locale: string, timeZone: string): FormatOverrides {
  const { day = createFormats(locale).day } = formats;
  const inZone = <Options extends { timeZone?: string | undefined }>(options?: Options) => ({
    ...options,
    timeZone: options?.timeZone ?? timeZone,
  });
  return {
    ...formats,
    timeZone,
    day: (input, options) => day(input, inZone(options)),
    date: (input, options) => formatDate(input, inZone(options)),
    dateTime: (input, options) => formatDateTime(input, inZone(options)),
    time: (input, options) => formatTime(input, inZone(options)),
    dateRange: (start, end, options) =>
      productFormats.dateRange?.(start, end, inZone(options)) ?? '',
  };
}
