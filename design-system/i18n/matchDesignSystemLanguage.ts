import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';
import type { DesignSystemMessages } from './catalogues.ts';
import { designSystemLanguages } from './languages.ts';
import { findLanguage, type LanguageMatch } from './matchLanguage.ts';

/** Catalogues of a portal's own languages by their locale, or functions that import them. */
export type OwnLanguages = Readonly<
  Record<string, DesignSystemMessages | (() => Promise<{ default: DesignSystemMessages }>)>
>;

export type LanguageOptions<Language extends string> = {
  /** The languages of your own texts, the default first. By default all that have a catalogue, and English. */
  languages?: readonly Language[];
  /** Catalogues of further languages, by their locale. They take precedence over the library's catalogues. */
  own?: OwnLanguages;
};

function listAvailable(own: OwnLanguages): string[] {
  return [...Object.keys(own), ...designSystemLanguages];
}

/**
 * Returns the language to show to a user with these locales, in the order of preference: the first with the same script, preferably of
 * the same region (`pt-PT` → `pt-BR`, `zh-TW` → `zh-Hant`), otherwise the default. Languages without a catalogue are left out.
 */
export function matchDesignSystemLanguage<Language extends string = string>(
  locales: string | readonly string[],
  { languages, own = {} }: LanguageOptions<Language> = {},
): LanguageMatch<Language> {
  const available = listAvailable(own);
  const lacking = languages?.filter((language) => !findLanguage(language, available)) ?? [];
  const candidates = languages?.filter((language) => !lacking.includes(language)) ?? available;
  const match = findLanguage(locales, candidates);
  // Without a match and without `languages`, the library has no messages in any of the user's locales.
  const unknown = match || languages ? lacking : [locales].flat();
  if (isDevelopment && unknown.length > 0) {
    warnOnce(
      `The library has no messages in "${unknown.join(', ')}", so it is shown in another language. Add them: see "Add languages" in the README.`,
    );
  }
  if (match) return match as LanguageMatch<Language>;
  const language = ((languages && candidates[0]) ?? 'en') as Language;
  return { locale: language, language };
}

/** Returns the language whose messages of the library a page in `language` shows. */
export function findCatalogue(language: string, own: OwnLanguages = {}): string {
  return findLanguage(language, listAvailable(own))?.language ?? 'en';
}

/** Returns the messages of a portal's own language, or undefined. */
export async function loadOwn(
  language: string,
  own: OwnLanguages = {},
): Promise<DesignSystemMessages | undefined> {
  const catalogue = own[language];
  return typeof catalogue === 'function' ? (await catalogue()).default : catalogue;
}
