import {
  Button,
  formatCurrency,
  Icon,
  Inline,
  platformMessages,
  platforms,
  Stack,
} from '@byline/design-system';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useJobs, type JobsFilter } from '../../api/jobs.ts';
import { useProfile } from '../../api/profile.ts';
import { config } from '../../config.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { payLabels, switchLabels } from './filterLabels.ts';
import { narrowingParams, parseJobsFilter } from './jobsFilter.ts';

type FilterParam = (typeof narrowingParams)[number];

function useFilterLabel(filter: JobsFilter): (param: FilterParam) => string {
  const { formatMessage, formatList, formatDate } = useIntl();
  const categories = useProfile().data?.options.categories ?? [];
  const formatAmount = (amount = 0) =>
    formatCurrency({ amount, currency: config.policy.withdrawal.min.currency });
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
          { date: formatDate(filter.closes_before, { dateStyle: 'medium', timeZone: 'UTC' }) },
        );
      default:
        return formatMessage(switchLabels[param]);
    }
  };
}

function JobsWithout({ param, label }: { param: FilterParam; label: string }) {
  const { params, change } = useQueryParams();
  const others = new URLSearchParams(params);
  others.delete(param);
  const { data, isLoading } = useJobs({ ...parseJobsFilter(others), page: 1, per_page: 1 });
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

/** Shows the filters in use as buttons that remove them, and how many jobs there are without the one chosen last. */
export function ActiveFilters() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const filter = parseJobsFilter(params);
  const getLabel = useFilterLabel(filter);
  // In the order of the address, which is that in which they were chosen.
  const active = [...params.keys()].flatMap(
    (key) => narrowingParams.find((param) => param === key && filter[param] !== undefined) ?? [],
  );
  const last = active.at(-1);
  return (
    <Stack gap="md" align="center">
      <Inline gap="xs" justify="center">
        {active.map((param) => (
          <Button
            key={param}
            variant="outline"
            size="sm"
            icon={
              <Icon
                as={X}
                size={16}
                label={formatMessage({ id: 'jobs.filter.remove', defaultMessage: 'Remove filter' })}
              />
            }
            onPress={() => change({ [param]: null, page: null })}
          >
            <bdi>{getLabel(param)}</bdi>
          </Button>
        ))}
      </Inline>
      {last && active.length > 1 && <JobsWithout param={last} label={getLabel(last)} />}
    </Stack>
  );
}
