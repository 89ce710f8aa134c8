import { platformMessages, platforms, StarButton } from '@byline/design-system';
import { useIntl, type IntlShape } from 'react-intl';
import type { JobsFilter } from '../../api/jobs.ts';
import { paths } from '../../paths.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';

function getTitle({ q, platform }: JobsFilter, { formatMessage, formatList }: IntlShape): string {
  const names = platforms
    .filter((name) => platform?.split(',').includes(name))
    .map((name) => formatMessage(platformMessages[name]));
  const parts = [...(q ? [q] : []), ...names];
  const jobs = formatMessage({ id: 'title.jobs', defaultMessage: 'Jobs' });
  if (parts.length === 0) return jobs;
  return formatMessage(
    { id: 'jobs.search.title', defaultMessage: '{jobs}: {parts}' },
    { jobs, parts: formatList(parts, { type: 'unit' }) },
  );
}

/** Renders a button that stars the present search, so that it is in the navbar and the command palette. */
export function StarSearch({ filter }: { filter: JobsFilter }) {
  const intl = useIntl();
  const { params } = useQueryParams();
  const query = new URLSearchParams(params);
  // The search, not the page of its results.
  query.delete('page');
  return (
    <StarButton
      href={`${paths.jobs}?${query}`}
      title={getTitle(filter, intl)}
      label={intl.formatMessage({ id: 'jobs.star', defaultMessage: 'Star this search' })}
    />
  );
}
