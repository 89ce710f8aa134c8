import { FilterBar, FilterChips, FilterMenu, SearchField } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { HistoryGroup } from '../../../contract/schemas/history.ts';
import type { HistorySort } from '../../api/jobs.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { useTypedParam } from '../../features/search/useTypedParam.ts';

const sortLabels = defineMessages({
  due: { id: 'history.sort.due', defaultMessage: 'Due first' },
  newest: { id: 'jobs.sort.newest', defaultMessage: 'Newest' },
  pay: { id: 'jobs.sort.pay', defaultMessage: 'Highest pay' },
  brand: { id: 'history.sort.brand', defaultMessage: 'Brand' },
});

const switchLabels = defineMessages({
  my_turn: { id: 'history.myTurn', defaultMessage: 'My turn' },
  unread: { id: 'history.onlyUnread', defaultMessage: 'Unread messages' },
});

const switches = Object.keys(switchLabels) as (keyof typeof switchLabels)[];

/** Returns the orders of a group, the default first. Nothing is due of jobs that have ended. */
function getSorts(group: HistoryGroup): HistorySort[] {
  if (group === 'completed' || group === 'closed') return ['newest', 'pay', 'brand'];
  return group === 'active' ? ['due', 'newest', 'pay', 'brand'] : ['newest', 'due', 'pay', 'brand'];
}

/** The filter of my jobs in the address. */
export function parseHistoryFilter(params: URLSearchParams, group: HistoryGroup) {
  const sorts = getSorts(group);
  return {
    group,
    q: params.get('q')?.trim() || undefined,
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
  const { params, change } = useQueryParams();
  const [text, setText] = useTypedParam('q');
  const { sort } = parseHistoryFilter(params, group);
  const sorts = getSorts(group);
  const selected = switches.filter((name) => params.get(name) === '1');
  const sortProps = {
    label: formatMessage({ id: 'jobs.sort', defaultMessage: 'Sort' }),
    options: sorts.map((id) => ({ id, label: formatMessage(sortLabels[id]) })),
    selectedKeys: [sort],
    selectionMode: 'single' as const,
    onSelectionChange: ([next]: string[]) =>
      change({ sort: next === sorts[0] ? null : (next ?? null), page: null }),
  };
  const filtersLabel = formatMessage({ id: 'jobs.mine', defaultMessage: 'Only show' });
  const chips = (
    <FilterChips
      label={filtersLabel}
      options={switches.map((id) => ({ id, label: formatMessage(switchLabels[id]) }))}
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        change({
          ...Object.fromEntries(switches.map((name) => [name, keys.includes(name) ? '1' : null])),
          page: null,
        })
      }
    />
  );
  return (
    <FilterBar
      search={
        <SearchField
          label={formatMessage({ id: 'history.search', defaultMessage: 'Search my jobs' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'jobs.searchExample', defaultMessage: 'Job or brand' })}
          value={text}
          onChange={setText}
        />
      }
      sort={{
        label: sortProps.label,
        content: <FilterChips {...sortProps} />,
        bar: <FilterMenu {...sortProps} />,
      }}
      filters={[{ label: filtersLabel, content: chips, bar: chips }]}
      activeCount={selected.length}
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
