import {
  FilterBar,
  FilterChips,
  PlatformName,
  platforms,
  SearchField,
  Skeleton,
} from '@byline/design-system';
import { lazy, Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { jobSorts } from '../../../contract/rules/jobSearch.ts';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { useTypedParam } from '../../features/search/useTypedParam.ts';
import { switchLabels } from './filterLabels.ts';
import { countMoreFilters, parseJobsFilter, parsePlatforms } from './jobsFilter.ts';

const MoreJobFilters = lazy(() => import('./MoreJobFilters.tsx'));

const switches = ['eligible', 'hide_applied', 'invited'] as const;

const sortLabels = defineMessages({
  match: { id: 'jobs.sort.match', defaultMessage: 'Best match' },
  newest: { id: 'jobs.sort.newest', defaultMessage: 'Newest' },
  closing: { id: 'jobs.sort.closing', defaultMessage: 'Closing soon' },
  pay: { id: 'jobs.sort.pay', defaultMessage: 'Highest pay' },
});

type JobsFiltersProps = {
  jobs: Jobs | undefined;
  /** The number of jobs with these filters; undefined while it is not known. */
  count: number | undefined;
};

/** Renders search, filters and sort order of the job list, all kept in the address. */
export function JobsFilters({ jobs, count }: JobsFiltersProps) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useTypedParam('q');
  // Here, because the drawer may close before they are in the address.
  const payMin = useTypedParam('pay_min');
  const payMax = useTypedParam('pay_max');
  const selectedPlatforms = parsePlatforms(params);
  const selectedSwitches = switches.filter((name) => params.get(name) === '1');
  const labels = {
    search: formatMessage({ id: 'jobs.search', defaultMessage: 'Search by job or brand' }),
    sort: formatMessage({ id: 'jobs.sort', defaultMessage: 'Sort by' }),
    platform: formatMessage({ id: 'jobs.platform', defaultMessage: 'Platform' }),
    mine: formatMessage({ id: 'jobs.mine', defaultMessage: 'Filters' }),
  };
  return (
    <FilterBar
      search={
        <SearchField
          label={labels.search}
          isLabelHidden
          placeholder={formatMessage({
            id: 'jobs.searchExample',
            defaultMessage: 'Job or brand',
          })}
          value={text}
          onChange={setText}
        />
      }
      sort={{
        label: labels.sort,
        content: (
          <FilterChips
            label={labels.sort}
            options={jobSorts.map((sort) => ({ id: sort, label: formatMessage(sortLabels[sort]) }))}
            selectedKeys={[jobSorts.find((sort) => sort === params.get('sort')) ?? jobSorts[0]]}
            onSelectionChange={([sort]) =>
              change({ sort: sort === 'match' ? null : (sort ?? null), page: null })
            }
            selectionMode="single"
          />
        ),
      }}
      filters={[
        {
          label: labels.platform,
          content: (
            <FilterChips
              label={labels.platform}
              options={platforms.map((platform) => ({
                id: platform,
                label: <PlatformName platform={platform} size={16} />,
                count: jobs && (jobs.facets.platform[platform] ?? 0),
              }))}
              selectedKeys={selectedPlatforms}
              onSelectionChange={(selected) => change({ platform: selected.join(','), page: null })}
            />
          ),
        },
        {
          label: labels.mine,
          content: (
            <FilterChips
              label={labels.mine}
              options={switches.map((name) => ({
                id: name,
                label: formatMessage(switchLabels[name]),
              }))}
              selectedKeys={selectedSwitches}
              onSelectionChange={(selected) =>
                change({
                  ...Object.fromEntries(
                    switches.map((name) => [name, selected.includes(name) ? '1' : null]),
                  ),
                  page: null,
                })
              }
            />
          ),
        },
      ]}
      more={
        <Suspense fallback={<Skeleton lines={6} />}>
          <MoreJobFilters payMin={payMin} payMax={payMax} ratesOf={jobs?.comparison.day} />
        </Suspense>
      }
      activeCount={
        selectedPlatforms.length +
        selectedSwitches.length +
        countMoreFilters(parseJobsFilter(params))
      }
      resultLabel={
        count === undefined ? (
          <FormattedMessage id="jobs.showAny" defaultMessage="Show jobs" />
        ) : (
          <FormattedMessage
            id="jobs.show"
            defaultMessage="{count, plural, =0 {No jobs match} one {Show # job} other {Show # jobs}}"
            values={{ count }}
          />
        )
      }
    />
  );
}
