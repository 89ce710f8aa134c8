import { createAllFormats, type Formats } from './formats.ts';
import { useFormatsOf } from './useFormatsOf.ts';

/** Returns the formats of the page: the locale's, with the entries that the portal overrides. */
export function useFormats(): Formats {
  return useFormatsOf(createAllFormats);
}
