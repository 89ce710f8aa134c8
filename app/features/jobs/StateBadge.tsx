import { Badge, type BadgeProps } from '@byline/design-system';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  ApplicationState,
  InvitationState,
  JobState,
  PaymentState,
  StepStatus,
  SubmissionState,
  WithdrawalState,
} from '../../../contract/rules/states.ts';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import {
  applicationLabels,
  invitationLabels,
  jobLabels,
  paymentLabels,
  returnedLabel,
  stepLabels,
  submissionLabels,
  withdrawalLabels,
} from './stateLabels.ts';

type Tone = NonNullable<BadgeProps['tone']>;

const applicationTones: Record<ApplicationState, Tone> = {
  applied: 'neutral',
  viewed: 'primary',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  dropped: 'warning',
  removed: 'danger',
  completed: 'success',
};

const invitationTones: Record<InvitationState, Tone> = {
  sent: 'primary',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  revoked: 'neutral',
};

const stepTones: Record<StepStatus, Tone> = {
  locked: 'neutral',
  open: 'primary',
  in_review: 'primary',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
  missed: 'danger',
};

const paymentTones: Record<PaymentState, Tone> = {
  estimated: 'neutral',
  pending: 'primary',
  available: 'success',
  on_hold: 'warning',
  cancelled: 'neutral',
};

const jobTones: Record<JobState, Tone> = {
  open: 'success',
  full: 'warning',
  closed: 'neutral',
  completed: 'neutral',
  cancelled: 'danger',
};

const submissionTones: Record<SubmissionState, Tone> = {
  draft: 'neutral',
  submitted: 'primary',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
};

const withdrawalTones: Record<WithdrawalState, Tone> = {
  requested: 'neutral',
  processing: 'primary',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

function StateBadge({ tone, label }: { tone: Tone; label: MessageDescriptor }) {
  return (
    <Badge tone={tone}>
      <FormattedMessage {...label} />
    </Badge>
  );
}

/** Renders the state of an application. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  return <StateBadge tone={applicationTones[state]} label={applicationLabels[state]} />;
}

/** Renders the state of an invitation. */
export function InvitationBadge({ state }: { state: InvitationState }) {
  return <StateBadge tone={invitationTones[state]} label={invitationLabels[state]} />;
}

/** Renders the state of a step. */
export function StepBadge({ status }: { status: StepStatus }) {
  return <StateBadge tone={stepTones[status]} label={stepLabels[status]} />;
}

/** Renders the state of a payment. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  return <StateBadge tone={paymentTones[state]} label={paymentLabels[state]} />;
}

/** Renders the state of a job. */
export function JobBadge({ state }: { state: JobState }) {
  return <StateBadge tone={jobTones[state]} label={jobLabels[state]} />;
}

/** Renders the state of one submitted version. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  return <StateBadge tone={submissionTones[state]} label={submissionLabels[state]} />;
}

/** Renders the state of a withdrawal; one that failed after it was paid was returned by the bank. */
export function WithdrawalBadge({
  withdrawal: { state, paid_at: paidAt },
}: {
  withdrawal: Pick<Withdrawal, 'state' | 'paid_at'>;
}) {
  const isReturned = state === 'failed' && paidAt !== null;
  return (
    <StateBadge
      tone={withdrawalTones[state]}
      label={isReturned ? returnedLabel : withdrawalLabels[state]}
    />
  );
}
