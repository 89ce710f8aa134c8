/** A locale of the user, and the language for it. */
export type LanguageMatch<Language extends string = string> = {
  /** The locale for `IntlProvider` and `lang`: as requested, with its region and extensions, such as `de-CH`. */
  locale: string;
  /** The language of the texts, such as `de`. */
  language: Language;
};

function parse(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    // The tag is `*` of an Accept-Language header, or any text from an address.
    return null;
  }
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
      const maximized = new Intl.Locale(language).maximize();
      return maximized.language === wanted.language && maximized.script === wanted.script;
    });
    const sameRegion = (language: string) =>
      new Intl.Locale(language).maximize().region === wanted.region;
    const match = candidates.find(sameRegion) ?? candidates[0];
    if (match === undefined) continue;
    // React Aria has strings in traditional Chinese for `zh-TW`, and finds the simplified ones for `zh-Hant`.
    const shortened = wanted.script === 'Hant' ? locale.minimize() : locale;
    return { locale: String(shortened), language: match };
  }
  return null;
}
