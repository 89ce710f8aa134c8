import { FilterChips, FilterMenu } from '@byline/design-system';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useQueryParams } from '../search/useQueryParams.ts';

type Labels<Id extends string> = Readonly<Record<Id, MessageDescriptor>>;

// Gives the label a type that `formatMessage` accepts.
function getLabel<Id extends string>(labels: Labels<Id>, id: Id): MessageDescriptor {
  return labels[id];
}

/** Returns the filter-bar entry that sorts a list. The sort is in the address; the first of `sorts` is the default. */
export function useSortFilter<Id extends string>(sorts: readonly Id[], labels: Labels<Id>) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const chosen = params.get('sort');
  const label = formatMessage({ id: 'jobs.sort', defaultMessage: 'Sort' });
  const props = {
    items: sorts.map((id) => ({ id, label: formatMessage(getLabel(labels, id)) })),
    selectedKeys: sorts.includes(chosen as Id) ? [chosen as Id] : sorts.slice(0, 1),
    selectionMode: 'single' as const,
    onSelectionChange: ([id]: Set<Id>) =>
      change({ sort: id === undefined || id === sorts[0] ? null : id, page: null }),
  };
  return {
    id: 'sort',
    label,
    content: <FilterChips {...props} aria-label={label} />,
    bar: <FilterMenu {...props} label={label} />,
  };
}

/** Returns the filter-bar entry for filters that are on or off, such as `?invited=1` in the address, and how many are on. */
export function useSwitchFilter<Id extends string>(switches: readonly Id[], labels: Labels<Id>) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const label = formatMessage({ id: 'jobs.mine', defaultMessage: 'Only show' });
  const selected = switches.filter((id) => params.get(id) === '1');
  const content = (
    <FilterChips
      aria-label={label}
      items={switches.map((id) => ({ id, label: formatMessage(getLabel(labels, id)) }))}
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        change({
          ...Object.fromEntries(switches.map((id) => [id, keys.has(id) ? '1' : null])),
          page: null,
        })
      }
    />
  );
  return { filter: { id: 'mine', label, content }, count: selected.length };
}

/** Renders the label of the button that leads from the filters to the jobs. `count` is undefined while it is not known. */
export function ShowJobs({ count }: { count: number | undefined }) {
  return count === undefined ? (
    <FormattedMessage id="jobs.showAny" defaultMessage="Show jobs" />
  ) : (
    <FormattedMessage
      id="jobs.show"
      defaultMessage="{count, plural, =0 {No jobs match} one {Show # job} other {Show # jobs}}"
      values={{ count }}
    />
  );
}
