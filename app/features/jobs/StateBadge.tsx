import { Badge, type BadgeProps } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type {
  ApplicationState,
  JobState,
  PaymentState,
  StepStatus,
  SubmissionState,
} from '../../../server/contract/states.ts';
import {
  applicationLabels,
  jobLabels,
  paymentLabels,
  stepLabels,
  submissionLabels,
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

/** Renders the state of an application. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  return (
    <Badge tone={applicationTones[state]}>
      <FormattedMessage {...applicationLabels[state]} />
    </Badge>
  );
}

/** Renders the state of a step. */
export function StepBadge({ status }: { status: StepStatus }) {
  return (
    <Badge tone={stepTones[status]}>
      <FormattedMessage {...stepLabels[status]} />
    </Badge>
  );
}

/** Renders the state of a payment. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  return (
    <Badge tone={paymentTones[state]}>
      <FormattedMessage {...paymentLabels[state]} />
    </Badge>
  );
}

/** Renders the state of a job. */
export function JobBadge({ state }: { state: JobState }) {
  return (
    <Badge tone={jobTones[state]}>
      <FormattedMessage {...jobLabels[state]} />
    </Badge>
  );
}

const submissionTones: Record<SubmissionState, Tone> = {
  draft: 'neutral',
  submitted: 'primary',
  changes_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** Renders the state of one submitted version. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  return (
    <Badge tone={submissionTones[state]}>
      <FormattedMessage {...submissionLabels[state]} />
    </Badge>
  );
}
