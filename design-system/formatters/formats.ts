import { createDateFormats, type DateFormats } from './dateFormats.ts';
import { createMoneyFormats, type MoneyFormats } from './moneyFormats.ts';
import { createNumberFormats, type NumberFormats } from './numberFormats.ts';

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

const defaults = new Map<string, Formats>();

function getDefaults(locale: string): Formats {
  let formats = defaults.get(locale);
  if (formats === undefined) {
    formats = combine(
      { locale },
      createNumberFormats(locale),
      createMoneyFormats(locale),
      createDateFormats(locale),
    );
    defaults.set(locale, formats);
  }
  return formats;
}

// Copies accessors instead of their values, which cost an `Intl` formatter each and are seldom needed.
function combine(...entries: object[]): Formats {
  const all = entries.map((one) =>
    Object.entries(Object.getOwnPropertyDescriptors(one)).filter(
      ([, entry]) => 'get' in entry || entry.value !== undefined,
    ),
  );
  return Object.defineProperties({}, Object.fromEntries(all.flat())) as Formats;
}

const overridden = new WeakMap<FormatOverrides, Map<string, Formats>>();

/** Returns the formats of a locale, with the entries that a portal overrides. They are the same object for the same parameters. */
export function createFormats(locale: string, overrides?: FormatOverrides): Formats {
  if (overrides === undefined) return getDefaults(locale);
  const known = overridden.get(overrides) ?? new Map<string, Formats>();
  overridden.set(overrides, known);
  const formats = known.get(locale) ?? combine(getDefaults(locale), overrides);
  known.set(locale, formats);
  return formats;
}

/** Returns the formats of a locale, or the given ones. */
export function toFormats(formats: Formats | string): Formats {
  return typeof formats === 'string' ? getDefaults(formats) : formats;
}
