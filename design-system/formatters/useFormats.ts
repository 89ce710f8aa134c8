import { use } from 'react';
import { useIntl } from 'react-intl';
import { createFormats, type Formats } from './formats.ts';
import { FormatsContext } from './FormatsContext.ts';

/** Returns the formats of the page: those of the locale, with the entries that the portal overrides. */
export function useFormats(): Formats {
  return createFormats(useIntl().locale, use(FormatsContext));
}
