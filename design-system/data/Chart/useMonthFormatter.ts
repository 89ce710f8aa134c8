import { useIntl } from 'react-intl';

/**
 * Returns a function that formats months such as `2026-03` in the current language: with year, or short for an axis.
 */
export function useMonthFormatter() {
  const { formatDate } = useIntl();
  return (month: string, length: 'long' | 'short') =>
    formatDate(`${month}-01T00:00:00Z`, {
      month: length,
      ...(length === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    });
}
