import { createDateFormats, type DateFormats } from './dateFormats.ts';
import { useFormatsOf } from './useFormatsOf.ts';

/** Returns the page's formats of dates and times. */
export function useDateFormats(): DateFormats {
  return useFormatsOf(createDateFormats);
}
