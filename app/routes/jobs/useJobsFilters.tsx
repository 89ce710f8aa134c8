import {
  choicesFilter,
  flagsFilter,
  searchFilter,
  Skeleton,
  sortFilter,
  Stack,
  useFormats,
  useTypedParam,
  type ChosenFilter,
  lazySection,
} from '@byline/design-system';
import { PlatformName, platformMessages, platforms } from '@byline/design-system/portal';
import { defineMessages, useIntl } from 'react-intl';
import { jobSorts } from '../../../contract/rules/jobSearch.ts';
import type { Jobs } from '../../../contract/schemas/jobs.ts';
import { useProfile } from '../../api/profile.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { useCurrency } from '../../session/useCurrency.ts';
import { payLabels } from './filterLabels.ts';
import type { JobsAddress } from './jobsFilter.ts';

// Placeholder while the code of the drawer loads: a label and a box for each of the drawer's fields.
const fieldsSkeleton = (
  <Stack gap="md">
    {['category', 'kind', 'pay', 'closing'].map((name) => (
      <Stack key={name} gap="2xs">
        <Skeleton width="6rem" />
        <Skeleton shape="block" height={40} />
      </Stack>
    ))}
  </Stack>
);

const MoreJobFilters = lazySection(() => import('./MoreJobFilters.tsx'));

const words = defineMessages({
  platform: { id: 'jobs.platform', defaultMessage: 'Platform' },
});

const flagLabels = defineMessages({
  eligible: { id: 'jobs.eligible', defaultMessage: 'I qualify' },
  hide_applied: { id: 'jobs.hideApplied', defaultMessage: 'Not applied' },
  invited: { id: 'jobs.invited', defaultMessage: 'Invited' },
});

const sortLabels = defineMessages({
  match: { id: 'jobs.sort.match', defaultMessage: 'Best match' },
  newest: jobWords.sortNewest,
  closing: { id: 'jobs.sort.closing', defaultMessage: 'Closing soon' },
  pay: jobWords.sortPay,
});

/** Returns what is chosen in the drawer. */
function useChosenInDrawer({ values, change }: JobsAddress): ChosenFilter[] {
  const { formatMessage } = useIntl();
  const { date, money } = useFormats();
  const currency = useCurrency();
  const categories = useProfile().data?.options.categories ?? [];
  const { category, pay_type: payType, closes_before: closesBefore } = values;
  // U+2066 and U+2069 isolate the amount, so that the symbol stays before the figure in Arabic.
  const formatAmount = (amount: number) => `\u2066${money({ amount, currency })}\u2069`;
  const getText = (id: string) => categories.find((one) => one.id === id)?.label ?? id;
  return [
    category.length > 0 && {
      id: 'category',
      texts: category.map(getText),
      remove: () => change({ category: [] }),
    },
    payType && {
      id: 'pay_type',
      texts: [formatMessage(payLabels[payType])],
      remove: () => change({ pay_type: undefined }),
    },
    values.pay_min && {
      id: 'pay_min',
      texts: [
        formatMessage(
          { id: 'jobs.filter.payMin', defaultMessage: 'Pay from {amount}' },
          { amount: formatAmount(values.pay_min) },
        ),
      ],
      remove: () => change({ pay_min: undefined }),
    },
    values.pay_max && {
      id: 'pay_max',
      texts: [
        formatMessage(
          { id: 'jobs.filter.payMax', defaultMessage: 'Pay up to {amount}' },
          { amount: formatAmount(values.pay_max) },
        ),
      ],
      remove: () => change({ pay_max: undefined }),
    },
    closesBefore && {
      id: 'closes_before',
      texts: [
        formatMessage(
          { id: 'jobs.filter.closesBefore', defaultMessage: 'Closes before {date}' },
          { date: date(closesBefore) },
        ),
      ],
      remove: () => change({ closes_before: undefined }),
    },
  ].filter(Boolean) as ChosenFilter[];
}

/** Returns the filters and the order of the job list. */
export function useJobsFilters(address: JobsAddress, jobs: Jobs | undefined) {
  const { formatMessage } = useIntl();
  // The typed amounts are kept here, because the drawer may be closed before they are in the URL.
  const payMin = useTypedParam('pay_min');
  const payMax = useTypedParam('pay_max');
  const search = searchFilter(address, 'q', {
    label: formatMessage({ id: 'jobs.search', defaultMessage: 'Search by job or brand' }),
    placeholder: formatMessage(jobWords.searchExample),
    formatText: (text) =>
      formatMessage({ id: 'jobs.filter.text', defaultMessage: '“{text}”' }, { text }),
  });
  const filters = [
    choicesFilter(address, 'platform', {
      label: formatMessage(words.platform),
      options: platforms.map((id) => ({
        id,
        label: <PlatformName platform={id} size={16} />,
        textValue: formatMessage(platformMessages[id]),
        count: jobs && (jobs.facets.platform[id] ?? 0),
      })),
    }),
    flagsFilter(address, {
      id: 'mine',
      label: formatMessage(jobWords.onlyShow),
      options: (['eligible', 'hide_applied', 'invited'] as const).map((id) => ({
        id,
        label: formatMessage(flagLabels[id]),
      })),
    }),
  ];
  const more = {
    chosen: useChosenInDrawer(address),
    content: (
      <MoreJobFilters
        {...{ address, payMin, payMax }}
        ratesDate={jobs?.comparison.day}
        skeleton={fieldsSkeleton}
      />
    ),
  };
  const sort = sortFilter(address, 'sort', {
    label: formatMessage(jobWords.sort),
    options: jobSorts.map((id) => ({ id, label: formatMessage(sortLabels[id]) })),
  });
  return { search, filters, more, sort };
}
