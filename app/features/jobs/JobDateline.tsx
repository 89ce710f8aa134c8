import { Dateline, Money, type DatelineItem } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { countDays } from '../../api/serverTime.ts';
import { noDayLabels, shortNoDayLabels } from '../dates/noDayTexts.ts';
import { getSetupNote } from '../wallet/SetupLink.tsx';
import { BrandText } from './BrandText.tsx';
import { omitLongDone, shownStates } from './chooseDates.ts';
import { dateNotes, getDateLabel, moveLabels } from './dateLabels.ts';

/** Returns why a date was moved, with the words of the brand if it gave some. Without them it is a text, which a line shows once for all steps. */
function getMoveReason(
  { why, text }: NonNullable<DateStep['moved']>,
  language: string,
  formatMessage: IntlShape['formatMessage'],
): ReactNode {
  const event = formatMessage(moveLabels[why]);
  if (text === null) return event;
  return (
    <FormattedMessage
      id="date.moved.words"
      defaultMessage="{event}: {words}"
      values={{ event, words: <BrandText language={language}>{text}</BrandText> }}
    />
  );
}

type Job = Pick<JobSummary, 'pay' | 'language' | 'my'>;

/** Returns the reason why a step has no day, or what happens while it waits for the brand. */
function getNote(
  { reason, task, certainty }: DateStep,
  formatMessage: IntlShape['formatMessage'],
): ReactNode {
  // `Closed` is the whole reason.
  if (reason === 'applications_closed') return null;
  if (reason) return getSetupNote(reason) ?? formatMessage(noDayLabels[reason]);
  return task !== null && certainty === 'waiting_for_brand' && formatMessage(dateNotes.inReview);
}

type JobDatelineProps = {
  job: Job;
  dates: readonly DateStep[];
};

/** Renders the dates of a job for its user, from the application to the money in the bank. */
export function JobDateline({ job, dates }: JobDatelineProps) {
  const { formatMessage } = useIntl();
  const tasks = new Set(dates.flatMap(({ task }) => task?.id ?? []));
  const steps = omitLongDone(dates).map((step): DatelineItem => {
    const { key, task, at, certainty, reason, moved, amount } = step;
    const isIfWithdrawn = key === 'in_bank' && certainty === 'waiting_for_you';
    return {
      id: `${key}-${task?.id ?? ''}`,
      label: formatMessage(getDateLabel(step, job.my.application)),
      state: shownStates[certainty],
      at: at ?? undefined,
      ...(isIfWithdrawn && { isApproximate: true }),
      reason: reason && formatMessage(shortNoDayLabels[reason]),
      explanation: getNote(step, formatMessage),
      // A move within the same day changes no date.
      movedFrom:
        moved && (at === null || countDays(moved.from) !== countDays(at))
          ? { at: moved.from, explanation: getMoveReason(moved, job.language, formatMessage) }
          : undefined,
      // Only the step in the wallet has an amount, because what arrives in the bank depends on the fee of the withdrawal.
      amount: key === 'in_wallet' && amount && <Money value={amount} />,
      description:
        tasks.size > 1 && task ? (
          <BrandText language={job.language}>{task.title}</BrandText>
        ) : (
          isIfWithdrawn && at !== null && <FormattedMessage {...dateNotes.ifWithdrawn} />
        ),
    };
  });
  const label = formatMessage(
    {
      id: 'timeline.label',
      defaultMessage:
        '{kind, select, product {From application to approval} other {From application to payment}}',
    },
    { kind: job.pay.type },
  );
  return <Dateline items={steps} aria-label={label} />;
}
