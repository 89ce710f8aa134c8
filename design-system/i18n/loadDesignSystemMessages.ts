import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';
import type english from './en.json';
import { findLanguage, type LanguageMatch } from './matchLanguage.ts';

/** A text for each message of the library, by id: a catalogue. A missing message does not compile. */
export type DesignSystemMessages = { readonly [Id in keyof typeof english]: string };

/** Catalogues of a portal's own languages by their locale, or functions that import them. */
export type OwnLanguages = Readonly<
  Record<string, DesignSystemMessages | (() => Promise<{ default: DesignSystemMessages }>)>
>;

// A literal path for each, so that bundlers make each a chunk.
const catalogues = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  hi: () => import('./hi.json'),
  id: () => import('./id.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  'pt-BR': () => import('./pt-BR.json'),
  ru: () => import('./ru.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  vi: () => import('./vi.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
} as const satisfies OwnLanguages;

/** The languages of the library. */
export type DesignSystemLanguage = keyof typeof catalogues;

/** The languages of the library, in alphabetical order. */
export const designSystemLanguages = Object.keys(catalogues) as DesignSystemLanguage[];

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

/**
 * Loads the library's messages for a user's locales, all in one language. Pass the result to `IntlProvider`, with your own messages.
 * Rejects if the chunk of the language does not load.
 */
export async function loadDesignSystemMessages<Language extends string = string>(
  locales: string | readonly string[],
  options: LanguageOptions<Language> = {},
): Promise<LanguageMatch<Language> & { messages: DesignSystemMessages }> {
  const match = matchDesignSystemLanguage(locales, options);
  const { own = {} } = options;
  const name = findLanguage(match.language, listAvailable(own))?.language ?? 'en';
  const catalogue = own[name] ?? catalogues[name as DesignSystemLanguage];
  const messages = typeof catalogue === 'function' ? (await catalogue()).default : catalogue;
  return { ...match, messages };
}
