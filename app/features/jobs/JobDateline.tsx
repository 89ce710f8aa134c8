import { Dateline, Inline, Money, type DatelineStep } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { countDays, serverNow } from '../../api/serverTime.ts';
import { BrandText } from './BrandText.tsx';
import { omitLongDone, shownCertainties } from './chooseDates.ts';
import { dateNotes, getDateLabel, moveLabels, noDayLabels, noDayWords } from './dateLabels.ts';

function Moved({ moved, language }: { moved: NonNullable<DateStep['moved']>; language: string }) {
  if (moved.text === null) return <FormattedMessage {...moveLabels[moved.why]} />;
  return (
    <FormattedMessage
      id="date.moved.words"
      defaultMessage="{event}: {words}"
      values={{
        event: <FormattedMessage {...moveLabels[moved.why]} />,
        words: <BrandText language={language}>{moved.text}</BrandText>,
      }}
    />
  );
}

type Job = Pick<JobSummary, 'pay' | 'language' | 'my'>;

function Note({
  step: { key, task, certainty },
  job,
  hasTitle,
}: {
  step: DateStep;
  job: Job;
  hasTitle: boolean;
}) {
  const isReviewed = task !== null && certainty === 'waiting_for_brand';
  const note = isReviewed
    ? dateNotes.inReview
    : key === 'in_bank' && certainty === 'waiting_for_you' && dateNotes.ifWithdrawn;
  return (
    <Inline as="span" gap="xs">
      {hasTitle && task && <BrandText language={job.language}>{task.title}</BrandText>}
      {note && (
        <span>
          <FormattedMessage {...note} />
        </span>
      )}
    </Inline>
  );
}

type JobDatelineProps = {
  job: Job;
  dates: readonly DateStep[];
};

/** Renders the dates of a job for its user, from the application to the money in the bank. */
export function JobDateline({ job, dates }: JobDatelineProps) {
  const { formatMessage } = useIntl();
  const tasks = new Set(dates.flatMap(({ task }) => task?.id ?? []));
  const steps = omitLongDone(dates).map((step): DatelineStep => {
    const { key, task, at, certainty, reason, moved, amount } = step;
    // Whether the step has a note, or the title of its task.
    const isNoted =
      (task !== null && (tasks.size > 1 || certainty === 'waiting_for_brand')) ||
      (key === 'in_bank' && certainty === 'waiting_for_you' && at !== null);
    return {
      id: `${key}-${task?.id ?? ''}`,
      label: formatMessage(getDateLabel(step, job.my.application)),
      certainty: shownCertainties[certainty],
      at: at ?? undefined,
      ...(key === 'in_bank' && certainty === 'waiting_for_you' && { isApproximate: true }),
      reason: reason && <FormattedMessage {...noDayWords[reason]} />,
      note: reason && reason !== 'applications_closed' && (
        <FormattedMessage {...noDayLabels[reason]} />
      ),
      // A move within the same day changes no date.
      movedFrom:
        moved && (at === null || countDays(moved.from) !== countDays(at))
          ? { at: moved.from, why: <Moved moved={moved} language={job.language} /> }
          : undefined,
      // Only the step in the wallet has an amount, because what arrives in the bank depends on the fee of the withdrawal.
      amount: key === 'in_wallet' && amount && <Money value={amount} />,
      detail: isNoted && <Note step={step} job={job} hasTitle={tasks.size > 1} />,
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
  return <Dateline steps={steps} label={label} now={serverNow()} />;
}
