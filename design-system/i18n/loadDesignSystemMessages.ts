import { isDevelopment, warnOnce } from '../validation/warnOnce.ts';
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

/**
 * Returns the language in which the library is shown for a user's locales, in the order of preference: the language with the same script,
 * preferably of the same region (`pt-PT` → `pt-BR`, `zh-TW` → `zh-Hant`), otherwise English. `own` are further languages, which win.
 */
export function matchDesignSystemLanguage(
  locales: string | readonly string[],
  own: OwnLanguages = {},
): LanguageMatch {
  const match = findLanguage(locales, [...Object.keys(own), ...designSystemLanguages]);
  if (match) return match;
  if (isDevelopment) {
    warnOnce(
      `The library has no messages for "${[locales].flat().join(', ')}" and is shown in English. Add the language: see "Add languages" in the README.`,
    );
  }
  return { locale: 'en', language: 'en' };
}

/**
 * Loads the library's messages for a user's locales, all in one language. Pass the result to `IntlProvider`, with your own messages.
 * Rejects if the chunk of the language does not load.
 */
export async function loadDesignSystemMessages(
  locales: string | readonly string[],
  own: OwnLanguages = {},
): Promise<LanguageMatch & { messages: DesignSystemMessages }> {
  const match = matchDesignSystemLanguage(locales, own);
  const catalogue = own[match.language] ?? catalogues[match.language as DesignSystemLanguage];
  const messages = typeof catalogue === 'function' ? (await catalogue()).default : catalogue;
  return { ...match, messages };
}
