import { catalogues, type Loaders } from './catalogues.ts';
import type { ParsedMessage } from './formatParsed.ts';

/** The library's messages in a language, parsed when the package was built. */
export type CompiledMessages = Readonly<Record<string, ParsedMessage>>;

/**
 * The messages of each language, for pages without react-intl. In the sources these are the texts; the build of the package replaces this
 * module by one whose catalogues are parsed (`scripts/package/catalogues.ts`).
 */
export const compiledCatalogues: Loaders<CompiledMessages> = catalogues;
