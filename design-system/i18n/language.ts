import { createContext, use, type Context } from 'react';

/** The language of a page: what react-intl's `IntlProvider` provides, or `DesignSystemProvider` without react-intl. */
export type Language = {
  readonly locale: string;
  /** The catalogue, by the id of the message. */
  readonly messages: object;
  /** Only react-intl has it. */
  readonly formatMessage?: (...args: never[]) => unknown;
};

/** The language of pages without react-intl. */
export const OwnLanguage = createContext<Language>({ locale: 'en', messages: {} });

/** The context with the language: `OwnLanguage`, or `IntlContext` of react-intl. It is not imported, because it loads all of react-intl. */
export const LanguageSource = createContext<Context<Language>>(OwnLanguage);

/** Returns the language of the page. Components that show no message use it, so that a page without messages loads no formatter. */
export function useLanguage(): Language {
  return use(use(LanguageSource));
}
