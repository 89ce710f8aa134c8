import { Dateline, Money, type DatelineItem } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { day, hour } from '../../../contract/rules/durations.ts';
import { addWorkingDays } from '../../../contract/rules/workingDays.ts';
import { serverNow } from '../../api/serverTime.ts';
import { config } from '../../config.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';

const { clearing_days: clearingDays, review_window_hours: reviewHours, withdrawal } = config.policy;
const [arrivalLeast, arrivalMost] = withdrawal.arrives_in_days;

/** What the job of the example pays: thirty times the smallest withdrawal, a round amount in its currency. */
export const examplePay = { ...withdrawal.min, amount: 30 * withdrawal.min.amount };

const labels = defineMessages({
  applied: jobWords.applicationStateApplied,
  accepted: { id: 'home.way.accepted', defaultMessage: 'Accepted' },
  draft: jobWords.stepNameDraft,
  live: jobWords.stepNameLive,
  approved: jobWords.stepStateApproved,
  wallet: { id: 'home.way.wallet', defaultMessage: 'In your wallet' },
  bank: { id: 'home.way.bank', defaultMessage: 'In your bank' },
});

const notes = {
  approved: (
    <FormattedMessage
      id="home.way.approvedText"
      defaultMessage="After {reviewHours, plural, one {# hour} other {# hours}} without a reply"
      values={{ reviewHours }}
    />
  ),
  wallet: (
    <FormattedMessage
      id="home.way.walletText"
      defaultMessage="{clearingDays, plural, one {# day} other {# days}} after approval"
      values={{ clearingDays }}
    />
  ),
  bank: (
    <FormattedMessage
      id="home.way.bankText"
      defaultMessage="{least} to {most} working days after you withdraw, from {min}"
      values={{ least: arrivalLeast, most: arrivalMost, min: <Money value={withdrawal.min} /> }}
    />
  ),
};

/** Returns the days of an example job, by the rules for real jobs. Its live link is due in three days. */
function getDays(now: number) {
  const live = now + 3 * day;
  const approved = live + reviewHours * hour;
  const wallet = approved + clearingDays * day;
  const times = {
    applied: now - 9 * day,
    accepted: now - 7 * day,
    draft: now - 2 * day,
    live,
    approved,
    wallet,
    bank: addWorkingDays(wallet, arrivalMost),
  };
  // Without a time of day, for which the line would have a button.
  return (key: keyof typeof times) => new Date(times[key]).toISOString().slice(0, 10);
}

/** Renders the line of an example job, with the figures of this installation. */
export function ExampleDateline() {
  const { formatMessage } = useIntl();
  const now = serverNow();
  const getDay = getDays(now);
  const step = (
    key: keyof typeof labels,
    state: DatelineItem['state'],
    more?: Pick<DatelineItem, 'amount' | 'explanation'>,
  ): DatelineItem => ({
    ...{ id: key, label: formatMessage(labels[key]), at: getDay(key), state },
    ...more,
  });
  return (
    <Dateline
      aria-label={formatMessage({
        id: 'home.exampleDays',
        defaultMessage: 'Days of an example job',
      })}
      items={[
        step('applied', 'done'),
        step('accepted', 'done'),
        step('draft', 'done'),
        step('live', 'current'),
        step('approved', 'expected', { explanation: notes.approved }),
        step('wallet', 'expected', {
          amount: <Money value={examplePay} />,
          explanation: notes.wallet,
        }),
        step('bank', 'expected', { explanation: notes.bank }),
      ]}
    />
  );
}
