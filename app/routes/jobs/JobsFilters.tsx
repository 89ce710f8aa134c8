import {
  FilterBar,
  FilterChips,
  FilterMenu,
  SearchField,
  Skeleton,
  Stack,
} from '@byline/design-system';
import { PlatformName, platformMessages, platforms } from '@byline/design-system/portal';
import { defineMessages, useIntl } from 'react-intl';
import { jobSorts } from '../../../contract/rules/jobSearch.ts';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { ShowJobs, useSortFilter, useSwitchFilter } from '../../features/jobs/listFilters.tsx';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { useTypedParam } from '../../features/search/useTypedParam.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { switchLabels } from './filterLabels.ts';
import { countMoreFilters, parseJobsFilter, parsePlatforms } from './jobsFilter.ts';

const loadMoreFilters = () => import('./MoreJobFilters.tsx');

const switches = ['eligible', 'hide_applied', 'invited'] as const;

const sortLabels = defineMessages({
  match: { id: 'jobs.sort.match', defaultMessage: 'Best match' },
  newest: jobWords.sortNewest,
  closing: { id: 'jobs.sort.closing', defaultMessage: 'Closing soon' },
  pay: jobWords.sortPay,
});

// Placeholder while the code of the drawer loads: a label and a box for each of the drawer's fields.
function FieldsSkeleton() {
  return (
    <Stack gap="md">
      {['category', 'kind', 'pay', 'closing'].map((name) => (
        <Stack key={name} gap="2xs">
          <Skeleton width="6rem" />
          <Skeleton shape="block" height={40} />
        </Stack>
      ))}
    </Stack>
  );
}

type JobsFiltersProps = {
  jobs: Jobs | undefined;
  /** The number of jobs with these filters; undefined while it is not known. */
  count: number | undefined;
};

/** Renders the search, the filters and the sort order of the job list, which are all stored in the address. */
export function JobsFilters({ jobs, count }: JobsFiltersProps) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useTypedParam('q');
  // The typed amounts are kept here, because the drawer may be closed before they are in the URL.
  const payMin = useTypedParam('pay_min');
  const payMax = useTypedParam('pay_max');
  const selectedPlatforms = parsePlatforms(params);
  const sort = useSortFilter(jobSorts, sortLabels);
  const switchFilter = useSwitchFilter(switches, switchLabels);
  const platform = {
    label: formatMessage({ id: 'jobs.platform', defaultMessage: 'Platform' }),
    items: platforms.map((id) => ({
      id,
      label: <PlatformName platform={id} size={16} />,
      textValue: formatMessage(platformMessages[id]),
      count: jobs && (jobs.facets.platform[id] ?? 0),
    })),
    selectedKeys: selectedPlatforms,
    onSelectionChange: (keys: Set<string>) => change({ platform: [...keys].join(','), page: null }),
  };
  return (
    <FilterBar
      searchField={
        <SearchField
          label={formatMessage({ id: 'jobs.search', defaultMessage: 'Search by job or brand' })}
          isLabelHidden
          placeholder={formatMessage(jobWords.searchExample)}
          value={text}
          onChange={setText}
        />
      }
      sortItem={sort}
      items={[
        {
          id: 'platform',
          label: platform.label,
          content: <FilterChips {...platform} aria-label={platform.label} />,
          bar: <FilterMenu {...platform} />,
        },
        switchFilter.filter,
      ]}
      more={
        <LazyPart
          load={loadMoreFilters}
          props={{ payMin, payMax, ratesDate: jobs?.comparison.day }}
          skeleton={<FieldsSkeleton />}
        />
      }
      activeCount={
        selectedPlatforms.length + switchFilter.count + countMoreFilters(parseJobsFilter(params))
      }
      resultLabel={<ShowJobs count={count} />}
    />
  );
}
