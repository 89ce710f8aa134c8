import { Money, type TimelineStep } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';

const { clearing_days: clearingDays, review_window_hours: reviewHours, withdrawal } = config.policy;
const [arrivalLeast, arrivalMost] = withdrawal.arrives_in_days;

/** What the job of the example pays: thirty times the smallest withdrawal, a round amount in its currency. */
export const examplePay = { ...withdrawal.min, amount: 30 * withdrawal.min.amount };

/** Example timeline of a job: steps done, the draft in review, and steps to come. Figures come from the policy. */
export const jobLifecycle: readonly TimelineStep[] = [
  {
    id: 'applied',
    state: 'done',
    title: <FormattedMessage id="home.way.applied" defaultMessage="Applied" />,
  },
  {
    id: 'accepted',
    state: 'done',
    title: <FormattedMessage id="home.way.accepted" defaultMessage="Accepted" />,
  },
  {
    id: 'draft',
    state: 'current',
    title: <FormattedMessage id="home.way.draft" defaultMessage="Draft in review" />,
    detail: (
      <FormattedMessage
        id="home.way.draftText"
        defaultMessage="Approved after {reviewHours, plural, one {# hour} other {# hours}} without a reply"
        values={{ reviewHours }}
      />
    ),
  },
  {
    id: 'live',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.live" defaultMessage="Live link approved" />,
  },
  {
    id: 'wallet',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.wallet" defaultMessage="In your wallet" />,
    time: <Money value={examplePay} />,
    detail: (
      <FormattedMessage
        id="home.way.walletText"
        defaultMessage="{clearingDays, plural, one {# day} other {# days}} after approval"
        values={{ clearingDays }}
      />
    ),
  },
  {
    id: 'bank',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.bank" defaultMessage="In your bank" />,
    detail: (
      <FormattedMessage
        id="home.way.bankText"
        defaultMessage="{least} to {most} working days after you withdraw, from {min}"
        values={{
          least: arrivalLeast,
          most: arrivalMost,
          min: <Money value={withdrawal.min} />,
        }}
      />
    ),
  },
];
