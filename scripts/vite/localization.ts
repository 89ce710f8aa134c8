import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { productLanguages } from '../../contract/rules/locales.ts';

/** The locales of React Aria's own strings, for our languages. */
export const reactAriaLocales = Object.values(productLanguages).map(({ reactAria }) => reactAria);

const folders = ['design-system/i18n', 'app/i18n'];
/** The module with the English messages that are not in the code. */
const virtualEnglish = 'virtual:messages/en';
const sourceLocale = 'en';

/** Returns the locales that have a catalogue, English included. */
export function shippedLocales(): string[] {
  return readdirSync('app/i18n')
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
}

function readCatalog(locale: string): Record<string, string> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Record<string, string>;
  return Object.fromEntries(folders.flatMap((folder) => Object.entries(read(folder))));
}

// Parses messages at build time, so that the bundle needs no message parser.
function compile(catalog: Record<string, string>): string {
  const entries = Object.entries(catalog).map(([id, text]) => [id, parse(text)]);
  return JSON.stringify(Object.fromEntries(entries));
}

// The code already has the English messages, except for the validation core, which works without FormatJS.
function compileValidationMessages(): string {
  const entries = Object.entries(readCatalog(sourceLocale));
  return compile(Object.fromEntries(entries.filter(([id]) => id.startsWith('ds.validation.'))));
}

function hashCatalogs(compiled: Map<string, string>): string {
  const hash = createHash('sha256');
  for (const text of compiled.values()) hash.update(text);
  return hash.digest('hex').slice(0, 10);
}

/**
 * Provides the English messages that are not in the code (`virtual:messages/en`) and emits every catalogue as
 * `localization/{locale}.{version}.json`. Replaces `__LOCALIZATION_VERSION__` in index.html by that version.
 */
export function localization(): Plugin {
  const compiled = new Map(
    shippedLocales().map((locale) => [locale, compile(readCatalog(locale))]),
  );
  const version = hashCatalogs(compiled);
  return {
    name: 'localization',
    // By Rollup's convention, other plugins ignore ids that start with \0.
    resolveId: (id) => (id === virtualEnglish ? `\0${virtualEnglish}` : undefined),
    load(id) {
      return id === `\0${virtualEnglish}`
        ? `export default ${compileValidationMessages()}`
        : undefined;
    },
    transformIndexHtml: (html) => html.replaceAll('__LOCALIZATION_VERSION__', version),
    generateBundle() {
      for (const [locale, source] of compiled) {
        this.emitFile({
          type: 'asset',
          fileName: `localization/${locale}.${version}.json`,
          source,
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/localization', (request, response, next) => {
        const source = compiled.get(request.url?.slice(1).split('.')[0] ?? '');
        if (!source) return next();
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
  };
}
