import type { DateSegment } from 'react-aria-components/DateField';
import { isoOf } from './isoDate.ts';

type Part = Pick<ComponentSegment, 'type' | 'value' | 'isPlaceholder'>;
type ComponentSegment = Parameters<typeof DateSegment>[0]['segment'];

const order = ['day', 'month', 'year'] as const;

/** Day, month and year in the order in which dates are written here, whatever the language's own. */
export function orderSegments<Segment extends Part>(segments: readonly Segment[]): Segment[] {
  return order.flatMap((type) => segments.find((segment) => segment.type === type) ?? []);
}

/**
 * What stands in the segments: null for nothing, `2026-03-05` for a day, and `5/?/2026` for half a date or a
 * day that no month has.
 */
export function readSegments(segments: readonly Part[]): string | null {
  const parts = orderSegments(segments).map(({ value, isPlaceholder }) =>
    isPlaceholder || value === null || value === undefined ? null : String(value),
  );
  const [day = null, month = null, year = null] = parts;
  if (day === null && month === null && year === null) return null;
  if (day !== null && month !== null && year !== null) {
    const date = [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (isoOf(date) !== null) return date;
  }
  return parts.map((part) => part ?? '?').join('/');
}
