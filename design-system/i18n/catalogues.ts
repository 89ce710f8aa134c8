import type english from './en.json';
import type { DesignSystemLanguage } from './languages.ts';

/** A text for each message of the library, by id: a catalogue. A missing message does not compile. */
export type DesignSystemMessages = { readonly [Id in keyof typeof english]: string };

/** Functions that load something by language, as bundlers make it a chunk. */
export type Loaders<Catalogue> = Readonly<
  Record<DesignSystemLanguage, () => Promise<{ default: Catalogue }>>
>;

/** The texts of each language, for react-intl. Each has a literal path, so that bundlers make it a chunk. */
export const catalogues = {
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
} as const satisfies Loaders<DesignSystemMessages>;
