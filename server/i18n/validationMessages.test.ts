import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '../../contract/schemas/shared.ts';
import { catalogues } from './catalogue.ts';

/** The server's message of each rule, and the library's. */
const sharedMessages = {
  'rule.required': 'ds.validation.required',
  'rule.email': 'ds.validation.email',
  'rule.digits': 'ds.validation.digits',
  'rule.regex': 'ds.validation.regex',
  'rule.minValue': 'ds.validation.min_value',
  'rule.maxValue': 'ds.validation.max_value',
  'rule.invalid': 'ds.validation.other',
} as const;

test.each(Object.keys(catalogues) as Locale[])(
  'field errors read like those of the form library in %s',
  (locale) => {
    const file = path.join(import.meta.dirname, `../../design-system/i18n/${locale}.json`);
    const library = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [own, shared] of Object.entries(sharedMessages)) {
      expect([own, catalogues[locale][own as keyof typeof sharedMessages]]).toEqual([
        own,
        library[shared],
      ]);
    }
  },
);
