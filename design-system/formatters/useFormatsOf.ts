import { use } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { FormatsContext } from './FormatsContext.ts';
import { mergeFormats } from './mergeFormats.ts';

/** Returns a part of the page's formats. Components use a part, so that a page loads only the formats of what it shows. */
export function useFormatsOf<Part extends object>(
  create: (locale: string, overrides: object) => Part,
): Part {
  return mergeFormats(create, useLanguage().locale, use(FormatsContext));
}
