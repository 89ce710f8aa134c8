import {
  choiceParam,
  choicesParam,
  dayParam,
  flagParam,
  integerParam,
  sortParam,
  textParam,
  type ListAddress,
  type ListValues,
} from '@byline/design-system';
import { platforms } from '@byline/design-system/portal';
import {
  categoryListMaxLength,
  jobSorts,
  jobsPageSize,
  maxSearchedPay,
  payTypes,
  searchMaxLength,
} from '../../../contract/rules/jobSearch.ts';
import type { JobsFilter } from '../../api/jobs.ts';

// Zero limits nothing.
const pay = integerParam({ minValue: 1, maxValue: maxSearchedPay });

/** The parameters of the job list in the address. */
export const jobsParams = {
  q: textParam({ maxLength: searchMaxLength }),
  platform: choicesParam(platforms),
  category: choicesParam(),
  pay_type: choiceParam(payTypes),
  pay_min: pay,
  pay_max: pay,
  closes_before: dayParam,
  eligible: flagParam,
  hide_applied: flagParam,
  invited: flagParam,
  sort: sortParam(jobSorts),
};

export type JobsAddress = ListAddress<typeof jobsParams>;

const toFlag = (isOn: boolean) => (isOn ? (1 as const) : undefined);

/** Returns the query of the job list without its page. */
export function toJobsFilter(values: ListValues<typeof jobsParams>): JobsFilter {
  const { platform, category, pay_min: minPay, pay_max: maxPay, sort, ...others } = values;
  return {
    ...others,
    platform: platform.join(',') || undefined,
    category: category.join(',').slice(0, categoryListMaxLength) || undefined,
    pay_min: minPay,
    // A maximum below the minimum would find nothing; the field of the maximum shows an error.
    pay_max: maxPay !== undefined && maxPay < (minPay ?? 0) ? undefined : maxPay,
    eligible: toFlag(values.eligible),
    hide_applied: toFlag(values.hide_applied),
    invited: toFlag(values.invited),
    // The first order is the default.
    sort: sort === jobSorts[0] ? undefined : sort,
    per_page: jobsPageSize,
  };
}
