import { catalogues, type DesignSystemMessages } from './catalogues.ts';
import type { DesignSystemLanguage } from './languages.ts';
import {
  findCatalogue,
  loadOwn,
  matchDesignSystemLanguage,
  type LanguageOptions,
} from './matchDesignSystemLanguage.ts';
import type { LanguageMatch } from './matchLanguage.ts';

/**
 * Loads the library's messages for a user's locales, all in one language, as texts. Pass the result to react-intl's `IntlProvider`, with
 * your own messages. Rejects if the chunk of the language does not load.
 */
export async function loadDesignSystemMessages<Language extends string = string>(
  locales: string | readonly string[],
  options: LanguageOptions<Language> = {},
): Promise<LanguageMatch<Language> & { messages: DesignSystemMessages }> {
  const match = matchDesignSystemLanguage(locales, options);
  const name = findCatalogue(match.language, options.own);
  const messages =
    (await loadOwn(name, options.own)) ??
    (await catalogues[name as DesignSystemLanguage]()).default;
  return { ...match, messages };
}
