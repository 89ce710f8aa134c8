import { Button, ButtonLink, Icon, Inline, useFormats } from '@byline/design-system';
import { platformMessages, platforms } from '@byline/design-system/portal';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useJobs, type JobsFilter } from '../../api/jobs.ts';
import { useProfile } from '../../api/profile.ts';
import { useCurrency } from '../../session/useCurrency.ts';
import { paths } from '../../paths.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { payLabels, switchLabels } from './filterLabels.ts';
import { drawerParams, narrowingParams, parseJobsFilter } from './jobsFilter.ts';

type FilterParam = (typeof narrowingParams)[number];

function useFilterLabel(filter: JobsFilter): (param: FilterParam) => string {
  const { formatMessage, formatList } = useIntl();
  const { date, money } = useFormats();
  const currency = useCurrency();
  const categories = useProfile().data?.options.categories ?? [];
  // U+2066 and U+2069 isolate the amount, so that the symbol stays before the figure in Arabic.
  const formatAmount = (amount = 0) => `\u2066${money({ amount, currency })}\u2069`;
  return (param) => {
    switch (param) {
      case 'q':
        return formatMessage(
          { id: 'jobs.filter.text', defaultMessage: '“{text}”' },
          { text: filter.q },
        );
      case 'platform':
        return formatList(
          platforms
            .filter((name) => filter.platform?.split(',').includes(name))
            .map((name) => formatMessage(platformMessages[name])),
        );
      case 'category':
        return formatList(
          (filter.category ?? '')
            .split(',')
            .map((id) => categories.find((category) => category.id === id)?.label ?? id),
        );
      case 'pay_type':
        return formatMessage(payLabels[filter.pay_type ?? 'any']);
      case 'pay_min':
        return formatMessage(
          { id: 'jobs.filter.payMin', defaultMessage: 'Pay from {amount}' },
          { amount: formatAmount(filter.pay_min) },
        );
      case 'pay_max':
        return formatMessage(
          { id: 'jobs.filter.payMax', defaultMessage: 'Pay up to {amount}' },
          { amount: formatAmount(filter.pay_max) },
        );
      case 'closes_before':
        return formatMessage(
          { id: 'jobs.filter.closesBefore', defaultMessage: 'Closes before {date}' },
          { date: date(filter.closes_before) },
        );
      default:
        return formatMessage(switchLabels[param]);
    }
  };
}

function JobsWithout({ param, label }: { param: FilterParam; label: string }) {
  const { params, change } = useQueryParams();
  const otherParams = new URLSearchParams(params);
  otherParams.delete(param);
  const { data, isLoading } = useJobs({ ...parseJobsFilter(otherParams), page: 1, per_page: 1 });
  if (!data || isLoading || data.meta.total === 0) return null;
  return (
    <Button variant="ghost" onPress={() => change({ [param]: null, page: null })}>
      <span>
        <FormattedMessage
          id="jobs.without"
          defaultMessage="Show {count, plural, one {# job} other {# jobs}} without the filter {filter}"
          values={{ count: data.meta.total, filter: <bdi>{label}</bdi> }}
        />
      </span>
    </Button>
  );
}

/** Returns the filters in use with their names, in the order in which they were chosen. */
export function useActiveFilters(): { param: FilterParam; label: string }[] {
  const { params } = useQueryParams();
  const filter = parseJobsFilter(params);
  const getLabel = useFilterLabel(filter);
  return [...params.keys()].flatMap((key) => {
    const param = narrowingParams.find((name) => name === key && filter[name] !== undefined);
    return param ? [{ param, label: getLabel(param) }] : [];
  });
}

/** Shows filters in use as buttons that remove them: all, or only those that are set in the drawer. */
export default function ActiveFilters({ isDrawerOnly }: { isDrawerOnly?: boolean }) {
  const { formatMessage } = useIntl();
  const { change } = useQueryParams();
  const active = useActiveFilters().filter(
    ({ param }) => !isDrawerOnly || drawerParams.some((name) => name === param),
  );
  const group = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number | null>(null);
  const count = active.length;
  useEffect(() => {
    // The button that had the focus is gone; the next button gets the focus.
    if (removedIndex.current === null) return;
    const buttons = group.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removedIndex.current, buttons.length - 1)]?.focus();
    removedIndex.current = null;
  }, [count]);
  return (
    <Inline gap="xs" ref={group}>
      {active.map(({ param, label }, index) => (
        <Button
          key={param}
          variant="soft"
          size="sm"
          icon={
            <Icon
              as={X}
              size={16}
              aria-label={formatMessage({
                id: 'jobs.filter.remove',
                defaultMessage: 'Remove filter',
              })}
            />
          }
          onPress={() => {
            removedIndex.current = index;
            change({ [param]: null, page: null });
          }}
        >
          <bdi>{label}</bdi>
        </Button>
      ))}
      <ButtonLink href={paths.jobs} variant="ghost" size="sm">
        <FormattedMessage id="jobs.clear" defaultMessage="Clear all filters" />
      </ButtonLink>
    </Inline>
  );
}

/** Renders a button that removes the last chosen filter, with the number of jobs without it; nothing for a single filter. */
export function JobsWithoutLastFilter() {
  const active = useActiveFilters();
  const last = active.at(-1);
  return last && active.length > 1 ? <JobsWithout {...last} /> : null;
}
