import type {
  DateInput,
  DateOptions,
  FormatOverrides,
  MoneyOptions,
} from '@byline/design-system/formats';
import { minorUnitDigits, toDecimal, type MoneyValue } from '@byline/design-system/money';

/** Placeholder for a value that cannot be formatted. */
const missing = '–';

function findSymbol(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    // Not a currency code: shown unchanged.
    return currency;
  }
}

// A list formats hundreds of amounts, and creating a NumberFormat costs more than all of them.
const symbols = new Map<string, string>();

function getSymbol(currency: string): string {
  const symbol = symbols.get(currency) ?? findSymbol(currency, 'symbol');
  symbols.set(currency, symbol);
  return symbol;
}

// Digits are moved as text: a division could round.
function toMajorUnits(value: MoneyValue, minimumDigits = 0): string {
  const [whole = '', fraction = ''] = toDecimal(value).replace('-', '').split('.');
  const digits = fraction.padEnd(minimumDigits, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return digits === '' ? grouped : `${grouped}.${digits}`;
}

/**
 * Returns an amount in major units without its symbol: `1,234.50`, `1,234` for JPY.
 */
export function formatAmount({ amount, currency }: MoneyValue): string {
  const value = { amount: Math.trunc(amount), currency };
  return `${amount < 0 ? '-' : ''}${toMajorUnits(value)}`;
}

function getSign(amount: number, signDisplay: MoneyOptions['signDisplay']): string {
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
  const { amount, currency } = value;
  if (!Number.isSafeInteger(amount)) return missing;
  return `${getSign(amount, signDisplay)}${getSymbol(currency)} ${toMajorUnits(value, 2)}`;
}

// Rounding to tenths before the division makes 1,150 show as 1.2k and not 1.1k.
function toOneDecimal(size: number, unit: number): string {
  return (Math.round((size / unit) * 10) / 10).toFixed(1);
}

/**
 * Returns a short count: unchanged up to 999, then `1.0k`, and `1.0m` above 999,999. A value that
 * would round to 1000.0k is shown as 1.0m; negatives mirror positives. Source: specification,
 * section 9.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return missing;
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size <= 999) return `${sign}${size}`;
  const thousands = toOneDecimal(size, 1000);
  if (size <= 999_999 && thousands !== '1000.0') return `${sign}${thousands}k`;
  return `${sign}${toOneDecimal(size, 1_000_000)}m`;
}

/**
 * Returns money in short form, for axes and overviews: unchanged up to 999, then `$ 1.2k` and `$ 3.4m`. Negatives mirror
 * positives.
 */
export function formatShortCurrency(value: MoneyValue): string {
  const { amount, currency } = value;
  const size = Math.abs(amount) / 10 ** minorUnitDigits(currency);
  if (!(size > 999)) return formatCurrency(value);
  return `${getSign(amount, 'auto')}${getSymbol(currency)} ${formatNumber(size)}`;
}

/**
 * Returns money that is known approximately, such as an amount in another currency: `≈ $ 1,234`. Without fraction digits from 10
 * upwards.
 */
export function formatApproximateCurrency({ amount, currency }: MoneyValue): string {
  if (!Number.isSafeInteger(amount)) return missing;
  const unit = 10 ** minorUnitDigits(currency);
  const isWhole = Math.abs(amount) >= 10 * unit;
  const shown = isWhole ? Math.round(amount / unit) * unit : amount;
  const text = formatCurrency({ amount: shown, currency });
  return `≈ ${isWhole ? text.replace(/\.0+$/, '') : text}`;
}

const twoDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/**
 * Returns a value that is already in percent with two decimals: 12.5 is `12.50%`. Source:
 * specification, section 9.
 */
export function formatPercent(value: number): string {
  if (!Number.isFinite(value)) return missing;
  // As text, 1.005 rounds to 1.01; as a binary number it is slightly less and would round to 1.00.
  return `${twoDecimals.format(String(value) as `${number}`)}%`;
}

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

type Zone = Pick<DateOptions, 'timeZone' | 'timeZoneName'>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

// Creating a format costs far more than using it, and a list of jobs shows hundreds of dates.
function getDateFormat({ timeZone, timeZoneName }: Zone): Intl.DateTimeFormat {
  const key = `${timeZone} ${timeZoneName}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone,
      timeZoneName,
    });
    dateFormats.set(key, format);
  }
  return format;
}

function toParts(input: DateInput, zone: Zone): Record<string, string> | null {
  const date = new Date(input);
  if (Number.isNaN(date.getTime())) return null;
  const parts = getDateFormat(zone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function toDay(parts: Record<string, string>): string {
  return `${parts['day']}/${parts['month']}/${parts['year']?.padStart(4, '0')}`;
}

function toTime(parts: Record<string, string>): string {
  const { hour, minute, dayPeriod, timeZoneName } = parts;
  const text = `${hour}:${minute} ${dayPeriod}`;
  return timeZoneName === undefined ? text : `${text} ${timeZoneName}`;
}

function format(
  input: DateInput | null | undefined,
  zone: Zone,
  toText: (parts: Record<string, string>) => string,
): string {
  if (input === null || input === undefined) return '';
  const day = calendarDay.exec(String(input));
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const parts = toParts(input, zone);
  return parts ? toText(parts) : missing;
}

/**
 * Returns day, month and year in the user's time zone: `05/03/2026`. A text without a time
 * (`2026-03-05`) is a calendar day, which is the same in every zone. Without an input the text is empty.
 */
export function formatDate(
  input: DateInput | null | undefined,
  { timeZone }: DateOptions = {},
): string {
  return format(input, { timeZone }, toDay);
}

/**
 * Returns date and time in the user's time zone: `05/03/2026 04:12 PM`; midnight is 12 AM, noon 12
 * PM. A text without a time is formatted as a day. Without an input the text is empty. Source: specification, section 9.
 */
export function formatDateTime(
  input: DateInput | null | undefined,
  { timeZone, timeZoneName }: DateOptions = {},
): string {
  return format(input, { timeZone, timeZoneName }, (parts) => `${toDay(parts)} ${toTime(parts)}`);
}

/**
 * The formats of the specification (section 9), which are the same in every language. Numbers in full, the names of months and distances in
 * time are those of the language.
 */
export const productFormats: FormatOverrides = {
  money: formatCurrency,
  shortMoney: formatShortCurrency,
  approximateMoney: formatApproximateCurrency,
  amount: formatAmount,
  currency: (code) => ({ symbol: findSymbol(code, 'narrowSymbol'), position: 'start' }),
  moneySeparators: { decimal: '.', group: ',', minus: '-' },
  shortNumber: formatNumber,
  percent: formatPercent,
  date: formatDate,
  dateTime: formatDateTime,
  time: (input, { timeZone, timeZoneName } = {}) =>
    format(input, { timeZone, timeZoneName }, toTime),
  dateRange: (start, end, zone = {}) => `${formatDate(start, zone)} – ${formatDate(end, zone)}`,
  datePattern: 'dd/MM/yyyy',
  hourCycle: 'h12',
};
