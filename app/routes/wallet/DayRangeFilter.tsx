import { DateRangeField } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { getDay, useQueryParams } from '../../features/search/useQueryParams.ts';

/**
 * Returns the days `from` and `to` of the address, both included, which the API reads in the zone of the account. A single day is ignored,
 * because the filter could not show it.
 */
export function getDayRange(params: URLSearchParams): { from?: string; to?: string } {
  const from = getDay(params, 'from');
  const to = getDay(params, 'to');
  if (!from || !to) return {};
  return { from, to };
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
