import { FilterBar, SearchField } from '@byline/design-system';
import { defineMessages, useIntl } from 'react-intl';
import { historySorts, type HistorySort } from '../../../contract/rules/jobSearch.ts';
import type { HistoryGroup } from '../../../contract/schemas/history.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { ShowJobs, useSortFilter, useSwitchFilter } from '../../features/jobs/listFilters.tsx';
import { getSearch } from '../../features/search/useQueryParams.ts';
import { useTypedParam } from '../../features/search/useTypedParam.ts';
import { pageWords } from './pageWords.ts';

const sortLabels = defineMessages({
  due: { id: 'history.sort.due', defaultMessage: 'Due first' },
  newest: jobWords.sortNewest,
  pay: jobWords.sortPay,
  brand: { id: 'history.sort.brand', defaultMessage: 'Brand' },
});

const switchLabels = defineMessages({
  my_turn: { id: 'history.myTurn', defaultMessage: 'My turn' },
  unread: pageWords.onlyUnread,
});

const switches = Object.keys(switchLabels) as (keyof typeof switchLabels)[];

/** Returns the orders of a group, the default first. Ended jobs have no due dates. */
function getSorts(group: HistoryGroup): HistorySort[] {
  if (group === 'active') return [...historySorts];
  const rest = historySorts.filter((sort) => sort !== 'newest');
  const hasEnded = group === 'completed' || group === 'closed';
  return ['newest', ...(hasEnded ? rest.filter((sort) => sort !== 'due') : rest)];
}

/** Returns the filter of my jobs that the address holds. */
export function parseHistoryFilter(params: URLSearchParams, group: HistoryGroup) {
  const sorts = getSorts(group);
  return {
    group,
    q: getSearch(params),
    unread: params.get('unread') === '1' ? (1 as const) : undefined,
    my_turn: params.get('my_turn') === '1' ? (1 as const) : undefined,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0] ?? 'newest',
  };
}

type HistoryFiltersProps = {
  group: HistoryGroup;
  /** The number of jobs with these filters; undefined while it is not known. */
  count: number | undefined;
};

/** Renders search, filters and sort order of my jobs, all kept in the address. */
export function HistoryFilters({ group, count }: HistoryFiltersProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useTypedParam('q');
  const sort = useSortFilter(getSorts(group), sortLabels);
  const { filter, count: activeCount } = useSwitchFilter(switches, switchLabels);
  return (
    <FilterBar
      searchField={
        <SearchField
          label={formatMessage({ id: 'history.search', defaultMessage: 'Search my jobs' })}
          isLabelHidden
          placeholder={formatMessage(jobWords.searchExample)}
          value={text}
          onChange={setText}
        />
      }
      sortItem={sort}
      items={[{ ...filter, bar: filter.content }]}
      activeCount={activeCount}
      resultLabel={<ShowJobs count={count} />}
    />
  );
}
