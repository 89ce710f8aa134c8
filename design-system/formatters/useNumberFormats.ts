import { createNumberFormats, type NumberFormats } from './numberFormats.ts';
import { useFormatsOf } from './useFormatsOf.ts';

/** Returns the page's formats of numbers. */
export function useNumberFormats(): NumberFormats {
  return useFormatsOf(createNumberFormats);
}
