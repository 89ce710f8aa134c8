import { DateTime, Text } from '@byline/design-system';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { HistoryRow } from '../../../contract/schemas/history.ts';
import { caseOutcomes } from '../../features/jobs/caseLabels.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { applicationLabels, invitationLabels } from '../../features/jobs/stateLabels.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { getArrivalDay, hasArrived } from '../../features/payments/hasArrived.ts';
import { LateDay } from '../../features/payments/LateDay.tsx';
import { PaymentStatus } from '../../features/payments/PaymentBadge.tsx';

/** Returns the date on which an objection is to be decided; undefined without an open one. */
function findOpenObjection({ dates }: HistoryRow) {
  return dates.find(({ key, certainty }) => key === 'objection_decision' && certainty !== 'done');
}

/** Renders how a job ended; after completed work, where the money is; after an objection, that it is open or what was decided. */
export function Outcome({ row }: { row: HistoryRow }) {
  const { application, invitation, payment } = row;
  if (application?.state === 'completed' && payment) {
    return <PaymentStatus payment={payment} isShort />;
  }
  if (findOpenObjection(row)) {
    return (
      <Text as="span" size="sm" weight="medium">
        <FormattedMessage {...jobWords.dateObjection} />
      </Text>
    );
  }
  // The decision about an objection counts, not the end of the work.
  const outcome = payment?.case?.outcome;
  const label: MessageDescriptor | null | undefined = outcome
    ? caseOutcomes[outcome]
    : application
      ? applicationLabels[application.state]
      : invitation && invitationLabels[invitation.state];
  return (
    label && (
      <Text as="span" size="sm" weight="medium">
        <FormattedMessage {...label} />
      </Text>
    )
  );
}

function getPaidDay({ payment, dates }: HistoryRow): string | null {
  if (payment?.payout) return getArrivalDay(payment.payout);
  const inWallet = dates.find(({ key }) => key === 'in_wallet');
  return inWallet?.at ?? payment?.expected_on ?? null;
}

/** Renders the day below the outcome: when the job ended, when its money arrived or will arrive, or when it was due. */
export function OutcomeDay({ row }: { row: HistoryRow }) {
  const { application, invitation, payment } = row;
  const decision = findOpenObjection(row);
  if (decision?.certainty === 'late' && decision.at) return <LateDay at={decision.at} />;
  if (decision?.at) {
    return (
      <FormattedMessage
        id="history.decisionBy"
        defaultMessage="Decision by {day}"
        values={{ day: <DateTime value={decision.at} isInWords /> }}
      />
    );
  }
  const decidedAt = payment?.case?.decided_at;
  if (decidedAt && application?.state !== 'completed')
    return <DateTime value={decidedAt} isInWords />;
  const late = row.dates.find(({ key, certainty }) => key === 'in_wallet' && certainty === 'late');
  if (late?.at) return <LateDay at={late.at} />;
  // Null for a job that pays only a product.
  const paidDay = application?.state === 'completed' ? getPaidDay(row) : null;
  const at =
    paidDay ??
    application?.ended_at ??
    application?.decided_at ??
    (invitation?.state === 'expired' ? invitation.expires_at : invitation?.ended_at);
  if (!at) return null;
  const day = <DateTime value={at} isInWords />;
  // The state names the day on which the money was sent, which is another one.
  const isOnTheWay = paidDay !== null && payment?.payout && !hasArrived(payment.payout);
  return isOnTheWay ? <FormattedMessage {...dateWords.payDayToBank} values={{ day }} /> : day;
}

/** Renders the reason why a job ended, in the words of the brand or the publisher. */
export function renderReason({ application }: HistoryRow) {
  return application?.reason?.text ? <span lang="">{application.reason.text}</span> : null;
}
