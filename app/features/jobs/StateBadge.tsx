import { Badge, type BadgeProps } from '@byline/design-system';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  ApplicationState,
  InvitationState,
  JobState,
  StepStatus,
  SubmissionState,
} from '../../../contract/rules/states.ts';
import {
  applicationLabels,
  invitationLabels,
  jobLabels,
  stepLabels,
  submissionLabels,
} from './stateLabels.ts';

type Tone = NonNullable<BadgeProps['tone']>;

const applicationTones: Record<ApplicationState, Tone> = {
  applied: 'neutral',
  viewed: 'primary',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  dropped: 'neutral',
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

type Size = Pick<BadgeProps, 'size'>;

function StateBadge({ label, ...props }: { tone: Tone; label: MessageDescriptor } & Size) {
  return (
    <Badge {...props}>
      <FormattedMessage {...label} />
    </Badge>
  );
}

/** Renders the state of an application. */
export function ApplicationBadge({ state, size }: { state: ApplicationState } & Size) {
  return <StateBadge tone={applicationTones[state]} label={applicationLabels[state]} size={size} />;
}

/** Renders the state of an invitation. */
export function InvitationBadge({ state, size }: { state: InvitationState } & Size) {
  return <StateBadge tone={invitationTones[state]} label={invitationLabels[state]} size={size} />;
}

/** Renders the state of a step. */
export function StepBadge({ status }: { status: StepStatus }) {
  return <StateBadge tone={stepTones[status]} label={stepLabels[status]} />;
}

/** Renders the state of a job. */
export function JobBadge({ state }: { state: JobState }) {
  return <StateBadge tone={jobTones[state]} label={jobLabels[state]} />;
}

/** Renders the state of one submitted version. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  return <StateBadge tone={submissionTones[state]} label={submissionLabels[state]} />;
}
