import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../contract/rules/locales.ts';
import { config } from '../config.ts';

/** Parsed messages by id. */
export type Catalog = Record<string, MessageFormatElement[]>;

/** Fetches `{host}/localization/{locale}.{version}.json`. Rejects if the file does not load. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  const { localizationHost: host, localizationVersion: version } = config;
  const response = await fetch(`${host}/localization/${locale}.${version}.json`);
  if (!response.ok) throw new Error(`The catalogue "${locale}" failed with ${response.status}.`);
  return (await response.json()) as Catalog;
}
