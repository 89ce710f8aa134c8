import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/rules/locales.ts';
import type libraryEn from '../../design-system/i18n/en.json';
import type en from './en.json';

type ServerCatalogue = typeof en;
type LibraryCatalogue = typeof libraryEn;

/** Returns the messages of the validation rules, in the same words as the fields of the app. */
function getRuleMessages(library: LibraryCatalogue) {
  return {
    'rule.required': library['ds.validation.required'],
    'rule.email': library['ds.validation.email'],
    'rule.digits': library['ds.validation.digits'],
    'rule.regex': library['ds.validation.regex'],
    'rule.minValue': library['ds.validation.min_value'],
    'rule.maxValue': library['ds.validation.max_value'],
    'rule.invalid': library['ds.validation.other'],
  };
}

/** Key of a message in the server's catalogues. */
export type MessageKey = keyof ServerCatalogue | keyof ReturnType<typeof getRuleMessages>;

/** Values for the `{name}` placeholders of a message. */
export type MessageValues = Record<string, string | number>;

function readCatalogue(locale: Locale): Record<MessageKey, string> {
  const read = (folder: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, folder, `${locale}.json`), 'utf8'));
  const library = read('../../design-system/i18n') as LibraryCatalogue;
  return { ...(read('.') as ServerCatalogue), ...getRuleMessages(library) };
}

/** All messages by locale; a test finds a missing key. */
export const catalogues = Object.fromEntries(
  locales.map((locale) => [locale, readCatalogue(locale)]),
) as Record<Locale, Record<MessageKey, string>>;
