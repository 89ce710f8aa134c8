import { Badge, type BadgeProps } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  ApplicationState,
  JobState,
  StepStatus,
  SubmissionState,
} from '../../../contract/rules/states.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
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

/** Renders the state of the user's application or invitation; nothing without either. */
export function renderOwnState({ my }: JobSummary, size?: BadgeProps['size']): ReactNode {
  if (my.application) return <ApplicationBadge state={my.application} size={size} />;
  if (!my.invitation_expires_at) return null;
  return <StateBadge tone="primary" label={invitationLabels.sent} size={size} />;
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
