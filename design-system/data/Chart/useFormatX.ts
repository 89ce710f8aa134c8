import { useIntl } from 'react-intl';
import type { FormatX } from './chartData.ts';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Returns the default format of positions, in the current language: months such as `2026-03` with their year, or short for an
 * axis; numbers with their digits; categories unchanged.
 */
export function useFormatX(): FormatX {
  const { formatDate, formatNumber } = useIntl();
  return (x, length) => {
    if (typeof x === 'number') return formatNumber(x);
    if (!month.test(x)) return x;
    return formatDate(`${x}-01T00:00:00Z`, {
      month: length,
      year: length === 'long' ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  };
}
