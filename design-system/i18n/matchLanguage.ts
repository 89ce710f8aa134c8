import { parseLocaleTag } from './localeTag.ts';

/** A locale of the user, and the language for it. */
export type LanguageMatch<Language extends string = string> = {
  /** The locale for `IntlProvider` and `lang`: as requested, with its region and extensions, such as `de-CH`. */
  locale: string;
  /** The language of the texts, such as `de`. */
  language: Language;
};

function parse(text: string): Intl.Locale | null {
  const tag = parseLocaleTag(text);
  return tag === null ? null : new Intl.Locale(tag);
}

/**
 * Returns the first requested locale that has the same language and script as one of `languages`, preferably with its region too:
 * `pt-PT` matches `pt-BR`, and `zh-TW` matches `zh-Hant`. Another script is another language: `hi-Latn` does not match `hi`.
 */
export function findLanguage(
  locales: string | readonly string[],
  languages: readonly string[],
): LanguageMatch | null {
  for (const requested of [locales].flat()) {
    const locale = parse(requested);
    if (locale === null) continue;
    const wanted = locale.maximize();
    const candidates = languages.filter((language) => {
      const maximized = parse(language)?.maximize();
      return maximized?.language === wanted.language && maximized.script === wanted.script;
    });
    const sameRegion = (language: string) => parse(language)?.maximize().region === wanted.region;
    const match = candidates.find(sameRegion) ?? candidates[0];
    if (match === undefined) continue;
    // React Aria has strings in traditional Chinese for `zh-TW`, and finds the simplified ones for `zh-Hant`.
    const shortened = wanted.script === 'Hant' ? locale.minimize() : locale;
    return { locale: String(shortened), language: match };
  }
  return null;
}
