import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Returns the parts of a message, or the text of one without placeholders. */
function compileMessage(text: string): unknown {
  const parts = parse(text);
  const [only] = parts;
  return parts.length === 1 && only?.type === TYPE.literal ? only.value : parts;
}

/**
 * Returns the module of a parsed catalogue, for pages without react-intl. The English one is empty, because the components have their
 * English messages.
 */
export function compileCatalogue(locale: string, catalogue: Record<string, string>): string {
  const entries = locale === 'en' ? [] : Object.entries(catalogue);
  const compiled = entries.map(([id, text]) => [id, compileMessage(text)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};\n`;
}

/** Returns the module that loads each of the parsed catalogues, in place of the one in the sources, which loads texts. */
export function compiledCatalogues(locales: readonly string[]): string {
  const loaders = locales.map(
    (locale) => `  '${locale}': () => import('./compiled/${locale}.js'),\n`,
  );
  return `export const compiledCatalogues = {\n${loaders.join('')}};\n`;
}

/** The declaration of each parsed catalogue. */
export const compiledTypes = `import type { CompiledMessages } from '../compiledCatalogues.js';
declare const messages: CompiledMessages;
export default messages;
`;
