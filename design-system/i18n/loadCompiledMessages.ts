import type { DesignSystemMessages } from './catalogues.ts';
import { compiledCatalogues, type CompiledMessages } from './compiledCatalogues.ts';
import type { DesignSystemLanguage } from './languages.ts';
import {
  findCatalogue,
  loadOwn,
  matchDesignSystemLanguage,
  type LanguageOptions,
} from './matchDesignSystemLanguage.ts';
import type { LanguageMatch } from './matchLanguage.ts';

// A portal's own language is a text in the browser too, so its parser is loaded with it.
async function compile(messages: DesignSystemMessages): Promise<CompiledMessages> {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  const entries = Object.entries(messages);
  return Object.fromEntries(entries.map(([id, text]) => [id, parse(text)]));
}

/**
 * Loads the library's messages for a user's locales, all in one language. Pass the result to `DesignSystemProvider`, in a portal without
 * react-intl. Rejects if the chunk of the language does not load.
 */
export async function loadCompiledMessages<Language extends string = string>(
  locales: string | readonly string[],
  options: LanguageOptions<Language> = {},
): Promise<LanguageMatch<Language> & { messages: CompiledMessages }> {
  const match = matchDesignSystemLanguage(locales, options);
  const name = findCatalogue(match.language, options.own);
  const own = await loadOwn(name, options.own);
  const messages = own
    ? await compile(own)
    : (await compiledCatalogues[name as DesignSystemLanguage]()).default;
  return { ...match, messages };
}
