import { IntlMessageFormat } from 'intl-messageformat';
import { locales, type Locale } from '../../contract/rules/locales.ts';
import { catalogues, type MessageKey, type MessageValues } from './catalogue.ts';

/** Translates messages and formats values in one locale; digits are Western in every locale. */
export type Language = {
  locale: Locale;
  translate(key: MessageKey, values?: MessageValues): string;
  /** Formats an ICU message that is not in the catalogue. */
  format(message: string, values: MessageValues): string;
  formatNumber(value: number): string;
  /** Formats the day of a time (ms UTC) in a time zone, which it names, e.g. `March 9, 2026 (GMT+8)`. */
  formatDate(time: number, timeZone: string): string;
  /** Formats a calendar day, given by its midnight in UTC, e.g. `March 9, 2026`. */
  formatDay(day: number): string;
  /** Returns the short name of a time zone at a time (ms UTC), e.g. `GMT+8`. */
  formatZone(time: number, timeZone: string): string;
  /** Formats a time (ms UTC) in a time zone, which it names, e.g. `March 9, 2026 at 4:00 PM GMT+8`. */
  formatDateTime(time: number, timeZone: string): string;
  /** Joins texts, e.g. `Food, Music, and Travel`. */
  formatList(texts: string[]): string;
};

// A count that is a text already would be shown as NaN.
function assertCounts(message: IntlMessageFormat, values: MessageValues): void {
  for (const element of message.getAst()) {
    const isCount = 'pluralType' in element;
    if (isCount && typeof values[element.value] !== 'number')
      throw new TypeError(`The value of "${element.value}" must be a number.`);
  }
}

/** Creates the language of a locale. */
export function createLanguage(locale: Locale): Language {
  const catalogue = catalogues[locale];
  const numberingSystem = 'latn';
  const parsed = new Map<string, IntlMessageFormat>();
  const format = (message: string, values: MessageValues) => {
    const parsedMessage =
      parsed.get(message) ??
      new IntlMessageFormat(message, `${locale}-u-nu-${numberingSystem}`, undefined, {
        // Treats `<` in a message as text, not as the start of a tag.
        ignoreTag: true,
      });
    parsed.set(message, parsedMessage);
    assertCounts(parsedMessage, values);
    return String(parsedMessage.format(values));
  };
  const numberFormat = new Intl.NumberFormat(locale, { numberingSystem });
  const formatZone = (time: number, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, numberingSystem, timeZoneName: 'short' })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const formatLongDate = (time: number, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, numberingSystem, dateStyle: 'long' }).format(time);
  return {
    locale,
    translate: (key, values = {}) => format(catalogue[key], values),
    format,
    formatNumber: (value) => numberFormat.format(value),
    formatDate: (time, timeZone) =>
      `${formatLongDate(time, timeZone)} (${formatZone(time, timeZone)})`,
    formatDay: (day) => formatLongDate(day, 'UTC'),
    formatZone,
    formatDateTime: (time, timeZone) =>
      new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
        numberingSystem,
      }).format(time),
    formatList: (texts) => new Intl.ListFormat(locale).format(texts),
  };
}

const languages = new Map(locales.map((locale) => [locale, createLanguage(locale)]));

/** Picks the best supported language for an Accept-Language header; English if there is none. */
export function negotiateLanguage(header: string | undefined): Language {
  // Limits the work for a header that no browser sends.
  const preferences = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(parsePreference)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of preferences) {
    const locale = weight > 0 ? matchLocale(tag) : undefined;
    if (locale) return getLanguage(locale);
  }
  return getLanguage('en');
}

/** Returns the language of a stored locale; English if it is not supported. */
export function getLanguage(locale: string): Language {
  const language = languages.get(matchLocale(locale.toLowerCase()) ?? 'en');
  if (!language) throw new Error(`No catalogue for ${locale}.`);
  return language;
}

function parsePreference(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality ? Number(quality.trim().slice(2)) : 1;
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

/** Finds the locale with the same language, whatever the region or script: zh-TW gets zh-Hans. */
function matchLocale(tag: string): Locale | undefined {
  const base = tag.split('-')[0];
  return locales.find((locale) => locale.split('-')[0] === base);
}
