import { DateRangeField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { getDay, useQueryParams } from '../../features/search/useQueryParams.ts';

/**
 * Returns the days `from` and `to` of the address as times for the API: both included, in the user's time zone. A single day is ignored,
 * because the filter could not show it.
 */
export function getDayRange(params: URLSearchParams): { from?: string; to?: string } {
  const from = getDay(params, 'from');
  const to = getDay(params, 'to');
  if (!from || !to) return {};
  return {
    from: new Date(`${from}T00:00:00`).toISOString(),
    to: new Date(`${to}T23:59:59.999`).toISOString(),
  };
}

/** Renders the filter of a list by days, kept in the address as `from` and `to`. */
export function DayRangeFilter() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const start = getDay(params, 'from');
  const end = getDay(params, 'to');
  return (
    <DateRangeField
      label={formatMessage({ id: 'wallet.days', defaultMessage: 'Dates' })}
      isLabelHidden
      value={start && end ? { start, end } : null}
      onChange={(range) => {
        // While dates are typed there is no range yet.
        if (!range && !start && !end) return;
        change({ from: range?.start ?? null, to: range?.end ?? null, page: null });
      }}
    />
  );
}
