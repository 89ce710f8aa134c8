import { catalogues, type Locale, type MessageKey, type MessageValues } from './catalogue.ts';

/** One language, ready to speak. */
export type Language = {
  locale: Locale;
  say(key: MessageKey, values?: MessageValues): string;
  number(value: number): string;
};

/** Fills the `{name}` places of a text in one pass, so values are never read again. */
export function fillPlaces(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Speaks one locale. */
export function languageOf(locale: Locale): Language {
  const catalogue = catalogues[locale];
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  return {
    locale,
    say: (key, values = {}) => fillPlaces(catalogue[key], values),
    number: (value) => format.format(value),
  };
}

const languages = {
  en: languageOf('en'),
  ar: languageOf('ar'),
  'zh-Hans': languageOf('zh-Hans'),
};

/** Picks the language for an Accept-Language header; English when none of ours is wanted. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(readWish)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of wanted) {
    const locale = weight > 0 ? matchLocale(tag) : undefined;
    if (locale) return languages[locale];
  }
  return languages.en;
}

/** The language of a stored locale. */
export function languageFor(locale: string): Language {
  return languages[matchLocale(locale.toLowerCase()) ?? 'en'];
}

function readWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality ? Number(quality.trim().slice(2)) : 1;
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

function matchLocale(tag: string): Locale | undefined {
  const base = tag.split('-')[0];
  if (base === 'ar' || base === 'en') return base;
  return base === 'zh' ? 'zh-Hans' : undefined;
}
