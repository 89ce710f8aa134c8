import { useQueryParams, type ChosenFilter } from '@byline/design-system';
import { StarButton } from '@byline/design-system/portal';
import { useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { routeTable } from '../../routeTable.ts';

type StarSearchProps = {
  /** The filters in use, with the search, in the order in which they were chosen. */
  chosen: readonly ChosenFilter[];
};

/** Renders a button that stars the current search, so that it is in the navbar and the command palette. */
export default function StarSearch({ chosen }: StarSearchProps) {
  const { formatMessage, formatList } = useIntl();
  const { getHref } = useQueryParams();
  const parts = chosen.flatMap(({ texts }) => texts);
  return (
    <StarButton
      // The starred page is the search, without the number of the page of results.
      href={`${paths.jobs}${getHref({ page: null })}`}
      title={formatMessage(
        { id: 'jobs.search.title', defaultMessage: '{jobs}: {parts}' },
        { jobs: formatMessage(routeTable.jobs.title), parts: formatList(parts, { type: 'unit' }) },
      )}
      label={formatMessage({ id: 'jobs.star', defaultMessage: 'Star this search' })}
    />
  );
}
