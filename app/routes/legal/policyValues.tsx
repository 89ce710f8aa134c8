import { Money } from '@byline/design-system';
import { config } from '../../config.ts';

const { policy } = config;
const { min, fee, arrives_in_days: arrival } = policy.withdrawal;

/** The configured figures as values for messages, e.g. `{reviewHours}` or `{withdrawalFee}`. */
export const policyValues = {
  reviewHours: policy.review_window_hours,
  revisions: policy.revisions_included,
  clearingDays: policy.clearing_days,
  withdrawalMin: <Money value={min} />,
  withdrawalFee: (
    <>
      <Money value={fee.fixed} />
      {fee.percent > 0 && ` + ${fee.percent}%`}
    </>
  ),
  arrivalLeast: arrival[0],
  arrivalMost: arrival[1],
};
