import {
  FilterChips,
  Grid,
  PlatformName,
  platforms,
  SearchField,
  Stack,
} from '@byline/design-system';
import { defineMessages, useIntl } from 'react-intl';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { useSearchText } from '../../features/search/useSearchText.ts';
import { jobSorts, parsePlatforms } from './jobsFilter.ts';

const sortLabels = defineMessages({
  match: { id: 'jobs.sort.match', defaultMessage: 'Best match' },
  newest: { id: 'jobs.sort.newest', defaultMessage: 'Newest' },
  closing: { id: 'jobs.sort.closing', defaultMessage: 'Closing soon' },
  pay: { id: 'jobs.sort.pay', defaultMessage: 'Highest pay' },
});

/** Renders search, filters and sort order of the job list, all kept in the address. */
export function JobsFilters({ facets }: { facets: Record<string, number> | undefined }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useSearchText();
  const activeSwitches = ['eligible', 'hide_applied'].filter((name) => params.get(name) === '1');
  const getPlatformLabel = (platform: (typeof platforms)[number]) => (
    <>
      <PlatformName platform={platform} size={16} /> {facets?.[platform] ?? ''}
    </>
  );
  return (
    <Stack gap="md">
      <Grid minColumn={260}>
        <SearchField
          label={formatMessage({ id: 'jobs.search', defaultMessage: 'Search by job or brand' })}
          value={text}
          onChange={setText}
        />
      </Grid>
      <FilterChips
        label={formatMessage({ id: 'jobs.platform', defaultMessage: 'Platform' })}
        options={platforms.map((platform) => ({ id: platform, label: getPlatformLabel(platform) }))}
        selectedKeys={parsePlatforms(params)}
        onSelectionChange={(selected) => change({ platform: selected.join(','), page: null })}
      />
      <FilterChips
        label={formatMessage({ id: 'jobs.mine', defaultMessage: 'Filters' })}
        options={[
          {
            id: 'eligible',
            label: formatMessage({
              id: 'jobs.eligible',
              defaultMessage: 'Only jobs I qualify for',
            }),
          },
          {
            id: 'hide_applied',
            label: formatMessage({
              id: 'jobs.hideApplied',
              defaultMessage: 'Hide jobs I applied for',
            }),
          },
        ]}
        selectedKeys={activeSwitches}
        onSelectionChange={(selected) =>
          change({
            eligible: selected.includes('eligible') ? '1' : null,
            hide_applied: selected.includes('hide_applied') ? '1' : null,
            page: null,
          })
        }
      />
      <FilterChips
        label={formatMessage({ id: 'jobs.sort', defaultMessage: 'Sort by' })}
        options={jobSorts.map((sort) => ({ id: sort, label: formatMessage(sortLabels[sort]) }))}
        selectedKeys={[jobSorts.find((sort) => sort === params.get('sort')) ?? 'match']}
        onSelectionChange={([sort]) =>
          change({ sort: sort === 'match' ? null : (sort ?? null), page: null })
        }
        selectionMode="single"
      />
    </Stack>
  );
}
