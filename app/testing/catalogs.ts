import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { FetchBridge } from './fetchBridge.ts';

/** Reads the messages of library and app in a language. */
export function readCatalog(locale: string): Record<string, string> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8')) as Record<string, string>;
  return { ...read('design-system/i18n'), ...read('app/i18n') };
}

/** Responds to requests for catalogues as the server of a build does, with parsed messages. */
export function publishCatalogs(network: FetchBridge): void {
  network.intercept((url) => {
    const locale = /^\/localization\/([\w-]+)\.[^/]*\.json$/.exec(url.pathname)?.[1];
    if (!locale) return undefined;
    const entries = Object.entries(readCatalog(locale)).map(([id, text]) => [id, parse(text)]);
    return Response.json(Object.fromEntries(entries));
  });
}
