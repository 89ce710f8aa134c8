import { useIntl } from 'react-intl';

/** Names months such as 2026-03 in the language of the reader: with their year, or shortly for an axis. */
export function useMonthName() {
  const { formatDate } = useIntl();
  return (month: string, length: 'long' | 'short') =>
    formatDate(`${month}-01T00:00:00Z`, {
      month: length,
      ...(length === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    });
}
