import { StarButton } from '@byline/design-system/portal';
import { useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { routeTable } from '../../routeTable.ts';
import { useActiveFilters } from './ActiveFilters.tsx';

/** Renders a button that stars the current search, so that it is in the navbar and the command palette. */
export default function StarSearch() {
  const { formatMessage, formatList } = useIntl();
  const labels = useActiveFilters().map(({ label }) => label);
  const { params } = useQueryParams();
  const query = new URLSearchParams(params);
  // The starred page is the search, without the number of the page of results.
  query.delete('page');
  return (
    <StarButton
      href={`${paths.jobs}?${query}`}
      title={formatMessage(
        { id: 'jobs.search.title', defaultMessage: '{jobs}: {parts}' },
        {
          jobs: formatMessage(routeTable.jobs.title),
          parts: formatList(labels, { type: 'unit' }),
        },
      )}
      label={formatMessage({ id: 'jobs.star', defaultMessage: 'Star this search' })}
    />
  );
}
